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
                "The version described in seed 1: only animated pushes get a fake bar on the destination; "
                    + "legacy properties only."
            ),
        ],
        options: [
            .copiedProperties(
                "The properties that are copied to a fake bar and back, in addition to barStyle and "
                    + "isTranslucent, which are only copied to it."
            )
        ],
        copiedProperties: legacyProperties.union(appearances),
        knownLimits: [
            "tintColor, titleTextAttributes, isTranslucent and all other properties that are not copied leak as under stock UIKit.",
            "isNavigationBarHidden is not managed.",
            "A pop to a screen without a fake bar hides the real background nevertheless (KM-15).",
            "popTo with the screen that is on top leaves the background hidden (KM-12).",
            "A screen that restyles itself when it returns is overwritten by its kept fake bar (KM-26).",
            "Two bars slide even if they look alike.",
        ],
        declarations: .written(at: "callbacks.viewWillAppear"),
        rules: [
            .kmPush2, .kmPush3, .kmPop1, .kmPop2, .kmPop3, .kmPopTo1, .kmPopTo2, .kmPopTo3, .kmPopToRoot1,
            .kmPopToRoot2, .kmPopToRoot3, .kmSetViewControllers1, .kmSetViewControllers2, .kmViewWillAppear1,
            .kmViewWillAppear2, .kmViewWillLayoutSubviews1, .kmViewWillLayoutSubviews2, .kmViewWillLayoutSubviews3,
            .kmViewWillLayoutSubviews5, .kmViewDidAppear1, .kmViewDidAppear2, .kmViewDidAppear4,
        ],
        silentRules: [
            .kmViewDidAppear3
        ],
        usageRules: [
            .kmUsage1,
            .kmUsage2,
            .kmUsage3,
        ]
    )
}
