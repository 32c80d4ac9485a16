extension KMNavigationBarTransition {
    static let page = PolicyPage(
        name: "kmNavigationBarTransition",
        summary:
            "KMNavigationBarTransition: fake bars around a transition; the one left on a covered screen is the only "
            + "memory of its style.",
        family: .fakeBarsInTransition,
        source: "seed 1; KMNavigationBarTransition 1.0.0 and 1.1.11",
        editions: [
            PolicyPage.Edition(
                "1.1.11",
                "Pops and setViewControllers get a fake bar on the destination; appearance objects from iOS 15 on."
            ),
            PolicyPage.Edition(
                "1.0.0",
                "The listing of seed 1: only animated pushes get a fake bar on the destination; legacy properties only."
            ),
        ],
        options: [
            .copiedProperties(
                "Which properties are copied to a fake bar and back, besides barStyle and isTranslucent, which only go to it."
            )
        ],
        copiedProperties: legacyProperties.union(appearances),
        knownLimits: [
            "tintColor, titleTextAttributes, isTranslucent and what else is not copied leak as under stock UIKit.",
            "Whether the bar is hidden is not managed.",
            "A pop to a screen without a fake bar hides the real background all the same (KM-15).",
            "popTo with the screen that is on top leaves the background hidden (KM-12).",
            "A screen that restyles itself when it returns is overwritten by its kept fake bar (KM-26).",
            "Two bars slide even where they look alike.",
        ],
        rules: [
            PolicyPage.Rule("km.push.2", "The top screen gets a fake bar, unless a push is under way and it has one."),
            PolicyPage.Rule(
                "km.push.3",
                "Animated: the destination is remembered, and the real background hidden if the top screen has a fake bar."
            ),
            PolicyPage.Rule("km.pop.1", "The top screen gets a new fake bar, in the place of an old one."),
            PolicyPage.Rule("km.pop.2", "The fake bar of the screen below is written to the real bar at the call."),
            PolicyPage.Rule("km.pop.3", "Animated: the real background is hidden."),
            PolicyPage.Rule("km.popTo.1", "The top screen gets a new fake bar, in the place of an old one."),
            PolicyPage.Rule("km.popTo.2", "The fake bar of the destination is written to the real bar at the call."),
            PolicyPage.Rule("km.popTo.3", "Animated: the real background is hidden."),
            PolicyPage.Rule("km.popToRoot.1", "The top screen gets a new fake bar, in the place of an old one."),
            PolicyPage.Rule("km.popToRoot.2", "The fake bar of the root is written to the real bar at the call."),
            PolicyPage.Rule("km.popToRoot.3", "Animated: the real background is hidden."),
            PolicyPage.Rule("km.setViewControllers.1", "Animated, with another top: the old top gets a fake bar."),
            PolicyPage.Rule("km.setViewControllers.2", "The real background is hidden if the old top has a fake bar."),
            PolicyPage.Rule(
                "km.viewWillAppear.1",
                "Opaque bar: the destination's scroll view stops adjusting its insets."
            ),
            PolicyPage.Rule("km.viewWillAppear.2", "In the next turn it adjusts them again if the bar is hidden."),
            PolicyPage.Rule("km.viewWillLayoutSubviews.1", "Translucent bar: the container gets a white background."),
            PolicyPage.Rule("km.viewWillLayoutSubviews.2", "Both screens stop clipping to their bounds."),
            PolicyPage.Rule(
                "km.viewWillLayoutSubviews.3",
                "A destination without a fake bar gets one, and the real background is hidden."
            ),
            PolicyPage.Rule("km.viewWillLayoutSubviews.5", "A screen's fake bar is brought to the front."),
            PolicyPage.Rule("km.viewDidAppear.1", "The scroll view adjusts its insets again."),
            PolicyPage.Rule(
                "km.viewDidAppear.2",
                "The screen's fake bar is written to the real bar and removed, unless a later push has another destination."
            ),
            PolicyPage.Rule("km.viewDidAppear.3", "A remembered destination that has arrived is forgotten."),
            PolicyPage.Rule("km.viewDidAppear.4", "The real background is shown."),
        ],
        usageRules: [
            backgroundByImage,
            PolicyPage.Rule("km.usage.2", "Leave isTranslucent as it is once the bar is there."),
            hidingBeforeAppearing,
        ]
    )

    static let backgroundByImage = PolicyPage.Rule(
        "km.usage.1",
        "Up to iOS 8.2 style a translucent bar by backgroundImage and not by barTintColor, which flashes where a swipe is "
            + "cancelled."
    )
    static let hidingBeforeAppearing = PolicyPage.Rule(
        "km.usage.3",
        "Hide and show the bar in viewWillAppear, with the callback's own animated."
    )
}
