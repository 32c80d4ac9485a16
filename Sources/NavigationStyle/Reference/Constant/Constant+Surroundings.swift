extension Constant {
    /// The constants of the bar's surroundings.
    static let surroundings: [Constant] = [
        Constant(
            "sheetBarHeight",
            BarMetrics.sheetHeight,
            .points,
            .observed,
            "The bar in a sheet of UIKit's, from iOS 13 to 18, at the top of the sheet; that of iOS 26 is not known "
                + "(around.O1, around.O5)"
        ),
        Constant(
            "sheetGap",
            BarMetrics.sheetGap,
            .points,
            .contested,
            "From the status bar to the upper edge of a sheet: nobody has published a measure (around.O1)"
        ),
        Constant(
            "pageSheetWidth",
            BarMetrics.pageSheetWidth,
            .points,
            .contested,
            "A page sheet on an iPad: nobody has published a measure for every iPad (around.O1)"
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
            "A tab bar up to iOS 18, with the safe area below it; that of iPadOS 18, at the top, and that of iOS 26 are not "
                + "known (around.P4)"
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
