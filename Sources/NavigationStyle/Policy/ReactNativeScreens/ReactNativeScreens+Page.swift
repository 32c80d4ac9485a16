extension ReactNativeScreens {
    static let page = PolicyPage(
        name: "reactNativeScreens",
        summary:
            "react-native-screens, the native stack of React Navigation and Expo Router: headers are props, "
            + "written to the screen's navigation item when the delegate announces the screen.",
        family: .navigationItem,
        source: "react-native-screens 42c1615f (4.27.0), 0d3c1b9a (3.37.0)",
        minimumSystem: SystemVersion(15),
        editions: [
            PolicyPage.Edition(
                Edition.current.rawValue,
                "Headers are on the navigation item. Its podspec requires iOS 15.1; no rule distinguishes 15.0 "
                    + "from it.",
                minimumSystem: SystemVersion(15)
            ),
            PolicyPage.Edition(
                Edition.three.rawValue,
                "The last 3.x, built for the new architecture: below iOS 13 headers are written to the one bar, "
                    + "a clear header has no hairline, and a back title creates an item that stays.",
                minimumSystem: SystemVersion(11)
            ),
        ],
        options: Options.table.options([
            "theme":
                "The theme of React Navigation with which library.options are compiled: dark, primary, card and "
                + "text; by default, the library's own."
        ]),
        libraryMembers: Library.table.options([
            "headerConfig":
                "The props of ScreenStackHeaderConfig: title (by default, that of the screen), hidden, "
                + "translucent, backgroundColor, blurEffect, hideShadow, color, title…, largeTitle…, back…, "
                + "direction, userInterfaceStyle, headerLeft, headerCenter, headerRight; null is a screen without "
                + "one.",
            "stackAnimation": "The animation of the screen; slide_from_right and ios_from_right are the default.",
            "replaceAnimation":
                "The direction of the screens when this one replaces the top: pop by default, push under options.",
            "gestureEnabled": "Whether the back swipe begins on the screen; true by default.",
            "fullScreenSwipeEnabled": "Whether the swipe begins anywhere; it does not affect the look.",
            "customAnimationOnSwipe":
                "Whether a swipe uses stackAnimation, with the library's own rule.",
            "preventNativeDismiss": "Whether a swipe and a tap on Back are cancelled, and JavaScript is notified.",
            "statusBarStyle": "The style of the status bar; auto by default.",
            "statusBarHidden": "Whether the status bar is hidden.",
            "options":
                "React Navigation's options of the screen, from which its native stack makes these props: "
                + "headerShown, headerStyle, headerTransparent, headerShadowVisible, headerLargeTitle, "
                + "headerTintColor and similar ones.",
        ]),
        exampleLibrary: .object(members: [
            "headerConfig": .object(members: [
                "title": .string("Photo"), "backgroundColor": .string("#00000000"), "translucent": .bool(true),
                "hideShadow": .bool(true), "color": .string("#FFFFFF"),
            ])
        ]),
        knownLimits: [
            "Headers have no background image and no hairline color. The props in library take precedence over the declared "
                + "style, that over library.options, and those over defaults.bar, which is screenOptions.",
            "Operations are JavaScript's changes to the list of screens. All are animated except the first, a set that adds "
                + "screens below the top, and a set that shows an existing screen above the old top.",
            "Two pushes in one turn run one after the other; whether UIKit calls all appearance callbacks of the first is not "
                + "known.",
            "prefersLargeTitles is never reset: a screen whose item has neither always nor never gets a large title.",
            "A hidden header writes no tint, so the previous screen's stays on the bar, unseen.",
            "A backBarButtonItem that the library makes stays on its item: later screens show its title.",
            "largeTitleBackgroundColor and largeTitleHideShadow act on every bar at the scroll edge from iOS 15 on (#3884).",
            "The content of a clear header that is not translucent begins below the clear bar.",
            "Covered screens learn their titles late: after a set below the top, the back title stays as it was.",
            "Below iOS 13 (3.37.0), title attributes stay if the next header does not set them.",
            "A stackPresentation other than push is a modal without a bar of this stack, and is refused. Search bars and "
                + "stackAnimation do not affect the final bar.",
        ],
        declarations: declarations,
        rules: [
            .rnsUpdate5, .rnsUpdate7, .rnsUpdate10, .rnsUpdate11, .rnsAlongside1, .rnsCancel2, .rnsProps3, .rns3Update1,
            .rns3Update7,
            .rns3Update11, .rns3Cancel, .rns3Animated1, .rns3Animated2, .rns3Animated3, .rns3Animated4,
        ],
        silentRules: [
            .rnsMount, .rnsWillShow, .rnsUpdate2, .rnsUpdate3, .rnsUpdate4, .rnsUpdate6, .rnsUpdate8,
            .rnsUpdate9, .rnsCancel1, .rnsBack1, .rnsBack2, .rnsBack3, .rnsBack4, .rnsBack5, .rnsProps1, .rnsProps2,
            .rnsSet1, .rnsSet2, .rnsSet3, .rnsSet4, .rnsSet5, .rnsSet6, .rnsSet7, .rnsSet8, .rnsAnimation, .rnsGesture1,
            .rnsGesture2,
            .rnsGesture3, .rnsGesture4, .rnsStatus, .rnsModal, .rnsBar, .rns3Item, .rns3Back1, .rns3Back2, .rns3Back3,
        ],
        usageRules: [.rnsUsage1]
    )
}

// The props for each part of a declared style (libraries.16.7, `rns.bar`).
extension ReactNativeScreens {
    private static let declarations: [Declaration] = [
        header(.hidden, ["hidden"]),
        header(
            .backgroundDefault,
            ["backgroundColor", "translucent"],
            loss: "A header without backgroundColor is an opaque systemBackground, also at the scroll edge."
        ),
        header(.backgroundTransparent, ["backgroundColor", "translucent", "hideShadow"]),
        header(
            .backgroundColor,
            ["backgroundColor"],
            loss: "A header's color may be translucent, and the content may begin under it (translucent)."
        ),
        .unsaid(.backgroundImage, "A header has no background image."),
        header(.shadowNone, ["hideShadow"]),
        header(.shadowDefault, ["hideShadow"]),
        .unsaid(.shadowColor, "A header can show or hide its hairline, but not color it."),
        header(.tint, ["color"]),
        header(.titleColor, ["titleColor"], loss: boldness),
        header(.titleFontSize, ["titleFontSize"], loss: boldness),
        header(.titleFontWeight, ["titleFontWeight"]),
        header(.largeTitle, ["largeTitle"]),
        Declaration(.statusBarDefault, ["library.statusBarStyle"]),
        Declaration(.statusBarLightContent, ["library.statusBarStyle"]),
        .unsaid(
            .statusBarDarkContent,
            "Below iOS 13, every style except light is the system's default.",
            until: .appearanceObjects
        ),
        Declaration(.statusBarDarkContent, ["library.statusBarStyle"], since: .appearanceObjects),
        .own(["library.headerConfig.title"], "It is the screen's title."),
        .own(
            [
                "blurEffect", "titleFontFamily", "largeTitleColor", "largeTitleBackgroundColor", "largeTitleFontSize",
                "largeTitleFontWeight", "largeTitleFontFamily", "largeTitleHideShadow", "hideBackButton",
                "backButtonInCustomView", "disableBackButtonMenu", "backTitle", "backTitleVisible",
                "backTitleFontSize", "backTitleFontFamily", "backButtonDisplayMode", "backButtonImage", "direction",
                "userInterfaceStyle", "headerLeft", "headerCenter", "headerRight",
            ].map { "library.headerConfig.\($0)" }
        ),
        .own([
            "library.stackAnimation", "library.replaceAnimation", "library.gestureEnabled",
            "library.fullScreenSwipeEnabled", "library.customAnimationOnSwipe", "library.preventNativeDismiss",
            "library.statusBarHidden",
        ]),
        .own(["library.options", "policy.theme"], "React Navigation turns it into the props of headerConfig."),
    ]

    private static let boldness = "A header with any title prop draws the title bold unless a weight is given."

    /// Returns the declaration of a part by props of the header's.
    private static func header(_ part: BarStyle.Part, _ props: [String], loss: String? = nil) -> Declaration {
        Declaration(part, props.map { "library.headerConfig.\($0)" }, loss == nil ? .both : .fromStyle, loss: loss)
    }
}
