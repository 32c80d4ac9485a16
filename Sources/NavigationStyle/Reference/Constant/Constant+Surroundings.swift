extension Constant {
    /// The alpha of the highlighted state, in which an item stays (around.T1).
    private static let dimmedItemAlpha = 0.2

    /// The constants of the bar's surroundings.
    static let surroundings: [Constant] = [
        Constant(
            "dimmedItemAlpha",
            dimmedItemAlpha,
            .opacity,
            .observed,
            "The alpha of a bar button item that was tapped to push, once its screen returns, on iOS 11.2 to 12 "
                + "(around.T1)"
        ),
        Constant(
            "sheetBarHeight",
            BarMetrics.sheetHeight,
            .points,
            .observed,
            "The bar in one of UIKit's sheets, from iOS 13 to 18, at the top of the sheet; that of iOS 26 is "
                + "unknown (around.O1, around.O5)"
        ),
        Constant(
            "sheetGap",
            BarMetrics.sheetGap,
            .points,
            .contested,
            "From the status bar to the upper edge of a sheet: no published measurement (around.O1)"
        ),
        Constant(
            "pageSheetWidth",
            BarMetrics.pageSheetWidth,
            .points,
            .contested,
            "A page sheet on an iPad: no published measurement for every iPad (around.O1)"
        ),
        Constant(
            "formSheetWidth",
            BarMetrics.formSheetWidth,
            .points,
            .contested,
            "A form sheet on an iPad: the size of the first iPads (around.O1)"
        ),
        Constant(
            "formSheetHeight",
            BarMetrics.formSheetHeight,
            .points,
            .contested,
            "A form sheet on an iPad: the size of the first iPads (around.O1)"
        ),
        Constant(
            "tabBarHeight",
            BarMetrics.tabBarHeight,
            .points,
            .observed,
            "A tab bar up to iOS 18, with the safe area below it; those of iPadOS 18, at the top, and of iOS 26 "
                + "are unknown (around.P4)"
        ),
        Constant(
            "compactTabBarHeight",
            BarMetrics.compactTabBarHeight,
            .points,
            .observed,
            "A tab bar in compact height from iOS 11 on (around.P4)"
        ),
        Constant(
            "padTabBarHeight",
            BarMetrics.padTabBarHeight,
            .points,
            .observed,
            "A tab bar on an iPad, of an app that is linked against SDK 12 or later (around.P4)"
        ),
    ]
}
