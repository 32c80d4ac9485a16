extension FDFullscreenPopGesture {
    static let page = PolicyPage(
        name: "fdFullscreenPopGesture",
        summary:
            "FDFullscreenPopGesture: each screen says whether it wants the bar hidden, and a swipe anywhere goes back; "
            + "styles are as under stock UIKit.",
        family: .sharedBar,
        source: "seed 0, 4.3.1; FDFullscreenPopGesture 44ddc10",
        options: Options.table.options([
            "viewControllerBasedNavigationBarAppearanceEnabled":
                "Whether pushes give screens the block that hides or shows the bar when they appear."
        ]),
        libraryMembers: Library.table.options([
            "prefersNavigationBarHidden":
                "Whether the screen wants the bar hidden; hidden of a declared style says the same.",
            "interactivePopDisabled": "Whether the full-screen swipe does not begin on the screen.",
            "interactivePopMaxAllowedInitialDistanceToLeftEdge":
                "How far from the edge the swipe may begin; a swipe is taken to begin at the edge.",
        ]),
        exampleLibrary: .object(members: ["prefersNavigationBarHidden": .bool(true)]),
        knownLimits: [
            "Styles leak as under stock UIKit: nothing but whether the bar is hidden is managed.",
            "Screens that setViewControllers placed do not hide or show the bar until something is pushed on them.",
            "The bar is shown without animation one turn after a screen disappears, unless the new top prefers it hidden, "
                + "whether or not appearance control is on.",
            "Until the first push the system's own recogniser is in place, and no swipe begins under a hidden bar.",
        ],
        rules: [
            PolicyPage.Rule(
                "fd.push.1",
                "The first time the full-screen recogniser takes the place of the system's."
            ),
            PolicyPage.Rule(
                "fd.push.2",
                "With appearance control the pushed screen gets a block for when it appears, and the top if it has none."
            ),
            PolicyPage.Rule(
                "fd.viewWillAppear.1",
                "A screen with a block hides or shows the bar as it prefers, animated as it appears."
            ),
            PolicyPage.Rule(
                "fd.viewWillDisappear.1",
                "One turn later the bar is shown, not animated, unless the screen on top prefers it hidden."
            ),
            PolicyPage.Rule(
                "fd.gesture.1",
                "The swipe begins wherever there is a screen below and the one on top does not disable it."
            ),
        ],
        usageRules: [hidingByPreference]
    )

    static let hidingByPreference = PolicyPage.Rule(
        "fd.usage.1",
        "Say by prefersNavigationBarHidden whether a screen hides the bar, and call setNavigationBarHidden nowhere."
    )
}
