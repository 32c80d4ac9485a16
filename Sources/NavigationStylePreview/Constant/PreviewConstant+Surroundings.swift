import NavigationStyle

// What surrounds the bar.
extension PreviewConstant {
    static let sheetCornerRadius = Constant(
        "sheetCornerRadius",
        10,
        .points,
        .contested,
        "The radius of the upper corners of a sheet from iOS 13 on, as it is commonly drawn: \(unmeasured) (around.O1)"
    )
    static let presenterDimming = Constant(
        "presenterDimming",
        0.2,
        .opacity,
        .contested,
        "The opacity of black over the presenter of a sheet: \(unmeasured) (around.O1)"
    )
    static let darkBarShare = Constant(
        "darkBarShare",
        0.25,
        .widths,
        .contested,
        "The hatched part of the bar through which black shows: a corner according to reports (around.P1)"
    )
    static let hatchingGap = Constant(
        "hatchingGap",
        8,
        .points,
        .contested,
        "The distance between the stripes of a hatching, which stands for an unknown color (around.P1)"
    )
    static let hatchingStroke = Constant(
        "hatchingStroke",
        1.5,
        .points,
        .contested,
        "The width of the stripes of a hatching (around.P1)"
    )
}
