extension BarProperties {
    /// The write with the colors that are shown under `style`; itself where no color in it is dynamic.
    public func resolved(for style: UserInterfaceStyle) -> BarProperties {
        var result = self
        for (property, value) in self where value.isDynamic { result[property] = value.resolved(for: style) }
        return result
    }
}

extension BarValue {
    /// Whether it holds a color that is one in light and another in dark.
    var isDynamic: Bool {
        switch self {
        case .null, .barStyle, .flag, .number, .visibility: false
        case .color(let color): color.isDynamic
        case .image(let image): image.isDynamic
        case .textAttributes(let attributes): attributes.isDynamic
        case .appearance(let appearance): appearance.isDynamic
        }
    }

    /// The value with the colors that are shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> BarValue {
        switch self {
        case .null, .barStyle, .flag, .number, .visibility: self
        case .color(let color): .color(color.fixed(for: style))
        case .image(let image): .image(image.resolved(for: style))
        case .textAttributes(let attributes): .textAttributes(attributes.resolved(for: style))
        case .appearance(let appearance): .appearance(appearance.resolved(for: style))
        }
    }
}
