extension WRNavigationBar {
    static let page = PolicyPage(
        name: "wrNavigationBar",
        summary:
            "WRNavigationBar: UIKit's background is made clear and painted by an inserted view, whose colours are mixed "
            + "during transitions.",
        family: .interpolation,
        source: "seed 1, 3; WRNavigationBar (Objective-C 17893f1, Swift e9e9bd7)",
        editions: [
            PolicyPage.Edition("Objective-C", "Mixes in pushes and pops; lists of screens that it leaves alone."),
            PolicyPage.Edition(
                "Swift",
                "A plain pop mixes nothing, nor is the title mixed; no lists, no image of a screen's own; viewWillAppear "
                    + "sets the tint too; a screen reaches the bar if its view has a known frame, on the stack or not."
            ),
        ],
        libraryMembers: libraryMembers,
        exampleLibrary: .object(members: ["barTintColor": .string("#0000FF"), "barBackgroundAlpha": .number(0.5)]),
        copiedProperties: [.tintColor, .titleTextAttributes, .shadowImage],
        knownLimits: [
            "The shared bar's backgroundImage is empty once the library has painted; the background that is seen is in "
                + "policyState.background.",
            "Of a title it manages the colour alone; hiding the bar, translucency and layout are the app's.",
            "An image never reaches the bar before viewDidAppear, and is a colour during transitions.",
            "A screen that is not managed inherits the background that is shown; a swipe that ends at it, cancelled or "
                + "not, paints the bar's barTintColor, which nobody set: the default white (#65, #84).",
            "A covered screen that never appeared reaches the bar: the root with all of its properties, others with tint "
                + "and title.",
            "A pop mixes only to 7/7.2 (Objective-C).",
            "The display link is over after 0.10 to 0.13 seconds; here it keeps pace with the screens.",
            "When a swipe is let go to be cancelled the background is the old one at once (Objective-C); here the look "
                + "goes back as it came.",
            "The alpha fades the hairline too.",
        ],
        rules: rules
    )

    private static let libraryMembers = Library.table.options([
        "barBackgroundImage": "The background's image, in the place of the colour.",
        "barTintColor": "The background's colour; white where nobody says.",
        "barBackgroundAlpha": "How much of the background is drawn.",
        "tintColor": "The colour of the buttons; #007AFF where nobody says.",
        "titleColor": "The colour of the title; black where nobody says.",
        "statusBarStyle": "The status bar's style while the bar is shown.",
        "shadowImageHidden": "Hides the hairline.",
        "isManaged": "What the black and white lists say of the screen's class.",
    ])

    private static let rules = [
        PolicyPage.Rule("wr.push.1", "When a push has ended its screen counts as pushed in, the root too."),
        PolicyPage.Rule(
            "wr.displayLink.1",
            "A push or a pop, not a set (Swift: no plain pop either): frame by frame the bar's color and alpha, its tint "
                + "and (Objective-C) its title are mixed, if the screen that comes is managed, the tint if both are; a pop "
                + "to 7/7.2 (Objective-C)."
        ),
        PolicyPage.Rule("wr.updateInteractiveTransition.1", "Under a finger the same are mixed by its progress."),
        PolicyPage.Rule("wr.popTo.1", "At the call of popTo: title and (Objective-C) tint of the destination."),
        PolicyPage.Rule(
            "wr.shouldPopItem.1",
            "A tap on Back is popTo the screen below: of it title and (Objective-C) tint at once, the rest is mixed."
        ),
        PolicyPage.Rule(
            "wr.viewWillAppear.1",
            "An unmanaged screen notes the colours that it finds and sets its tint (Swift: every screen does)."
        ),
        PolicyPage.Rule("wr.viewWillAppear.2", "The screen is no longer pushed away; its title's colour is set."),
        PolicyPage.Rule("wr.viewWillDisappear.1", "The screen is pushed away, if it is still on the stack."),
        PolicyPage.Rule("wr.viewDidAppear.1", "A screen that is not the root is pushed in."),
        PolicyPage.Rule("wr.viewDidAppear.2", "The image, or else the colour of a managed screen."),
        PolicyPage.Rule("wr.viewDidAppear.3", "The background's alpha."),
        PolicyPage.Rule("wr.viewDidAppear.4", "Tint and title."),
        PolicyPage.Rule("wr.viewDidAppear.5", "The hairline."),
        PolicyPage.Rule(
            "wr.interactionChange.1",
            "The finger is lifted: colour and alpha of the screen at which the swipe ends."
        ),
        PolicyPage.Rule(
            "wr.set.1",
            "A colour or an alpha set later reaches the bar if the screen is the root or pushed in, and not pushed away."
        ),
        PolicyPage.Rule("wr.set.2", "A tint or a title's colour does if the screen is not pushed away."),
        PolicyPage.Rule("wr.set.3", "The hairline always does, an image never before viewDidAppear."),
    ]
}
