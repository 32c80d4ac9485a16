extension Environment {
    /// What an untouched `tintColor` comes to (uikit.md F8).
    ///
    /// With Increase Contrast it is the darker or, in dark mode, the lighter blue that Apple's Human Interface Guidelines
    /// list for it, from iOS 13 on. What else that setting does (darker tints, an emphasised hairline, a border around
    /// Liquid Glass) is published without numbers, and the named system colours are those of normal contrast: neither
    /// is told apart here (uikit.md L).
    var systemTintColor: RGBA {
        guard os >= .appearanceObjects else { return Color.systemBlue.light }
        return (increaseContrast ? Color.highContrastBlue : .systemBlue).resolved(for: userInterfaceStyle)
    }
}

extension Color {
    /// `systemBlue` with Increase Contrast.
    fileprivate static let highContrastBlue = Color(
        light: RGBA(rawValue: 0x0040_DDFF),
        dark: RGBA(rawValue: 0x409C_FFFF)
    )
}
