extension ItemAppearance {
    static let page = PolicyPage(
        name: "itemAppearance",
        summary:
            "Apple's way from iOS 13 on: each screen's style is on its navigationItem, appears and disappears with the screen "
            + "and cannot leak.",
        family: .navigationItem,
        source: "Apple, UINavigationItem (iOS 13); uikit.B1; seed 0, 4 (iOS 15)",
        minimumSystem: .appearanceObjects,
        knownLimits: [
            "Background, shadow and title of a declared style are appearances of the item; the tint is that of "
                + "their buttons and back indicator, largeTitle the item's largeTitleDisplayMode, statusBar the "
                + "screen's preferredStatusBarStyle.",
            "isNavigationBarHidden belongs to the controller, and leaks as under stock UIKit.",
            "Callbacks write to the shared bar, and these values leak unless an item's appearance covers them.",
            "isTranslucent belongs to the shared bar: appearances never change it, and the layout depends on it.",
        ],
        declarations: declarations
    )
}

// The item's appearances set the background, the hairline and the title.
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
                loss: "buttonColor colors only the buttons; the tint colors the back indicator too."
            ),
            Declaration(.largeTitle, ["navigationItem.largeTitleDisplayMode"]),
            Declaration(.statusBarDefault, ["preferredStatusBarStyle"]),
            Declaration(.statusBarLightContent, ["preferredStatusBarStyle"]),
            Declaration(.statusBarDarkContent, ["preferredStatusBarStyle"]),
        ]
    }()
}
