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
        declarations: .kept,
        rules: [
            .perScreenBarNeutralise1, .perScreenBarViewDidLoad1, .perScreenBarViewDidLoad2, .perScreenBarViewDidLoad3,
            .perScreenBarViewWillAppear1, .perScreenBarViewWillLayoutSubviews1, .perScreenBarViewWillLayoutSubviews2,
            .perScreenBarGk1, .perScreenBarGk2, .perScreenBarSet1,
        ]
    )
}
