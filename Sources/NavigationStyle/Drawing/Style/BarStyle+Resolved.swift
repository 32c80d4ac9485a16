extension BarStyle {
    /// The style with the colours that are shown under `style`.
    ///
    /// It comes before `properties(for:)`: a colour may be opaque in light and not in dark.
    public func resolved(for style: UserInterfaceStyle) -> BarStyle {
        var result = self
        switch background {
        case .color(let color): result.background = .color(color.fixed(for: style))
        case .image(let image): result.background = .image(image.resolved(for: style))
        case nil, .default, .transparent: break
        }
        if case .color(let color) = shadow { result.shadow = .color(color.fixed(for: style)) }
        result.tint = tint?.fixed(for: style)
        result.title = title?.resolved(for: style)
        return result
    }
}
