import NavigationStyle

// Materials and backgrounds.
extension PreviewConstant {
    static let materialBlur = Constant(
        "materialBlur",
        20,
        .points,
        .measured,
        "The blur of a material, with materialSaturation and materialOpacity: #CCFFCC over #00FF00 on iOS 13.7, "
            + "15.5 and 18; over white #F9F9F9 was measured on iOS 12"
    )
    static let materialSaturation = Constant(
        "materialSaturation",
        1.8,
        .factor,
        .measured,
        "The saturation that a material adds to the content behind it: see materialBlur"
    )
    static let unknownOpacity = Constant(
        "unknownOpacity",
        0.85,
        .opacity,
        .contested,
        "The opacity that is drawn for \"system\", which Apple does not publish: captioned \"alpha unknown\""
    )
    static let checkerSize = Constant(
        "checkerSize",
        12,
        .points,
        .documented,
        "The tiles that stand for an image without a color: a choice of these pictures"
    )
    static let hairlineOpacity = Constant(
        "hairlineOpacity",
        0.3,
        .opacity,
        .measured,
        "The opacity of the hairline, one pixel high below the bar, measured on iOS 12, 13.7, 15.5 and 18"
    )
    static let darkHairlineOpacity = Constant(
        "darkHairlineOpacity",
        0.15,
        .opacity,
        .contested,
        "The opacity of the hairline in dark mode: \(unmeasured)"
    )
}
