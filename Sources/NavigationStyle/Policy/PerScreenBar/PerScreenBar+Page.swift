extension PerScreenBar {
    static let page = PolicyPage(
        name: "perScreenBar",
        summary: "Every screen's view carries a bar of its own; UIKit's is clear, or hidden.",
        family: .barPerScreen,
        source: "seed 0, 5.1.2; seed 2, the own bar; EachNavigationBar 2.1.2; GKNavigationBar 1.9.5",
        editions: [
            PolicyPage.Edition(
                "EachNavigationBar",
                "Every screen has its own bar; UIKit's stays behind it for the layout, with nothing to be seen in it."
            ),
            PolicyPage.Edition(
                "GKNavigationBar",
                "A screen that touches no bar has UIKit's; for the others that is hidden, without animation."
            ),
        ],
        options: Options.table.options([
            "configuration": "What every own bar has before its screen's style, over defaults.bar."
        ]),
        knownLimits: [
            "What callbacks write goes to UIKit's bar, where it is not seen.",
            "An own bar is never at a scroll edge: only a navigation controller's is (uikit.md B2).",
            "UIKit's bar is translucent and clear: every root view begins under it unless its edges say otherwise.",
            "An own bar has no search controller, and a back item, whose action is a pop by code, in the place of the system's "
                + "back button.",
            "GKNavigationBar: between a screen with a bar of its own and one without, UIKit's bar comes or goes at once.",
        ],
        rules: [
            PolicyPage.Rule(
                "perScreenBar.neutralise.1",
                "EachNavigationBar: UIKit's bar gets a clear tint, and blank images if it has none."
            ),
            PolicyPage.Rule("perScreenBar.viewDidLoad.1", "The own bar is put on the view, with the configuration."),
            PolicyPage.Rule("perScreenBar.viewDidLoad.2", "The screen's declared style is set on it."),
            PolicyPage.Rule(
                "perScreenBar.viewDidLoad.3",
                "A bar that follows the scroll offset gets the alpha that belongs to it: it is hidden at first (seed 2)."
            ),
            PolicyPage.Rule(
                "perScreenBar.viewWillAppear.1",
                "EachNavigationBar: UIKit's bar takes over status bar, hiding and large titles; the own bar comes to front."
            ),
            PolicyPage.Rule(
                "perScreenBar.viewWillLayoutSubviews.1",
                "EachNavigationBar: the navigation controller does not hide its bar; the view is hidden with the own bar."
            ),
            PolicyPage.Rule("perScreenBar.viewWillLayoutSubviews.2", "The own bar comes to the front."),
            PolicyPage.Rule(
                "perScreenBar.gk.1",
                "GKNavigationBar: UIKit's bar goes for a screen with its own, unless a pop is running, and comes back for one "
                    + "without."
            ),
            PolicyPage.Rule("perScreenBar.gk.2", "GKNavigationBar: the same in viewDidAppear, always."),
            PolicyPage.Rule("perScreenBar.set.1", "What the screen's code sets later is on its own bar at once."),
        ]
    )
}
