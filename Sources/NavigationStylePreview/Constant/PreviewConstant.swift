package import NavigationStyle

/// The numbers that pictures are drawn by, each with its source; those that the engine goes by too stand there.
///
/// Places are in points from the margin of the bar, from the upper edge of its row of buttons, or from its lower edge.
package enum PreviewConstant {
    private static let measuredUpTo13 = "measured on iOS 13.7"
    private static let measuredFrom14 = "measured on iOS 15.5, 18 and 18.5"
    private static let measuredOn26 = "measured on iOS 26.1 and 26.2"
    private static let unmeasured = "nobody has measured it"

    // MARK: - Chevron

    static let chevronX = Constant(
        "chevronX",
        -7.5,
        .points,
        .measured,
        "The left edge of the chevron from the margin up to iOS 13, \(measuredUpTo13)"
    )
    static let chevronY = Constant(
        "chevronY",
        11.5,
        .points,
        .measured,
        "The upper edge of the chevron in the row up to iOS 13, \(measuredUpTo13)"
    )
    static let chevronWidth = Constant(
        "chevronWidth",
        12.5,
        .points,
        .measured,
        "The width of the chevron up to iOS 13, \(measuredUpTo13)"
    )
    static let chevronHeight = Constant(
        "chevronHeight",
        21,
        .points,
        .measured,
        "The height of the chevron up to iOS 13, \(measuredUpTo13)"
    )
    static let chevronStroke = Constant(
        "chevronStroke",
        2.9,
        .points,
        .measured,
        "The stroke of the chevron up to iOS 13, with square ends, at 45 degrees, \(measuredUpTo13)"
    )
    static let symbolChevronX = Constant(
        "symbolChevronX",
        -6.67,
        .points,
        .measured,
        "The left edge of the chevron from the margin from iOS 14 on, \(measuredFrom14)"
    )
    static let symbolChevronY = Constant(
        "symbolChevronY",
        12.33,
        .points,
        .measured,
        "The upper edge of the chevron in the row from iOS 14 on, \(measuredFrom14)"
    )
    static let symbolChevronWidth = Constant(
        "symbolChevronWidth",
        11,
        .points,
        .measured,
        "The width of the chevron from iOS 14 on, \(measuredFrom14)"
    )
    static let symbolChevronHeight = Constant(
        "symbolChevronHeight",
        19,
        .points,
        .measured,
        "The height of the chevron from iOS 14 on, \(measuredFrom14)"
    )
    static let symbolChevronStroke = Constant(
        "symbolChevronStroke",
        2.55,
        .points,
        .measured,
        "The stroke of the chevron from iOS 14 on, with round ends, at 45 degrees, \(measuredFrom14)"
    )
    static let glassChevronStroke = Constant(
        "glassChevronStroke",
        2.55,
        .points,
        .contested,
        "The stroke of the chevron on iOS 26: as on iOS 18"
    )

    // MARK: - Titles

    static let backTitleBaseline = Constant(
        "backTitleBaseline",
        28.5,
        .points,
        .measured,
        "The baseline of the back title in the row up to iOS 13, \(measuredUpTo13)"
    )
    static let symbolBackTitleBaseline = Constant(
        "symbolBackTitleBaseline",
        28.33,
        .points,
        .measured,
        "The baseline of the back title in the row from iOS 14 on, \(measuredFrom14)"
    )
    static let titleBaseline = Constant(
        "titleBaseline",
        28.33,
        .points,
        .measured,
        "The baseline of the title in the row up to iOS 18, measured on iOS 13.7, 15.5, 18 and 18.5"
    )
    static let titleBaselinePixels = Constant(
        "titleBaselinePixels",
        1,
        .pixels,
        .measured,
        "How much lower the title stands up to iOS 13 where a point is two pixels, \(measuredUpTo13)"
    )
    static let glassTitleTop = Constant(
        "glassTitleTop",
        11.67,
        .points,
        .measured,
        "The upper edge of the title's label on iOS 26, \(measuredOn26)"
    )
    static let titleAscent = Constant(
        "titleAscent",
        16.33,
        .points,
        .contested,
        "From the upper edge of the title's label to its baseline: what UILabel makes of the system font at 17 points"
    )
    static let largeTitleBaseline = Constant(
        "largeTitleBaseline",
        10.67,
        .points,
        .contested,
        "The baseline of a large title above the bar's lower edge: \(unmeasured)"
    )
    static let inlineLargeTitleBaseline = Constant(
        "inlineLargeTitleBaseline",
        33.67,
        .points,
        .contested,
        "The baseline of a large title that stands in the row of buttons (iOS 17 and later): \(unmeasured)"
    )
    static let promptBaseline = Constant(
        "promptBaseline",
        20,
        .points,
        .contested,
        "The baseline of a prompt from the bar's upper edge: \(unmeasured)"
    )
    static let promptFontSize = Constant(
        "promptFontSize",
        13,
        .points,
        .contested,
        "The size of a prompt: \(unmeasured)"
    )

    // MARK: - Glass

    static let glassButtonSize = Constant(
        "glassButtonSize",
        44,
        .points,
        .measured,
        "The width and the height of the back button's circle on iOS 26, which begins at the margin, \(measuredOn26)"
    )
    static let glassItemGap = Constant(
        "glassItemGap",
        12,
        .points,
        .measured,
        "Between two capsules on iOS 26, \(measuredOn26)"
    )
    static let glassItemPadding = Constant(
        "glassItemPadding",
        16,
        .points,
        .measured,
        "From the edge of a capsule to its text on iOS 26, \(measuredOn26)"
    )
    static let glassOpacity = Constant(
        "glassOpacity",
        0.65,
        .opacity,
        .measured,
        "How much of #FCFCFC glass lays over what is behind it: #FDFDFD over white, measured on iOS 26.1 with a mean error "
            + "of 1.4/255; over colors contested"
    )
    static let leastTitleRoom = Constant(
        "leastTitleRoom",
        80,
        .points,
        .contested,
        "What bar button items leave to a title, if it takes as much; what does not fit goes behind …: \(unmeasured)"
    )
    static let glassBlur = Constant(
        "glassBlur",
        6,
        .points,
        .contested,
        "How far glass blurs what is behind it: \(unmeasured)"
    )
    static let glassShadowOffset = Constant(
        "glassShadowOffset",
        4,
        .points,
        .contested,
        "How far the shadow of glass stands below it: \(unmeasured)"
    )
    static let glassShadowBlur = Constant(
        "glassShadowBlur",
        14,
        .points,
        .contested,
        "The standard deviation of the shadow of glass, half of the blur of CSS: \(unmeasured)"
    )
    static let glassShadowOpacity = Constant(
        "glassShadowOpacity",
        0.18,
        .opacity,
        .contested,
        "How dark the shadow of glass is: \(unmeasured)"
    )

    // MARK: - Background

    static let materialBlur = Constant(
        "materialBlur",
        20,
        .points,
        .measured,
        "How far a material blurs what is behind it, with materialSaturation and materialOpacity: #CCFFCC over #00FF00 on iOS "
            + "13.7, 15.5 and 18; over white #F9F9F9 was measured on iOS 12"
    )
    static let materialSaturation = Constant(
        "materialSaturation",
        1.8,
        .factor,
        .measured,
        "How much more saturated a material shows what is behind it: see materialBlur"
    )
    static let unknownOpacity = Constant(
        "unknownOpacity",
        0.85,
        .opacity,
        .contested,
        "What is drawn where the answer says \"system\", which Apple does not publish: captioned \"alpha unknown\""
    )
    static let checkerSize = Constant(
        "checkerSize",
        12,
        .points,
        .documented,
        "The tiles that stand for an image without a color: of the picture's own making"
    )
    static let hairlineOpacity = Constant(
        "hairlineOpacity",
        0.3,
        .opacity,
        .measured,
        "How dark the hairline is, one pixel high below the bar and not over it, measured on iOS 12, 13.7, 15.5 and 18"
    )
    static let darkHairlineOpacity = Constant(
        "darkHairlineOpacity",
        0.15,
        .opacity,
        .contested,
        "How light the hairline is in dark mode: \(unmeasured)"
    )

    // MARK: - Transition

    static let parallax = Constant(
        "parallax",
        -0.3,
        .widths,
        .measured,
        "How far the screen below has gone when it is covered: 0.286 to 0.300 on iOS 9.2; 0.3 on iOS 26.1"
    )
    static let dimming = Constant(
        "dimming",
        0.1,
        .opacity,
        .measured,
        "How dark the screen below has become then, measured on iOS 9.2"
    )
    static let edgeShadowWidth = Constant(
        "edgeShadowWidth",
        9,
        .points,
        .measured,
        "The shadow of the upper screen's edge, measured on iOS 9.2"
    )
    static let edgeShadowOpacity = Constant(
        "edgeShadowOpacity",
        0.09,
        .opacity,
        .measured,
        "How dark that shadow is at the edge, measured on iOS 9.2"
    )
    static let springFrequency = Constant(
        "springFrequency",
        Spring.frequency,
        .perSecond,
        .measured,
        "The square root of 1000/3: q = 1 - exp(-wt)(1 + wt), critically damped; 18.1 to 19.9 were measured, and React "
            + "Navigation publishes the constants"
    )
    static let springDuration = Constant(
        "springDuration",
        0.5,
        .seconds,
        .measured,
        "When the spring is cut off: a thousandth of the way is left then"
    )
    static let islandWidth = Constant(
        "islandWidth",
        126,
        .points,
        .contested,
        "The width of the Dynamic Island, as it is commonly drawn: \(unmeasured)"
    )
    static let islandHeight = Constant(
        "islandHeight",
        37,
        .points,
        .contested,
        "The height of the Dynamic Island, as it is commonly drawn: \(unmeasured)"
    )
    static let islandY = Constant(
        "islandY",
        11.33,
        .points,
        .contested,
        "The upper edge of the Dynamic Island where the safe area begins at 59, as it is commonly drawn: \(unmeasured)"
    )
    static let titleDelay = Constant(
        "titleDelay",
        0.01,
        .seconds,
        .contested,
        "How far titles in an animated push are behind the views: at 0.417, 0.516 and 0.861 where those are at 0.480, 0.574 "
            + "and 0.874 on iOS 9.2 and 11, at 10 frames a second, which does not tell why"
    )
    static let statusBarChange = Constant(
        "statusBarChange",
        0.5,
        .widths,
        .contested,
        "How much of a transition is over when the status bar changes its style"
    )

    /// All of them, in order.
    package static let all: [Constant] = [
        chevronX, chevronY, chevronWidth, chevronHeight, chevronStroke,
        symbolChevronX, symbolChevronY, symbolChevronWidth, symbolChevronHeight, symbolChevronStroke,
        glassChevronStroke,
        backTitleBaseline, symbolBackTitleBaseline, titleBaseline, titleBaselinePixels, glassTitleTop, titleAscent,
        largeTitleBaseline, inlineLargeTitleBaseline, promptBaseline, promptFontSize,
        glassButtonSize, glassItemGap, glassItemPadding, leastTitleRoom, glassOpacity, glassBlur, glassShadowOffset,
        glassShadowBlur,
        glassShadowOpacity,
        materialBlur, materialSaturation, unknownOpacity, checkerSize, hairlineOpacity, darkHairlineOpacity,
        parallax, dimming, edgeShadowWidth, edgeShadowOpacity, springFrequency, springDuration, islandWidth,
        islandHeight, islandY, titleDelay,
        statusBarChange,
    ]
}
