package import NavigationStyle

/// The numbers that pictures are drawn by, each with its source; numbers that the engine uses too are defined in the
/// engine.
///
/// Places are in points from the margin of the bar, from the upper edge of its row of buttons, or from its lower edge.
package enum PreviewConstant {
    static let measuredUpTo13 = "measured on iOS 13.7"
    static let measuredFrom14 = "measured on iOS 15.5, 18 and 18.5"
    static let measuredOn26 = "measured on iOS 26.1 and 26.2"
    static let unmeasured = "not measured"

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
        "The distance by which the title is lower up to iOS 13 if a point is two pixels, \(measuredUpTo13)"
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
        "The distance from the upper edge of the title's label to its baseline: UILabel's for the system font "
            + "at 17 points"
    )
    static let largeTitleBaseline = Constant(
        "largeTitleBaseline",
        10.67,
        .points,
        .contested,
        "The distance from the baseline of a large title to the bar's lower edge: \(unmeasured)"
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

    static let searchFieldHeight = Constant(
        "searchFieldHeight",
        36,
        .points,
        .contested,
        "The height of a search field below the row: \(unmeasured)"
    )
    static let searchFieldInset = Constant(
        "searchFieldInset",
        8,
        .points,
        .contested,
        "The distance from a search field to the bar's lower edge: \(unmeasured)"
    )
    static let searchFieldRadius = Constant(
        "searchFieldRadius",
        10,
        .points,
        .contested,
        "The radius of a search field's corners: \(unmeasured)"
    )

    /// All constants, in order.
    package static let all: [Constant] = [
        chevronX, chevronY, chevronWidth, chevronHeight, chevronStroke,
        symbolChevronX, symbolChevronY, symbolChevronWidth, symbolChevronHeight, symbolChevronStroke,
        glassChevronStroke,
        backTitleBaseline, symbolBackTitleBaseline, titleBaseline, titleBaselinePixels, glassTitleTop, titleAscent,
        largeTitleBaseline, inlineLargeTitleBaseline, promptBaseline, promptFontSize,
        searchFieldHeight, searchFieldInset, searchFieldRadius,
        sheetCornerRadius, presenterDimming, darkBarShare, hatchingGap, hatchingStroke,
        glassButtonSize, glassItemGap, glassItemPadding, leastTitleRoom, glassOpacity, glassBlur, glassShadowOffset,
        glassShadowBlur,
        glassShadowOpacity,
        materialBlur, materialSaturation, unknownOpacity, checkerSize, hairlineOpacity, darkHairlineOpacity,
        parallax, dimming, edgeShadowWidth, edgeShadowOpacity, springFrequency, springDuration, islandWidth,
        islandHeight, islandY, notchWidth, notchHeight, notchCornerRadius, islandCornerRadius, titleDelay,
        statusBarChange,
    ]
}
