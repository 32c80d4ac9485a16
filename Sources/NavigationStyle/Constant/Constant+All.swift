extension Constant {
    /// Every constant of UIKit's outside of the layout that Apple does not publish.
    ///
    /// Each is one named value where it is used; what concerns a device stands in ``DeviceMetrics`` instead.
    public static let all: [Constant] = [
        Constant(
            "transitionDuration",
            PresentationRule.transitionDuration,
            .seconds,
            .contested,
            "How long a push or a pop takes: the customary value, which nobody has measured (uikit.md I)"
        ),
        Constant(
            "interactivePopPredictionInterval",
            InteractivePopRule.predictionInterval,
            .seconds,
            .contested,
            "How far ahead iOS 18 looks when a finger is lifted: the form of the rule is reported, the number is not "
                + "(uikit.md D4)"
        ),
        Constant(
            "interactivePopCommitDistance",
            InteractivePopRule.commitDistance,
            .points,
            .observed,
            "Past how much of the width iOS 18 finishes a back swipe, where that is less than half (uikit.md D4)"
        ),
        Constant(
            "interactivePopCommitProgress",
            InteractivePopRule.commitProgress,
            .widths,
            .observed,
            "Past how much of the width a finger that rests finishes a back swipe (uikit.md D4)"
        ),
        Constant(
            "glassEngagementOffset",
            BarScene.glassEngagementOffset,
            .points,
            .measured,
            "How far content goes under the bar of iOS 26 before glass is drawn: off at 8, on at 12, measured on "
                + "iOS 26.1 (uikit.md B5)"
        ),
        Constant(
            "shadowImageStandsAlone",
            Double(BarScene.shadowImageStandsAlone.major),
            .systemVersion,
            .contested,
            "From when on a shadow image is drawn without a background image: never by the header, since iOS 11 in "
                + "practice (uikit.md A2)"
        ),
        Constant(
            "materialOpacity",
            BarMaterial.opacity,
            .opacity,
            .measured,
            "How much of white a light blur lays over what is behind it: measured on iOS 13.7, 15.5 and 18; that a dark one "
                + "lays as much of #1D1D1D over it is contested (uikit.md A3, L)"
        ),
        Constant(
            "materialTintOpacity",
            BarMaterial.tintOpacity,
            .opacity,
            .contested,
            "How much of barTintColor a blur shows up to iOS 14: nobody has measured it (uikit.md A2, L)"
        ),
        Constant(
            "titleFontSize",
            BarState.Title.fontSize,
            .points,
            .observed,
            "The size of an inline title, semibold (uikit.md G)"
        ),
        Constant(
            "largeTitleFontSize",
            BarState.Title.largeFontSize,
            .points,
            .measured,
            "The size of a large title, bold, measured on iOS 26.1 (uikit.md G)"
        ),
    ]
}
