import NavigationStyle

// The movements of screens, bars and their content.
extension PreviewConstant {
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
}
