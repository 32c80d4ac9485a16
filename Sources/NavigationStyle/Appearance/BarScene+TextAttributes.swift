extension EffectiveAppearance {
    /// The object whose title and button attributes are used; nil for the legacy properties.
    var object: Appearance? {
        switch self {
        case .legacy: nil
        case .object(let appearance): appearance
        case .transparent(let original): original.object
        }
    }
}

extension BarScene {
    /// The attributes of the title of a bar that draws with `appearance`; they come whole from it (uikit.md B3, G).
    func textAttributes(of appearance: EffectiveAppearance, isLarge: Bool) -> TextAttributes? {
        if let object = appearance.object {
            return isLarge ? object.largeTitleTextAttributes : object.titleTextAttributes
        }
        guard
            case .textAttributes(let attributes) =
                properties[isLarge ? .largeTitleTextAttributes : .titleTextAttributes]
        else { return nil }
        return attributes
    }
}
