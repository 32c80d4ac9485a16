extension HBDNavigationBar {
    static let page = PolicyPage(
        name: "hbdNavigationBar",
        summary:
            "HBDNavigationBar: each screen declares its style; fake bars only where two backgrounds differ, otherwise the "
            + "one bar is animated along.",
        family: .fakeBarsInTransition,
        source: "HBDNavigationBar 1.9.8 and 1.10.0",
        editions: [
            PolicyPage.Edition("1.9.8", "The last stable shape: a hidden bar keeps its right items."),
            PolicyPage.Edition(
                "1.10.0",
                "A hidden bar hides all its items, from iOS 16 on without a left item in the back button's place; the "
                    + "appearances are made clear after the style has been applied."
            ),
        ],
        libraryMembers: libraryMembers,
        exampleLibrary: .object(members: ["barTintColor": .string("#0000FF"), "barShadowHidden": .bool(true)]),
        copiedProperties: [.barStyle, .tintColor, .titleTextAttributes],
        knownLimits: [
            "The shared bar itself is clear for good: backgroundImage and shadowImage are empty and isTranslucent is true; "
                + "the background that is seen is in policyState.background.",
            "What a screen writes to the bar itself lasts until the next transition or layout.",
            "isNavigationBarHidden is not used: barHidden is an alpha of 0 and an emptied item, whose right items stay "
                + "before 1.10.0.",
            "Showing a bar again takes the screen's title view and left items away (#138, #139).",
            "A screen's layout is adjusted once, when it is first to be shown: later changes do not reach it.",
            "In a set or a pop without animation the fake bars come from the screen below the new top (HBD-6).",
            "Large titles and a hairline's colour cannot be declared (#127).",
            "The delegate of UIKit's own gesture does not matter: the library has a recogniser of its own.",
        ],
        rules: rules,
        usageRules: [hidingByLibrary]
    )

    static let hidingByLibrary = PolicyPage.Rule(
        "hbd.usage.1",
        "Hide the bar by barHidden: the library never shows one that setNavigationBarHidden hid."
    )

    private static let libraryMembers = Library.table.options([
        "barStyle": "Decides the status bar and the title's colour.",
        "barTintColor": "The colour over the blur.",
        "barImage": "The background's image, in the place of blur and colour.",
        "tintColor": "The colour of the buttons; black where nobody says.",
        "titleTextAttributes": "The title's attributes.",
        "barAlpha": "How much of the background is drawn.",
        "barHidden": "Hides background, title and back button.",
        "barShadowHidden": "Hides the hairline.",
        "backInteractive": "Whether the user can go back at all.",
        "swipeBackEnabled": "Whether the back swipe begins.",
        "clickBackEnabled": "Whether the back button goes back.",
        "splitNavigationBarTransition": "Fake bars in every transition from and to this screen.",
    ])

    private static let rules = [
        PolicyPage.Rule(
            "hbd.viewDidLoad.1",
            "The bar is made translucent and clear, from iOS 13 on with two transparent appearances."
        ),
        PolicyPage.Rule(
            "hbd.willShow.1",
            "The first time: the root view begins under the bar if that can be seen through; under a hidden one the "
                + "safe area loses the bar's height."
        ),
        PolicyPage.Rule("hbd.willShow.2", "Animated: barStyle at once."),
        PolicyPage.Rule(
            "hbd.willShow.3",
            "Not animated, backgrounds differ: fake bars on the screen and the one below."
        ),
        PolicyPage.Rule("hbd.willShow.4", "Not animated otherwise: the screen's style is applied."),
        PolicyPage.Rule(
            "hbd.alongside.1",
            "Backgrounds differ: tint and title of the target, fake bars on both screens, the real background hidden."
        ),
        PolicyPage.Rule("hbd.alongside.2", "Otherwise the target's style is applied, which animates it."),
        PolicyPage.Rule(
            "hbd.gesture.1",
            "Under the finger the tint goes from the one screen's to the other's in the first quarter of the way."
        ),
        PolicyPage.Rule("hbd.completion.1", "From iOS 13 on the appearances are clear again."),
        PolicyPage.Rule("hbd.completion.2", "The style of the screen that stays is applied."),
        PolicyPage.Rule("hbd.completion.3", "The fake bars are removed."),
        PolicyPage.Rule("hbd.didShow.1", "Not animated: the screen's style is applied."),
        PolicyPage.Rule("hbd.didShow.2", "Not animated: the fake bars are removed."),
        PolicyPage.Rule(
            "hbd.viewWillLayoutSubviews.1",
            "Any layout outside of an animated transition applies the top screen's style."
        ),
        PolicyPage.Rule(
            "hbd.pop.1",
            "iOS 11 and 12: the call of pop sets barStyle and title, also where nothing is popped."
        ),
        PolicyPage.Rule(
            "hbd.shouldPopItem.1",
            "A tap on Back is refused where backInteractive or clickBackEnabled is false."
        ),
        PolicyPage.Rule("hbd.setNeedsUpdateNavigationBar.1", "An update of the top screen is applied at once."),
        PolicyPage.Rule("hbd.setters.1", "What code writes to the bar's background reaches the library's own views."),
    ]
}
