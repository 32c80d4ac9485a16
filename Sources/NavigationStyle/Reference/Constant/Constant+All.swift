extension Constant {
    /// Every number of UIKit's outside of the layout that Apple does not publish.
    ///
    /// Each is one named value where it is used; the numbers of a device are in ``DeviceMetrics`` instead.
    public static let all = rules + row + surroundings + PolicyPage.all.flatMap(\.constants)

    private static let rules: [Constant] = [
        Constant(
            "transitionDuration",
            PresentationRule.transitionDuration,
            .seconds,
            .contested,
            "The duration of a push or a pop: the customary value, not measured (uikit.I)"
        ),
        Constant(
            "interactivePopPredictionInterval",
            InteractivePopRule.predictionInterval,
            .seconds,
            .contested,
            "The time by which iOS 18 projects the movement when a finger is lifted: the form of the rule is "
                + "reported, but not the number (uikit.D4)"
        ),
        Constant(
            "interactivePopCommitDistance",
            InteractivePopRule.commitDistance,
            .points,
            .observed,
            "The part of the width beyond which iOS 18 completes a back swipe, if it is less than half (uikit.D4)"
        ),
        Constant(
            "interactivePopCommitProgress",
            InteractivePopRule.commitProgress,
            .widths,
            .observed,
            "The part of the width beyond which a resting finger completes a back swipe (uikit.D4)"
        ),
        Constant(
            "interactivePopRestoresNavigationBarHidden",
            InteractivePopRule.restoresNavigationBarHidden ? 1 : 0,
            .flag,
            .contested,
            "Whether UIKit restores isNavigationBarHidden if a back swipe is cancelled: by uikit.D5 only the "
                + "repeated callbacks do, but react-native-screens is written as if UIKit did (libraries.16.9)"
        ),
        Constant(
            "interactivePopRestoresVisibilitySetInWillShow",
            InteractivePopRule.restoresVisibilitySetInWillShow ? 1 : 0,
            .flag,
            .contested,
            "Whether UIKit restores it if the willShow of that swipe set it, animated (uikit.D5): no report "
                + "says that a header of react-native-screens, which sets it nowhere else, stays hidden "
                + "(libraries.16.9)"
        ),
        Constant(
            "glassEngagementOffset",
            BarScene.glassEngagementOffset,
            .points,
            .measured,
            "The height of content under the bar of iOS 26 at which glass is drawn: off at 8, on at 12, "
                + "measured on iOS 26.1 (uikit.B5)"
        ),
        Constant(
            "shadowImageStandsAlone",
            Double(BarScene.shadowImageStandsAlone.major),
            .systemVersion,
            .contested,
            "The first version that draws a shadow image without a background image: never according to the "
                + "header, since iOS 11 in practice (uikit.A2)"
        ),
        Constant(
            "materialOpacity",
            BarMaterial.opacity,
            .opacity,
            .measured,
            "The part of white that a light blur adds to the content behind it: measured on iOS 13.7, 15.5 and "
                + "18; whether a dark one adds as much of #1D1D1D is contested (uikit.A3, uikit.L)"
        ),
        Constant(
            "materialTintOpacity",
            BarMaterial.tintOpacity,
            .opacity,
            .contested,
            "The part of barTintColor that a blur shows up to iOS 14: not measured (uikit.A2, uikit.L)"
        ),
        Constant(
            "titleLeavingPower",
            TitleOpacity.leavingPower,
            .power,
            .contested,
            "The exponent of the remaining progress with which an outgoing title fades: read from a few "
                + "dithered frames of iOS 9.2 and 11 (uikit.I)"
        ),
        Constant(
            "titleArrivingPower",
            TitleOpacity.arrivingPower,
            .power,
            .contested,
            "The exponent of the progress with which the label of a back button fades in as a title, and a "
                + "title as a label: 3 to 4 during a swipe, read from a few dithered frames of iOS 9.2 and 11 "
                + "(uikit.I)"
        ),
        Constant(
            "titleFontSize",
            BarState.Title.fontSize,
            .points,
            .observed,
            "The size of an inline title, semibold (uikit.G)"
        ),
        Constant(
            "largeTitleFontSize",
            BarState.Title.largeFontSize,
            .points,
            .measured,
            "The size of a large title, bold, measured on iOS 26.1 (uikit.G)"
        ),
        Constant(
            "accessibilityTitleFontSize",
            BarState.Title.accessibilityFontSize,
            .points,
            .measured,
            "The size of an inline title from accessibilityMedium on, measured on iOS 26.1 (around.W1)"
        ),
        Constant(
            "extraLargeTitleHeight",
            BarMetrics.extraLargeTitleHeight,
            .points,
            .measured,
            "The height that a large title adds to the bar at extraExtraExtraLarge, measured on iOS 26.1 (around.W2)"
        ),
        Constant(
            "accessibilityLargeTitleHeight",
            BarMetrics.accessibilityLargeTitleHeight,
            .points,
            .measured,
            "The height that a large title adds to the bar at accessibilityMedium, measured on iOS 26.1 (around.W2)"
        ),
        Constant(
            "searchBarHeight",
            BarMetrics.searchBarHeight,
            .points,
            .observed,
            "The height that a search bar below the row adds to the bar up to iOS 18 (around.N2)"
        ),
        Constant(
            "glassSearchBarHeight",
            BarMetrics.glassSearchBarHeight,
            .points,
            .measured,
            "The same from iOS 26 on, measured on iOS 26.1 (uikit.C5)"
        ),
        Constant(
            "mostLargeTitleHeight",
            BarMetrics.mostLargeTitleHeight,
            .points,
            .contested,
            "The distance from which content counts as scrolled past a large title at a text size that was not "
                + "measured: twice the usual height, since the text grows from 34 to 60 points at most (around.W3)"
        ),
    ]

    /// The constants that decide whether the label of a back button fits among the buttons (uikit.F4).
    private static let row: [Constant] = [
        Constant(
            "barMargin",
            BarMetrics.margin,
            .points,
            .observed,
            "From the edge of the safe area to what stands first in the bar, where the back title's room is counted from "
                + "(uikit.F4)"
        ),
        Constant(
            "wideBarMargin",
            BarMetrics.wideMargin,
            .points,
            .observed,
            "The same on devices that are 414 points wide and more when they are held upright (uikit.F4)"
        ),
        Constant(
            "backTitleInset",
            BarMetrics.backTitleInset,
            .points,
            .measured,
            "From the margin to the label of the back button up to iOS 13, measured on iOS 13.7; it decides "
                + "whether the label fits (uikit.F4)"
        ),
        Constant(
            "symbolBackTitleInset",
            BarMetrics.symbolBackTitleInset,
            .points,
            .measured,
            "The same from iOS 14 on, whose chevron is a symbol, measured on iOS 15.5, 18 and 18.5 (uikit.F4)"
        ),
        Constant(
            "titleGap",
            BarMetrics.titleGap,
            .points,
            .measured,
            "From the label of the back button to a title that it moves aside up to iOS 15, measured on iOS 13.7 and 15.5 "
                + "(uikit.F4)"
        ),
        Constant(
            "narrowTitleGap",
            BarMetrics.narrowTitleGap,
            .points,
            .measured,
            "The same in later versions, measured on iOS 18 (uikit.F4)"
        ),
        Constant(
            "narrowTitleGapVersion",
            Double(BarMetrics.narrowTitleGapVersion.major),
            .systemVersion,
            .contested,
            "The first version with the narrow gap: after iOS 15.5, where it is wide, and up to iOS 18 (uikit.F4)"
        ),
        Constant(
            "barItemGap",
            BarMetrics.itemGap,
            .points,
            .contested,
            "The customary spacing between the items of a side (uikit.F4)"
        ),
        Constant(
            "symbolItemWidth",
            BarMetrics.symbolItemWidth,
            .points,
            .contested,
            "The width of an item that shows a symbol: the symbols differ, and were not measured (uikit.F4)"
        ),
        Constant(
            "largestTitleShift",
            BarMetrics.largestTitleShift,
            .points,
            .contested,
            "How far the label of the back button may move the title from the middle from iOS 11 on, before it "
                + "is shortened to Back, and then omitted (uikit.F4). No rule is published; on an iPhone 15 Pro, "
                + "labels that would take 11 and more were shortened. Up to iOS 10, the title moved as far as there "
                + "was room"
        ),
        Constant(
            "unabbreviatedBackBarButtonItem",
            Double(BarMetrics.unabbreviatedBackBarButtonItem.major),
            .systemVersion,
            .observed,
            "The first version in which the title of a backBarButtonItem is never shortened, and the bar's own "
                + "title makes room: found by several frameworks (uikit.F2, uikit.F3)"
        ),
    ]
}
