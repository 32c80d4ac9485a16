import NavigationStyle

// The device around a frame.
extension PreviewConstant {
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
    static let notchWidth = Constant(
        "notchWidth",
        209,
        .points,
        .contested,
        "The width of the notch, as it is commonly drawn: \(unmeasured)"
    )
    static let notchHeight = Constant(
        "notchHeight",
        30,
        .points,
        .contested,
        "The height of the notch, as it is commonly drawn: \(unmeasured)"
    )
    static let notchCornerRadius = Constant(
        "notchCornerRadius",
        44,
        .points,
        .contested,
        "The radius of the corners of a device with a notch, as it is commonly drawn: \(unmeasured)"
    )
    static let islandCornerRadius = Constant(
        "islandCornerRadius",
        55,
        .points,
        .contested,
        "The radius of the corners of a device with a Dynamic Island, as it is commonly drawn: \(unmeasured)"
    )
}
