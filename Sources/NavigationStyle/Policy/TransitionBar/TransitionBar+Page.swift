extension TransitionBar {
    static let page = PolicyPage(
        name: "transitionBar",
        summary: "Fake bars during the transition, as the Meituan article describes its library; a screen that is left "
            + "keeps its look in the fake bar on it.",
        family: .fakeBarsInTransition,
        source: "seed 0, 5.1.3 and 5.2",
        options: [.copiedProperties("Which properties are copied to a fake bar and back.")],
        copiedProperties: .copyable,
        knownLimits: [
            "A style that a returning screen writes in viewWillAppear is overwritten by its kept fake bar.",
            "isTranslucent must not be changed, neither by writing it nor by an opaque background image.",
            "Whether the bar is hidden is not managed: screens say so themselves in viewWillAppear.",
        ],
        rules: [
            PolicyPage.Rule(
                "meituan.push.1",
                "At the call of push the image of the real bar goes onto the top screen; the real bar is hidden."
            ),
            PolicyPage.Rule("meituan.push.2", "The fake bar stays on the screen that is left and keeps its style."),
            PolicyPage.Rule("meituan.push.3", "The incoming screen's own code styles the real bar."),
            PolicyPage.Rule(
                "meituan.push.4",
                "At the incoming screen's layout the image of the real bar goes onto it; the real bar is hidden."
            ),
            PolicyPage.Rule(
                "meituan.push.5",
                "At its viewDidAppear the fake bar's style is written to the real bar, the fake bar removed, the real bar shown."
            ),
            PolicyPage.Rule(
                "meituan.pop.1",
                "At the call of pop the image of the real bar goes onto the top screen, and dies with it; the real bar is hidden."
            ),
            PolicyPage.Rule("meituan.pop.2", "The returning screen's code may style the real bar, and need not."),
            PolicyPage.Rule(
                "meituan.pop.3",
                "At its viewDidAppear the kept fake bar's style is written to the real bar, the fake bar removed, the real bar shown."
            ),
        ],
        usageRules: [
            stylesBeforeAppearing, stylesByImages,
            PolicyPage.Rule("meituan.usage.3", "Change no style in viewWillDisappear."),
            PolicyPage.Rule(
                "meituan.usage.4",
                "Leave isTranslucent alone: neither write it nor turn it off by a background image without alpha."
            ),
        ]
    )

    static let stylesBeforeAppearing = PolicyPage.Rule(
        "meituan.usage.1",
        "Style the bar in viewDidLoad or viewWillAppear."
    )
    static let stylesByImages = PolicyPage.Rule(
        "meituan.usage.2",
        "Style the background by backgroundImage and shadowImage."
    )
}
