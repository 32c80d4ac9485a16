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
}
