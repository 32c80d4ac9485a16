extension Rule {
    static let swiftUICreate = Rule(
        "swiftui.create",
        "The stack comes: its bar prefers large titles, takes the appearance proxy, and has the tint of the container.",
        from: ["libraries.17.7"]
    )
    static let swiftUIPreferencesTitle = Rule(
        "swiftui.preferences.title",
        "Before a screen is pushed, and at every change, its title and how that is displayed are on its item: a root with a "
            + "title is large, one without is inline from iOS 16 on, and a pushed screen goes by the one below.",
        from: ["libraries.17.2", "libraries.17.7"]
    )
    static let swiftUIPreferencesBackButton = Rule(
        "swiftui.preferences.backButton",
        "Before a screen is pushed, and at every change, its item hides the back button or does not, and leading items stand "
            + "beside it.",
        from: ["libraries.17.7"]
    )
    static let swiftUIPreferencesBackground = Rule(
        "swiftui.preferences.background",
        "Before a screen is pushed, and at every change, the appearances of its item are what toolbarBackground and its "
            + "visibility come to: automatic shows nothing at the scroll edge, visible shows it always, hidden never.",
        from: ["libraries.17.3", "libraries.17.7"]
    )
    static let swiftUIVisibility = Rule(
        "swiftui.visibility",
        "As a screen appears, and at every change while it is on top, the controller's flag becomes what the screen asks for; "
            + "from iOS 16 on one that asks for nothing has its bar.",
        from: ["libraries.17.5", "libraries.17.7"]
    )
    static let swiftUIColorScheme = Rule(
        "swiftui.colorScheme",
        "While a background is shown, the title, the items without a color of their own and the status bar are in the scheme "
            + "of toolbarColorScheme; it comes and goes with the background.",
        from: ["libraries.17.4", "libraries.17.7"]
    )
    static let swiftUINoLeak = Rule(
        "swiftui.noLeak",
        "Push, pop and a swipe that is taken back change values of items only: nothing has to be restored.",
        from: ["libraries.17.7", "uikit.I"]
    )
    static let swiftUIEmptyBar = Rule(
        "swiftui.emptyBar",
        "From iOS 16 on a bar with neither a title nor items nor a back button is hidden, unless its background is visible "
            + "(contested).",
        from: ["libraries.17.5", "libraries.17.7"]
    )
    static let swiftUIProxyTiming = Rule(
        "swiftui.proxyTiming",
        "What a screen's onAppear sets on the appearance proxy reaches the bar when that enters a window again: after another "
            + "tab or a full-screen modal.",
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
        "Apply the bar's modifiers to the content of a screen: on the NavigationStack itself they go to an enclosing "
            + "container.",
        from: ["libraries.17.7"]
    )
    static let swiftUIUsage1 = Rule(
        "swiftui.usage.1",
        "Ask for one color scheme: the title's color and the status bar's style both follow from it.",
        from: ["libraries.17.4"]
    )
}
