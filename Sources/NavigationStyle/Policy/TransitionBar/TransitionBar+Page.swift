extension TransitionBar {
    static let page = PolicyPage(
        name: "transitionBar",
        summary:
            "Fake bars during the transition, as the Meituan article describes its library; a covered screen keeps "
            + "its look in the fake bar on it.",
        family: .fakeBarsInTransition,
        source: "seed 0, 5.1.3 and 5.2",
        options: [.copiedProperties("The properties copied to a fake bar and back.")],
        copiedProperties: .copyable,
        knownLimits: [
            "A style that a returning screen writes in viewWillAppear is overwritten by its kept fake bar.",
            "isTranslucent must not be changed, either by writing it or by an opaque background image.",
            "isNavigationBarHidden is not managed: screens set it themselves in viewWillAppear.",
        ],
        declarations: .written(at: "callbacks.viewWillAppear"),
        rules: [
            .meituanPush1, .meituanPush2, .meituanPush3, .meituanPush4, .meituanPush5, .meituanPop1, .meituanPop2,
            .meituanPop3,
        ],
        usageRules: [
            .meituanUsage1, .meituanUsage2,
            .meituanUsage3,
            .meituanUsage4,
        ]
    )
}
