extension Appearance {
    /// Takes the values of a bar's legacy properties that `write` sets, where a policy carries them over (libraries.10.7).
    mutating func take(_ write: BarProperties) {
        if let style = write.barStyle {
            backgroundEffect = .some(style == .default ? .systemChromeMaterialLight : .systemChromeMaterialDark)
        }
        if let color = write.barTintColor { backgroundColor = color }
        if let image = write.backgroundImage { backgroundImage = image }
        if let image = write.compactBackgroundImage { backgroundImage = image }
        if let image = write.shadowImage { shadowImage = image }
        if let attributes = write.titleTextAttributes {
            titleTextAttributes = attributes == TextAttributes() ? nil : attributes
        }
    }
}
