import NavigationStyle

// The movements of screens, bars and their content.
extension PreviewConstant {
    static let parallax = Constant(
        "parallax",
        -0.3,
        .widths,
        .measured,
        "The distance of the screen below when it is covered: 0.286 to 0.300 on iOS 9.2; 0.3 on iOS 26.1"
    )
    static let dimming = Constant(
        "dimming",
        0.1,
        .opacity,
        .measured,
        "The opacity of black over the screen below then, measured on iOS 9.2"
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
        "The opacity of that shadow at the edge, measured on iOS 9.2"
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
        "The end of the spring: a thousandth of the distance is left then"
    )
    static let titleDelay = Constant(
        "titleDelay",
        0.01,
        .seconds,
        .contested,
        "The delay of titles behind the views in an animated push: at 0.417, 0.516 and 0.861 while those are at "
            + "0.480, 0.574 and 0.874 on iOS 9.2 and 11, at 10 frames a second, which does not show the reason"
    )
    static let statusBarChange = Constant(
        "statusBarChange",
        0.5,
        .widths,
        .contested,
        "The progress of a transition at which the status bar changes its style"
    )
}
