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
            "Until the first push the system's own recognizer is in place, and no swipe begins under a hidden bar.",
        ],
        declarations: .written(at: "callbacks.viewWillAppear", except: [.hidden]) + [
            Declaration(.hidden, ["library.prefersNavigationBarHidden"]),
            .own(["library.interactivePopDisabled", "library.interactivePopMaxAllowedInitialDistanceToLeftEdge"]),
        ],
        rules: [
            .fdViewWillAppear1, .fdViewWillDisappear1,
        ],
        silentRules: [
            .fdPush1, .fdPush2, .fdGesture1,
        ],
        usageRules: [.fdUsage1]
    )
}
