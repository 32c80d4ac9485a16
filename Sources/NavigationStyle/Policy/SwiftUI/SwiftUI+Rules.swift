extension Rule {
    static let swiftUICreate = Rule(
        "swiftui.create",
        "When the stack appears, its bar prefers large titles, reads the appearance proxy, and has the tint of "
            + "the container.",
        from: ["libraries.17.7"]
    )
    static let swiftUIPreferencesTitle = Rule(
        "swiftui.preferences.title",
        "Before a screen is pushed, and at every change, its title and its display mode are set on its item: a "
            + "root with a title is large, one without is inline from iOS 16 on, and a pushed screen follows the one "
            + "below.",
        from: ["libraries.17.2", "libraries.17.7"]
    )
    static let swiftUIPreferencesBackButton = Rule(
        "swiftui.preferences.backButton",
        "Before a screen is pushed, and at every change, its item hides or shows the back button, and leading "
            + "items stand beside it.",
        from: ["libraries.17.7"]
    )
    static let swiftUIPreferencesBackground = Rule(
        "swiftui.preferences.background",
        "Before a screen is pushed, and at every change, the appearances of its item follow from "
            + "toolbarBackground and its visibility: automatic shows nothing at the scroll edge, visible shows it "
            + "always, hidden never.",
        from: ["libraries.17.3", "libraries.17.7"]
    )
    static let swiftUIVisibility = Rule(
        "swiftui.visibility",
        "As a screen appears, and at every change while it is on top, the controller's flag becomes the value "
            + "that the screen sets; from iOS 16 on, a screen that sets none has its bar.",
        from: ["libraries.17.5", "libraries.17.7"]
    )
    static let swiftUIColorScheme = Rule(
        "swiftui.colorScheme",
        "While a background is shown, the title, the items without their own color and the status bar follow "
            + "toolbarColorScheme; it applies only together with the background.",
        from: ["libraries.17.4", "libraries.17.7"]
    )
    static let swiftUINoLeak = Rule(
        "swiftui.noLeak",
        "A push, a pop and a cancelled swipe change only values of items: nothing has to be restored.",
        from: ["libraries.17.7", "uikit.I"]
    )
    static let swiftUIEmptyBar = Rule(
        "swiftui.emptyBar",
        "From iOS 16 on, a bar without a title, items and a back button is hidden, unless its background is "
            + "visible (contested).",
        from: ["libraries.17.5", "libraries.17.7"]
    )
    static let swiftUIProxyTiming = Rule(
        "swiftui.proxyTiming",
        "Values that a screen's onAppear sets on the appearance proxy reach the bar when it enters a window "
            + "again: after another tab or a full-screen modal.",
        from: ["libraries.17.6", "libraries.17.7"]
    )
    static let swiftUIGlass = Rule(
        "swiftui.glass",
        "On iOS 26 the tint of the container does not reach the buttons, and a large title takes no font from an appearance.",
        from: ["libraries.17.2", "libraries.17.8"]
    )
}

// The rules for the code of screens.
extension Rule {
    static let swiftUIOutsideStack = Rule(
        "swiftui.outsideStack",
        "Apply the bar's modifiers to the content of a screen: on the NavigationStack itself they go to an "
            + "enclosing container.",
        from: ["libraries.17.7"]
    )
    static let swiftUIUsage1 = Rule(
        "swiftui.usage.1",
        "Ask for one color scheme: the title's color and the status bar's style both follow from it.",
        from: ["libraries.17.4"]
    )
}
