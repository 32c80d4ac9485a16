extension WRNavigationBar {
    static let page = PolicyPage(
        name: "wrNavigationBar",
        summary:
            "WRNavigationBar: UIKit's background is made clear and painted by an inserted view, whose colors are mixed "
            + "during transitions.",
        family: .interpolation,
        source: "seed 1, 3; WRNavigationBar (Objective-C 17893f1, Swift e9e9bd7)",
        editions: [
            PolicyPage.Edition("Objective-C", "Blends in pushes and pops; lists of screens that it leaves alone."),
            PolicyPage.Edition(
                "Swift",
                "A plain pop blends nothing, and the title is never blended; no lists, no image for a screen; "
                    + "viewWillAppear sets the tint too; a screen reaches the bar if its view has a known frame, on "
                    + "the stack or not."
            ),
        ],
        libraryMembers: libraryMembers,
        exampleLibrary: .object(members: ["barTintColor": .string("#0000FF"), "barBackgroundAlpha": .number(0.5)]),
        copiedProperties: [.tintColor, .titleTextAttributes, .shadowImage],
        knownLimits: [
            "The shared bar's backgroundImage is empty once the library has painted; the visible background is "
                + "in policyState.background.",
            "It manages only the color of a title; hiding the bar, translucency and layout are left to the app.",
            "An image never reaches the bar before viewDidAppear, and is a color during transitions.",
            "A screen that is not managed inherits the visible background; a swipe that ends at it, cancelled "
                + "or not, paints the bar's barTintColor, which is unset: the default white (#65, #84).",
            "A covered screen that never appeared reaches the bar: the root with all of its properties, others with tint "
                + "and title.",
            "A pop blends only to 7/7.2 of the way (Objective-C).",
            "The display link ends after 0.10 to 0.13 seconds; here it keeps pace with the screens.",
            "When a swipe is released to be cancelled, the background is the old one at once (Objective-C); "
                + "here the look returns gradually.",
            "The alpha fades the hairline too.",
        ],
        declarations: declarations,
        rules: rules,
        silentRules: silentRules
    )

    private static let libraryMembers = Library.table.options([
        "barBackgroundImage": "The background's image, instead of the color.",
        "barTintColor": "The background's color; white by default.",
        "barBackgroundAlpha": "The opacity of the background.",
        "tintColor": "The color of the buttons; #007AFF by default.",
        "titleColor": "The color of the title; black by default.",
        "statusBarStyle": "The status bar's style while the bar is shown.",
        "shadowImageHidden": "Hides the hairline.",
        "isManaged": "Whether the library manages the screen's class, by its black and white lists.",
    ])

    private static let rules: [Rule] = [
        .wrDisplayLink1, .wrUpdateInteractiveTransition1, .wrPopTo1, .wrShouldPopItem1, .wrViewWillAppear1,
        .wrViewWillAppear2, .wrViewDidAppear2, .wrViewDidAppear3, .wrViewDidAppear4, .wrViewDidAppear5,
        .wrInteractionChange1, .wrSet1, .wrSet2, .wrSet3,
    ]

    private static let silentRules: [Rule] = [
        .wrPush1, .wrViewWillDisappear1, .wrViewDidAppear1,
    ]
}

// The library's properties for each part of a declared style.
extension WRNavigationBar {
    private static let declarations: [Declaration] = [
        Declaration(.hidden, ["callbacks.viewWillAppear.isNavigationBarHidden"]),
        Declaration(.backgroundDefault, [], .fromStyle, loss: "The library draws its own default, which is white."),
        Declaration(
            .backgroundTransparent,
            ["library.barBackgroundAlpha"],
            .fromStyle,
            loss: "A declared style cannot express a barBackgroundAlpha between 0 and 1."
        ),
        Declaration(.backgroundColor, ["library.barTintColor"]),
        Declaration(.backgroundImage, ["library.barBackgroundImage"]),
        Declaration(.shadowNone, ["library.shadowImageHidden"]),
        Declaration(.shadowDefault, ["library.shadowImageHidden"]),
        .unsaid(.shadowColor, "The library shows or hides the hairline, but does not color it."),
        Declaration(.tint, ["library.tintColor"]),
        Declaration(.titleColor, ["library.titleColor"]),
        .unsaid(.titleFontSize, "The library can set only the color of a title."),
        .unsaid(.titleFontWeight, "The library can set only the color of a title."),
        Declaration(.largeTitle, ["callbacks.viewWillAppear.prefersLargeTitles"]),
        Declaration(.statusBarDefault, ["library.statusBarStyle"]),
        Declaration(.statusBarLightContent, ["library.statusBarStyle"]),
        Declaration(.statusBarDarkContent, ["library.statusBarStyle"]),
        .own(["library.isManaged"]),
    ]
}
