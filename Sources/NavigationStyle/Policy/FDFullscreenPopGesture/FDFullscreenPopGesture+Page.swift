extension FDFullscreenPopGesture {
    static let page = PolicyPage(
        name: "fdFullscreenPopGesture",
        summary:
            "FDFullscreenPopGesture: each screen sets whether its bar is hidden, and a swipe anywhere goes back; "
            + "styles are as under stock UIKit.",
        family: .sharedBar,
        source: "seed 0, 4.3.1; FDFullscreenPopGesture 44ddc10",
        options: Options.table.options([
            "viewControllerBasedNavigationBarAppearanceEnabled":
                "Whether pushes give screens a block that hides or shows the bar when they appear."
        ]),
        libraryMembers: Library.table.options([
            "prefersNavigationBarHidden":
                "Whether the bar is hidden on the screen, like hidden of a declared style.",
            "interactivePopDisabled": "Whether the full-screen swipe is disabled on the screen.",
            "interactivePopMaxAllowedInitialDistanceToLeftEdge":
                "The distance from the edge within which the swipe may begin; here a swipe always begins at the edge.",
        ]),
        exampleLibrary: .object(members: ["prefersNavigationBarHidden": .bool(true)]),
        knownLimits: [
            "Styles leak as under stock UIKit: the library manages only whether the bar is hidden.",
            "Screens that setViewControllers placed do not hide or show the bar until something is pushed on them.",
            "The bar is shown without animation one turn after a screen disappears, unless the new top prefers it hidden, "
                + "whether or not appearance control is on.",
            "A push of a screen that is on the stack does not move anything, and UIKit raises no exception.",
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
