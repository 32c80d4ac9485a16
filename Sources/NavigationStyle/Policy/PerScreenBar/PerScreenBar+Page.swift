extension PerScreenBar {
    static let page = PolicyPage(
        name: "perScreenBar",
        summary: "Every screen's view has its own bar; UIKit's is clear, or hidden.",
        family: .barPerScreen,
        source: "seed 0, 5.1.2; seed 2, the own bar; EachNavigationBar 2.1.2; GKNavigationBar 1.9.5",
        editions: [
            PolicyPage.Edition(
                "EachNavigationBar",
                "Every screen has its own bar; UIKit's stays behind it, invisible, for the layout."
            ),
            PolicyPage.Edition(
                "GKNavigationBar",
                "A screen without a style has UIKit's bar; for the others UIKit's is hidden, without animation."
            ),
        ],
        options: Options.table.options([
            "configuration": "The style of every screen's own bar, over defaults.bar and below the screen's style."
        ]),
        knownLimits: [
            "Callbacks write to UIKit's bar, where it is not visible.",
            "A screen's own bar is never at a scroll edge: only a navigation controller's is (uikit.B2).",
            "UIKit's bar is translucent and clear: every root view begins under it unless its edges say otherwise.",
            "A screen's own bar has no search controller, and instead of the system's back button it has a back "
                + "item, whose action is a pop in code.",
            "GKNavigationBar: between a screen with its own bar and one without, UIKit's bar appears or disappears at once.",
        ],
        declarations: .kept,
        rules: [
            .perScreenBarNeutralise1, .perScreenBarViewDidLoad1, .perScreenBarViewDidLoad2, .perScreenBarViewDidLoad3,
            .perScreenBarViewWillAppear1, .perScreenBarViewWillLayoutSubviews1, .perScreenBarViewWillLayoutSubviews2,
            .perScreenBarGk1, .perScreenBarGk2, .perScreenBarSet1,
        ]
    )
}
