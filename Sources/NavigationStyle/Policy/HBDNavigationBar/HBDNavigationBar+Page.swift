extension HBDNavigationBar {
    static let page = PolicyPage(
        name: "hbdNavigationBar",
        summary:
            "HBDNavigationBar: each screen declares its style; fake bars only where two backgrounds differ, otherwise the "
            + "one bar is animated along.",
        family: .fakeBarsInTransition,
        source: "HBDNavigationBar 1.9.8 and 1.10.0",
        editions: [
            PolicyPage.Edition("1.9.8", "The last stable version: a hidden bar keeps its right items."),
            PolicyPage.Edition(
                "1.10.0",
                "A hidden bar hides all its items, from iOS 16 on without a left item in place of the back "
                    + "button; the appearances are made clear after the style has been applied."
            ),
        ],
        libraryMembers: libraryMembers,
        exampleLibrary: .object(members: ["barTintColor": .string("#0000FF"), "barShadowHidden": .bool(true)]),
        copiedProperties: [.barStyle, .tintColor, .titleTextAttributes],
        knownLimits: [
            "The shared bar itself stays clear: backgroundImage and shadowImage are empty and isTranslucent is true; the "
                + "visible background is in policyState.background.",
            "A value written to the bar itself lasts until the next transition or layout.",
            "isNavigationBarHidden is not used: barHidden is an alpha of 0 and an emptied item, whose right items stay "
                + "before 1.10.0.",
            "Showing a bar again removes the screen's title view and left items (#138, #139).",
            "A screen's layout is adjusted once, before it is first shown: later changes do not reach it.",
            "In a set or a pop without animation, the fake bars are those of the screen below the new top (HBD-6).",
            "Large titles and a hairline's color cannot be declared (#127).",
            "The delegate of UIKit's gesture does not matter: the library has its own recognizer.",
        ],
        declarations: declarations,
        rules: rules,
        silentRules: silentRules,
        usageRules: [.hbdUsage1]
    )

    private static let libraryMembers = Library.table.options([
        "barStyle": "Decides the status bar and the title's color.",
        "barTintColor": "The color over the blur.",
        "barImage": "The background's image, instead of blur and color.",
        "tintColor": "The color of the buttons; black by default.",
        "titleTextAttributes": "The title's attributes.",
        "barAlpha": "The opacity of the background.",
        "barHidden": "Hides background, title and back button.",
        "barShadowHidden": "Hides the hairline.",
        "backInteractive": "Whether the user can go back at all.",
        "swipeBackEnabled": "Whether the back swipe begins.",
        "clickBackEnabled": "Whether the back button goes back.",
        "splitNavigationBarTransition": "Fake bars in every transition from and to this screen.",
    ])

    private static let rules: [Rule] = [
        .hbdWillShow2, .hbdWillShow3, .hbdWillShow4, .hbdAlongside1, .hbdAlongside2, .hbdGesture1,
        .hbdCompletion1, .hbdCompletion2, .hbdCompletion3, .hbdDidShow1, .hbdDidShow2, .hbdViewWillLayoutSubviews1,
        .hbdPop1, .hbdShouldPopItem1, .hbdSetNeedsUpdateNavigationBar1, .hbdSetters1,
    ]

    private static let silentRules: [Rule] = [
        .hbdViewDidLoad1, .hbdWillShow1,
    ]
}

// The library's properties for each part of a declared style.
extension HBDNavigationBar {
    private static let declarations: [Declaration] = [
        Declaration(.hidden, ["library.barHidden"]),
        Declaration(.backgroundDefault, []),
        Declaration(
            .backgroundTransparent,
            ["library.barAlpha"],
            .fromStyle,
            loss: "A declared style cannot express a barAlpha between 0 and 1."
        ),
        Declaration(.backgroundColor, ["library.barTintColor"]),
        Declaration(.backgroundImage, ["library.barImage"]),
        Declaration(.shadowNone, ["library.barShadowHidden"]),
        Declaration(.shadowDefault, ["library.barShadowHidden"]),
        .unsaid(.shadowColor, "The library's hairline has its own color."),
        Declaration(.tint, ["library.tintColor"]),
        Declaration(.titleColor, ["library.titleTextAttributes"]),
        Declaration(.titleFontSize, ["library.titleTextAttributes"]),
        Declaration(.titleFontWeight, ["library.titleTextAttributes"]),
        Declaration(.largeTitle, ["callbacks.viewWillAppear.prefersLargeTitles"]),
        Declaration(.statusBarDefault, ["library.barStyle"]),
        Declaration(.statusBarLightContent, ["library.barStyle"]),
        Declaration(
            .statusBarDarkContent,
            ["library.barStyle"],
            .fromStyle,
            loss: "barStyle cannot ask for dark content: it becomes default, which is light in dark mode."
        ),
        .own([
            "library.backInteractive", "library.swipeBackEnabled", "library.clickBackEnabled",
            "library.splitNavigationBarTransition",
        ]),
    ]
}
