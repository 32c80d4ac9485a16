extension NavigationEnvironment {
    /// The version whose look and metrics the app gets: the era, unless the app opts out of Liquid Glass.
    ///
    /// `UIDesignRequiresCompatibility` makes an app look as if it had been built with the previous SDK (uikit.B5).
    package var designVersion: SystemVersion {
        let era = era
        return era >= .liquidGlass && designRequiresCompatibility ? NavigationEnvironment.designBeforeLiquidGlass : era
    }

    /// iOS 19 to 25 do not exist.
    private static let designBeforeLiquidGlass = SystemVersion(18)

    /// Returns the style of the bar's content, light or dark: a black bar is dark in any mode.
    func contentStyle(barStyle: SystemBarStyle) -> UserInterfaceStyle {
        barStyle.isBlack ? .dark : interfaceStyle
    }
}

extension NavigationEnvironment {
    /// The color of an untouched `tintColor` (uikit.F8).
    ///
    /// With Increase Contrast it is the darker or, in dark mode, the lighter blue that Apple's Human Interface
    /// Guidelines list for it, from iOS 13 on. The other effects of that setting (darker tints, an emphasised hairline,
    /// a border around Liquid Glass) are published without numbers, and the named system colors are those of normal
    /// contrast: neither is simulated here (uikit.L).
    var systemTintColor: RGBA {
        guard os >= .appearanceObjects else { return BarColor.systemBlue.light }
        return (increaseContrast ? BarColor.highContrastBlue : .systemBlue).resolved(for: interfaceStyle)
    }
}

extension NavigationEnvironment {
    /// The color that an appearance gives the buttons where no code has chosen one (uikit.F8, uikit.B5).
    package var untouchedButtonColor: BarColor? {
        designVersion >= .liquidGlass ? .label : BarColor(systemName: "systemBlue")
    }
}

extension BarColor {
    /// `systemBlue` with Increase Contrast.
    fileprivate static let highContrastBlue = BarColor(
        light: RGBA(rawValue: 0x0040_DDFF),
        dark: RGBA(rawValue: 0x409C_FFFF)
    )
}
