import NavigationStyle

/// Makes values of the model at random, with every member there now and then.
struct RandomModel {
    var random: SeededGenerator
    private var ids = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    // MARK: - Choices

    mutating func chance(_ percent: Int = 50) -> Bool { Int(random.next() % 100) < percent }

    mutating func maybe<T>(_ percent: Int = 50, _ make: (inout RandomModel) -> T) -> T? {
        chance(percent) ? make(&self) : nil
    }

    mutating func one<T: CaseIterable>(_: T.Type = T.self) -> T {
        let all = Array(T.allCases)
        return all[Int(random.next() % UInt64(all.count))]
    }

    mutating func list<T>(_ most: Int, _ make: (inout RandomModel) -> T) -> [T] {
        (0..<Int(random.next() % UInt64(most + 1))).map { _ in make(&self) }
    }

    mutating func fraction() -> Double { Double(random.next() % 1001) / 1000 }

    mutating func points() -> Double {
        switch random.next() % 4 {
        case 0: Double(Int(random.next() % 2000) - 1000)
        case 1: Double(Int(random.next() % 2000) - 1000) / 3
        case 2: 0
        default: Double(Int(random.next() % 200_000) - 100_000) / 100
        }
    }

    mutating func text() -> String {
        let pieces = [
            "a", "Photo", " ", "\"", "\\", "/", "\n", "\u{1}", "é", "e\u{301}", "导航栏", "\u{1F600}", "~", "x-",
        ]
        return list(6) { $0.one(of: pieces) }.joined()
    }

    mutating func one<T>(of values: [T]) -> T { values[Int(random.next() % UInt64(values.count))] }

    /// An id that no other is equal to.
    mutating func id() -> Screen.ID {
        ids += 1
        return Screen.ID(rawValue: "\(ids)" + text())
    }

    // MARK: - Values

    mutating func rgba() -> RGBA { RGBA(rawValue: UInt32(truncatingIfNeeded: random.next())) }

    mutating func color() -> Color {
        chance(80) ? Color(rgba()) : Color(light: rgba(), dark: rgba())
    }

    mutating func image() -> Image {
        guard chance(80) else { return .empty }
        return .picture(
            Image.Picture(name: maybe { $0.text() }, minimumAlpha: fraction(), color: maybe { $0.color() })
        )
    }

    mutating func textAttributes() -> TextAttributes {
        TextAttributes(
            color: maybe { $0.color() },
            fontSize: maybe { $0.fraction() * 100 },
            fontWeight: maybe { $0.one() }
        )
    }

    mutating func appearance() -> Appearance {
        var appearance = Appearance(one())
        appearance.backgroundColor = maybe { $0.color() }
        appearance.backgroundEffect = maybe { model in model.maybe { $0.one() } }
        appearance.backgroundImage = maybe { $0.image() }
        appearance.shadowColor = maybe { model in model.maybe { $0.color() } }
        appearance.shadowImage = maybe { $0.image() }
        appearance.titleTextAttributes = maybe { $0.textAttributes() }
        appearance.largeTitleTextAttributes = maybe { $0.textAttributes() }
        appearance.buttonColor = maybe { $0.color() }
        appearance.backIndicatorImage = maybe { $0.image() }
        appearance.backIndicatorTransitionMaskImage = maybe { $0.image() }
        return appearance
    }

    mutating func value(_ depth: Int = 3) -> Value {
        switch random.next() % (depth > 0 ? 6 : 4) {
        case 0: .null
        case 1: .bool(chance())
        case 2: .number(points())
        case 3: .string(text())
        case 4: .array(list(3) { $0.value(depth - 1) })
        default: object(depth)
        }
    }

    mutating func object(_ depth: Int = 3) -> Value {
        // Keys that no object ignores.
        let keys = Set(list(3) { "k" + $0.text() }.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
        return .object(keys.sorted().map { Value.Member($0, value(depth - 1)) })
    }

    // MARK: - Bars

    mutating func barValue(_ property: BarProperty) -> BarValue {
        switch property.kind {
        case .barStyle: .barStyle(one())
        case .flag: .flag(chance())
        case .number: .number(fraction())
        case .visibility:
            .visibility(BarVisibility(hidden: chance(), animation: one(of: [.none, .animated, .asTransition])))
        case .color: chance(20) ? .null : .color(color())
        case .image: chance(20) ? .null : .image(image())
        case .textAttributes: chance(20) ? .null : .textAttributes(textAttributes())
        case .appearance: chance(20) ? .null : .appearance(appearance())
        }
    }

    mutating func barProperties() -> BarProperties {
        var properties = BarProperties()
        for property in BarProperty.allCases where chance(20) { properties[property] = barValue(property) }
        return properties
    }

    mutating func barStyle() -> BarStyle {
        var style = BarStyle()
        style.hidden = maybe { $0.chance() }
        style.background = maybe { model in
            switch model.random.next() % 4 {
            case 0: .default
            case 1: .transparent
            case 2: .color(model.color())
            default: .image(model.image())
            }
        }
        style.shadow = maybe { model in
            switch model.random.next() % 3 {
            case 0: .none
            case 1: .default
            default: .color(model.color())
            }
        }
        style.tint = maybe { $0.color() }
        style.title = maybe { $0.textAttributes() }
        style.largeTitle = maybe { $0.chance() }
        style.statusBar = maybe { $0.one() }
        return style
    }
}
