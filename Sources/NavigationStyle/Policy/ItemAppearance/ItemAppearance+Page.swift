extension ItemAppearance {
    static let page = PolicyPage(
        name: "itemAppearance",
        summary:
            "Apple's way from iOS 13 on: each screen's style is on its navigationItem, comes and goes with the screen "
            + "and cannot leak.",
        family: .navigationItem,
        source: "Apple, UINavigationItem (iOS 13); uikit.md B1; seed 0, 4 (iOS 15)",
        minimumSystem: .appearanceObjects,
        knownLimits: [
            "Background, shadow and title of a declared style are appearances of the item; tint is that of their buttons and "
                + "back indicator, largeTitle the item's largeTitleDisplayMode, statusBar the screen's preferredStatusBarStyle.",
            "Whether the bar is hidden is the controller's, and leaks as under stock UIKit.",
            "What callbacks write goes to the shared bar and leaks, where no item's appearance covers it.",
            "isTranslucent is the shared bar's: appearances never feed it, and the layout goes by it.",
        ],
        declarations: declarations
    )
}

// The item says the background, the hairline and the title by its appearances.
extension ItemAppearance {
    private static let declarations: [Declaration] = {
        let slots = ["navigationItem.standardAppearance", "navigationItem.scrollEdgeAppearance"]
        let drawn: [BarStyle.Part] = [
            .backgroundDefault, .backgroundTransparent, .backgroundColor, .backgroundImage, .shadowNone, .shadowDefault,
            .shadowColor, .titleColor, .titleFontSize, .titleFontWeight,
        ]
        return drawn.map { Declaration($0, slots) } + [
            Declaration(.hidden, ["callbacks.viewWillAppear.isNavigationBarHidden"]),
            Declaration(
                .tint,
                slots.map { $0 + ".buttonColor" },
                .fromStyle,
                loss: "buttonColor colors the buttons alone, and the tint the back indicator, too."
            ),
            Declaration(.largeTitle, ["navigationItem.largeTitleDisplayMode"]),
            Declaration(.statusBarDefault, ["preferredStatusBarStyle"]),
            Declaration(.statusBarLightContent, ["preferredStatusBarStyle"]),
            Declaration(.statusBarDarkContent, ["preferredStatusBarStyle"]),
        ]
    }()
}
