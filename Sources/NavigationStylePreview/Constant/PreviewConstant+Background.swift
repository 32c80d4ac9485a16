import NavigationStyle

// Materials and backgrounds.
extension PreviewConstant {
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
}
