package import NavigationStyle

extension RandomModel {
    /// Returns a random write, usually of one to four properties, sometimes of none or all.
    package mutating func barProperties() -> BarProperties {
        switch integer(in: 0...19) {
        case 0: BarProperties()
        case 1: barProperties(touching: BarProperty.allCases)
        default: barProperties(touching: several(1...4) { $0.one(of: BarProperty.self) })
        }
    }

    package mutating func barProperties(touching properties: some Sequence<BarProperty>) -> BarProperties {
        var result = BarProperties()
        for property in properties { result[property] = barValue(of: property) }
        return result
    }

    /// Returns a random value of `property`, including nil for properties that can be nil.
    package mutating func barValue(of property: BarProperty) -> BarValue {
        switch property.kind {
        case .barStyle: .barStyle(one(of: SystemBarStyle.self))
        case .flag: .flag(flag())
        case .number: .number(fraction())
        case .color: maybe(80) { .color($0.color()) } ?? .null
        case .image: maybe(75) { .image($0.image()) } ?? .null
        case .textAttributes: maybe(80) { .textAttributes($0.textAttributes()) } ?? .null
        case .appearance: maybe(80) { .appearance($0.appearance()) } ?? .null
        case .visibility: .visibility(barVisibility())
        }
    }

    package mutating func barVisibility() -> BarVisibility {
        BarVisibility(hidden: flag(), animation: one(of: [.none, .animated, .asTransition]))
    }

    package mutating func barPropertySet() -> BarPropertySet {
        BarPropertySet(several(0...8) { $0.one(of: BarProperty.self) })
    }

    /// Returns a random declared style, with any number of its parts.
    package mutating func barStyle() -> BarStyle {
        var style = BarStyle()
        style.hidden = maybe(25) { $0.flag() }
        style.background = maybe(60) { $0.background() }
        style.shadow = maybe(30) { $0.shadow() }
        style.tint = maybe(40) { $0.color() }
        style.title = maybe(30) { $0.textAttributes() }
        style.largeTitle = maybe(20) { $0.flag() }
        style.statusBar = maybe(30) { $0.one(of: StatusBarStyle.self) }
        return style
    }

    private mutating func background() -> BarStyle.Background {
        switch integer(in: 0...5) {
        case 0: .default
        case 1: .transparent
        case 2: .image(image())
        default: .color(color())
        }
    }

    private mutating func shadow() -> BarStyle.Shadow {
        switch integer(in: 0...2) {
        case 0: .none
        case 1: .default
        default: .color(color())
        }
    }
}
