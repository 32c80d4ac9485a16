extension Environment {
    /// The version whose look and metrics the app gets: the era, unless it asks for the design before Liquid Glass.
    ///
    /// `UIDesignRequiresCompatibility` makes an app look as if it had been built with the SDK before (uikit.md B5).
    package var designVersion: SystemVersion {
        let era = era
        return era >= .liquidGlass && designRequiresCompatibility ? Environment.designBeforeLiquidGlass : era
    }

    /// There is no iOS 19 to 25.
    private static let designBeforeLiquidGlass = SystemVersion(18)

    /// Light or dark, as the bar's content has it: dark mode came with iOS 13, and a black bar is dark in any mode.
    func contentStyle(barStyle: SystemBarStyle) -> UserInterfaceStyle {
        if barStyle.isBlack { return .dark }
        return os >= .appearanceObjects ? userInterfaceStyle : .light
    }
}
