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
        "The black over what a sheet lies over: \(unmeasured) (around.O1)"
    )
    static let darkBarShare = Constant(
        "darkBarShare",
        0.25,
        .widths,
        .contested,
        "The part of the bar that is hatched where black shows through it: people speak of a corner (around.P1)"
    )
    static let hatchingGap = Constant(
        "hatchingGap",
        8,
        .points,
        .contested,
        "From one stripe of a hatching to the next: it stands for a color that nobody knows (around.P1)"
    )
    static let hatchingStroke = Constant(
        "hatchingStroke",
        1.5,
        .points,
        .contested,
        "The width of the stripes of a hatching (around.P1)"
    )
}
