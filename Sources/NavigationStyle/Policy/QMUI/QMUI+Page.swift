extension QMUI {
    static let page = PolicyPage(
        name: "qmui",
        summary:
            "QMUI_iOS: styles declared by the delegate's methods, rendered at viewWillAppear; fake bars only between two screens "
            + "whose styles differ.",
        family: .fakeBarsInTransition,
        source: "QMUI_iOS 4.8.0 (4dca234)",
        options: options,
        libraryMembers: libraryMembers,
        exampleLibrary: .object(members: [
            "navigationBarBarTintColor": .string("#0000FF"), "navigationBarTintColor": .string("#FFFFFF"),
            "titleViewTintColor": .string("#FFFFFF"),
        ]),
        copiedProperties: [
            .barStyle, .isTranslucent, .barTintColor, .backgroundImage, .shadowImage, .standardAppearance,
            .scrollEdgeAppearance,
        ],
        knownLimits: knownLimits,
        declarations: declarations,
        rules: [
            .qmuiPush1, .qmuiPop1, .qmuiSet1, .qmuiFake2, .qmuiCopy2, .qmuiViewWillAppear1, .qmuiViewWillAppear2,
            .qmuiViewWillAppear3, .qmuiViewWillAppear4, .qmuiSetNavigationBarHidden1,
            .qmuiCompletion1, .qmuiShouldPop1, .qmuiUpdateNavigationBarAppearance1,
        ],
        silentRules: [
            .qmuiStyle, .qmuiPush2, .qmuiPop2, .qmuiSet2, .qmuiFake1, .qmuiCopy1, .qmuiConcurrency1, .qmuiConcurrency2,
            .qmuiTemplate1, .qmuiViewWillLayoutSubviews1, .qmuiAppearance1, .qmuiBackTitle1, .qmuiGesture1,
        ],
        usageRules: [.qmuiUsage1]
    )

    private static let options = Options.table.options([
        "automaticCustomNavigationBarTransitionStyle": "Whether styles are compared if neither screen has a key.",
        "preventConcurrentNavigationControllerTransitions":
            "Whether an animated push while another transition is under way loses its animation.",
        "configurationTemplate":
            "The bar's members of QMUIConfigurationTemplate; if omitted, no template is applied.",
    ])

    private static let libraryMembers = Library.table.options([
        "navigationBarBarTintColor": "The bar's tint; with a template, the appearance proxy's by default.",
        "navigationBarBackgroundImage": "The background image; with a template, the appearance proxy's by default.",
        "navigationBarStyle": "The bar's style; with a template, the appearance proxy's by default.",
        "navigationBarShadowImage": "The hairline; with a template, the template's by default.",
        "navigationBarTintColor": "The tint of the buttons; with a template, its tint by default. Nil writes nothing "
            + "except in an update.",
        "titleViewTintColor": "The title's color; with a template, the template's by default.",
        "backBarButtonItemTitleWithPreviousViewController": "The title of this screen's back button; null is UIKit's.",
        "preferredNavigationBarHidden": "Whether the bar is hidden, if it is hideable.",
        "shouldCustomizeNavigationBarTransitionIfHideable":
            "Whether the library shows and hides the bar for this screen.",
        "customNavigationBarTransitionKey": "Two screens get fake bars if their keys differ, and none otherwise.",
        "forceEnableInteractivePopGestureRecognizer": "Whether the back swipe begins where the stock one does not.",
        "shouldPopViewControllerByBackButtonOrPopGesture": "Whether the user can go back at all.",
        "containerViewBackgroundColorWhenTransitioning": "No effect: QMUI 4.8.0 never calls it.",
        "isQMUIViewController":
            "Whether the library renders the screen's style and visibility, and gives it fake bars; true by default.",
        "usesTitleView": "Whether the title is in a QMUINavigationTitleView; false by default.",
    ])

    private static let knownLimits = [
        "The deployment target of 4.8.0 is iOS 13; earlier versions follow its path for iOS 13 and 14.",
        "Without a template, properties that a screen's methods leave unset keep their values: the bar's tint and style leak "
            + "as under stock UIKit. With a template, only the tint of the buttons does.",
        "A pop does not notice a style that code writes later (#1253, #1245): the advice is to give each screen a key.",
        "Tint, title, translucency, large titles and appearance objects are not compared.",
        "A method whose result depends on the stack is called after the stack has changed (#1325).",
        "From iOS 15 on the bar is transparent at the scroll edge, unless navBarUsesStandardAppearanceOnly is on.",
        "On iOS 13 and 14, an appearance object that the app sets is neither copied to fake bars nor undone.",
        "containerViewBackgroundColorWhenTransitioning has no effect: its only reader is never called.",
        "Whether fake bars take the appearance proxy is not modelled: after a pop, that of the returning screen shows the template's "
            + "color on iOS 14 (#1487, open).",
        "Custom animators, and a bar below the usual top of the content, are not modelled.",
        "The first screen's own code in viewWillAppear comes before the rendering from iOS 15 on, where the bar is not in its "
            + "window yet; here it comes after, as everywhere.",
        "Replacing the delegate of the pop gesture switches all of it off (#781, #783); with FD installed a push may be refused "
            + "(#336).",
        "navigationBarStyle black alone does not make the status bar light: QMUINavigationController asks the screen.",
        "In a set, the compared screen is the last of those that are removed, which need not be the one that "
            + "was visible.",
    ]
}

// The delegate's methods for each part of a declared style.
extension QMUI {
    private static let declarations: [Declaration] = [
        Declaration(
            .hidden,
            ["library.preferredNavigationBarHidden", "library.shouldCustomizeNavigationBarTransitionIfHideable"]
        ),
        Declaration(
            .backgroundDefault,
            ["library.navigationBarBarTintColor", "library.navigationBarBackgroundImage"]
        ),
        Declaration(
            .backgroundTransparent,
            ["library.navigationBarBackgroundImage", "library.navigationBarShadowImage"]
        ),
        Declaration(
            .backgroundColor,
            ["library.navigationBarBarTintColor"],
            .fromStyle,
            loss: "A bar tint colors a blur up to iOS 14, and from iOS 15 on is drawn only over scrolled content."
        ),
        Declaration(.backgroundImage, ["library.navigationBarBackgroundImage"]),
        Declaration(.shadowNone, ["library.navigationBarShadowImage"]),
        Declaration(.shadowDefault, ["library.navigationBarShadowImage"]),
        Declaration(.shadowColor, ["library.navigationBarShadowImage"]),
        Declaration(.tint, ["library.navigationBarTintColor"]),
        Declaration(.titleColor, ["library.titleViewTintColor"]),
        .unsaid(.titleFontSize, "The delegate can set only the color of a title."),
        .unsaid(.titleFontWeight, "The delegate can set only the color of a title."),
        Declaration(.largeTitle, ["callbacks.viewWillAppear.prefersLargeTitles"]),
        Declaration(.statusBarDefault, ["library.navigationBarStyle"]),
        Declaration(
            .statusBarLightContent,
            ["library.navigationBarStyle"],
            .fromStyle,
            loss: "The bar becomes black; QMUINavigationController asks the screen about the status bar "
                + "(preferredStatusBarStyle)."
        ),
        Declaration(
            .statusBarDarkContent,
            ["library.navigationBarStyle"],
            .fromStyle,
            loss: "navigationBarStyle cannot ask for dark content: it becomes default."
        ),
        .own([
            "library.backBarButtonItemTitleWithPreviousViewController", "library.customNavigationBarTransitionKey",
            "library.forceEnableInteractivePopGestureRecognizer",
            "library.shouldPopViewControllerByBackButtonOrPopGesture",
            "library.containerViewBackgroundColorWhenTransitioning", "library.isQMUIViewController",
            "library.usesTitleView",
        ]),
    ]
}
