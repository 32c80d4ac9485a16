// The changes that UIKit makes to the bar by itself because of its surroundings.
extension Rule {
    static let aroundS1 = Rule(
        "around.S1",
        "A navigation controller hides its bar by itself if its flags say so: on a swipe up, a tap, the "
            + "keyboard or a compact height; it shows the bar again on a swipe down, a tap or a regular height. No "
            + "code of a screen runs.",
        from: ["around.S1", "around.S3", "around.S4", "around.S5"]
    )

    static let aroundR1 = Rule(
        "around.R1",
        "A bar reads the appearance proxies when it enters a window, except for properties that were set on the "
            + "bar itself; a bar that is already in a window stays as it is.",
        from: ["around.R1", "around.R2", "around.R3", "around.R4"]
    )

    static let aroundV3 = Rule(
        "around.V3",
        "If the interface style changes while a screen is visible, colors with two variants follow at once; "
            + "then its traitCollectionDidChange runs, then its layout.",
        from: ["around.V1", "around.V2", "around.V3", "around.V4"]
    )

    /// The rules that steps name.
    static let around: [Rule] = [.aroundS1, .aroundR1, .aroundV3]
}
