import NavigationStyle

// The parts that are made of glass on iOS 26.
extension PreviewConstant {
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
        "The gap between two capsules on iOS 26, \(measuredOn26)"
    )
    static let glassItemPadding = Constant(
        "glassItemPadding",
        16,
        .points,
        .measured,
        "The distance from the edge of a capsule to its text on iOS 26, \(measuredOn26)"
    )
    static let glassOpacity = Constant(
        "glassOpacity",
        0.65,
        .opacity,
        .measured,
        "The opacity of #FCFCFC that glass adds to the content behind it: #FDFDFD over white, measured on iOS "
            + "26.1 with a mean error of 1.4/255; over colors contested"
    )
    static let leastTitleRoom = Constant(
        "leastTitleRoom",
        80,
        .points,
        .contested,
        "The width that bar button items leave to a title, if it needs as much; items that do not fit are "
            + "replaced by …: \(unmeasured)"
    )
    static let glassBlur = Constant(
        "glassBlur",
        6,
        .points,
        .contested,
        "The blur of the content behind glass: \(unmeasured)"
    )
    static let glassShadowOffset = Constant(
        "glassShadowOffset",
        4,
        .points,
        .contested,
        "The distance by which the shadow of glass is below it: \(unmeasured)"
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
        "The opacity of the shadow of glass: \(unmeasured)"
    )
}
