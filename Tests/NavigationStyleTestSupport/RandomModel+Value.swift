package import NavigationStyle

extension RandomModel {
    package mutating func rgba() -> RGBA {
        if chance(30) { return one(of: [.white, .black, .clear]) }
        let alpha = chance(70) ? 255 : integer(in: 0...255)
        let bytes = [integer(in: 0...255), integer(in: 0...255), integer(in: 0...255), alpha].map {
            UInt8(truncatingIfNeeded: $0)
        }
        return RGBA(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
    }

    package mutating func color() -> BarColor {
        if chance(20) { return BarColor(systemName: one(of: BarColor.systemNames)) ?? .label }
        return chance(15) ? BarColor(light: rgba(), dark: rgba()) : BarColor(rgba())
    }

    package mutating func image() -> BarImage {
        if chance(20) { return .empty }
        let gradient = maybe(15) { $0.gradient() }
        return .picture(
            BarImage.Picture(
                name: maybe(60) { $0.name() },
                minimumAlpha: maybe(gradient == nil ? 100 : 30) { $0.chance(50) ? 1 : $0.fraction() },
                color: maybe(gradient == nil ? 60 : 30) { $0.color() },
                gradient: gradient
            )
        )
    }

    package mutating func gradient() -> BarImage.Gradient {
        let places = several(2...5) { $0.fraction() }.sorted()
        return BarImage.Gradient(
            places.map { BarImage.Gradient.Stop(at: $0, color: color()) },
            direction: one(of: BarImage.Gradient.Direction.self)
        )
    }

    package mutating func textAttributes() -> TextAttributes {
        TextAttributes(
            color: maybe(70) { $0.color() },
            fontSize: maybe(40) { $0.points(in: 8...40) },
            fontWeight: maybe(40) { $0.one(of: FontWeight.self) }
        )
    }

    package mutating func appearance() -> Appearance {
        var appearance = Appearance(one(of: Appearance.Background.self))
        appearance.backgroundColor = maybe(50) { $0.color() }
        appearance.backgroundEffect = maybe(30) { model in model.maybe(60) { $0.one(of: BackgroundEffect.self) } }
        appearance.backgroundImage = maybe(20) { $0.image() }
        appearance.shadowColor = maybe(40) { model in model.maybe(50) { $0.color() } }
        appearance.shadowImage = maybe(15) { $0.image() }
        appearance.titleTextAttributes = maybe(40) { $0.textAttributes() }
        appearance.largeTitleTextAttributes = maybe(20) { $0.textAttributes() }
        appearance.buttonColor = maybe(20) { $0.color() }
        appearance.backIndicatorImage = maybe(15) { $0.image() }
        appearance.backIndicatorTransitionMaskImage = maybe(15) { $0.image() }
        return appearance
    }

    package mutating func insets(in range: ClosedRange<Int> = -20...60) -> Insets {
        Insets(
            top: points(in: range),
            left: chance(50) ? 0 : points(in: range),
            bottom: points(in: range),
            right: chance(50) ? 0 : points(in: range)
        )
    }

    /// Returns a value of any shape, at most `depth` objects or arrays deep.
    package mutating func value(depth: Int = 3) -> Value {
        switch integer(in: 0...(depth > 0 ? 5 : 3)) {
        case 0: .null
        case 1: .bool(flag())
        case 2: .number(chance(50) ? Double(integer(in: -1000...1000)) : points(in: -9...9))
        case 3: .string(text())
        case 4: .array(several(0...3) { $0.value(depth: depth - 1) })
        default: .object(members: members(depth: depth - 1))
        }
    }

    /// Returns members of an object; no key begins with `x-` or `$`.
    package mutating func members(depth: Int = 2) -> [String: Value] {
        let keys = several(0...4) { $0.one(of: ["config", "barAlpha", "barHidden", "tintColor", "isManaged", "键"]) }
        var members: [String: Value] = [:]
        for key in keys { members[key] = value(depth: depth) }
        return members
    }
}
