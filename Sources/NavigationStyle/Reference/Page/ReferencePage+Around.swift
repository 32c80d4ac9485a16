// What surrounds a navigation bar and decides its look.
extension ReferencePage {
    static let around: [ReferencePage] = barsThatHide + appearanceProxies

    private static let barsThatHide = [
        ReferencePage(
            "around.S1",
            "Bars that hide by themselves",
            "Four flags of the navigation controller, iOS 8 and later, all false by default. hidesBarsOnSwipe: a swipe up hides "
                + "the bar, a swipe down shows it. hidesBarsOnTap: a tap in the content that nothing else takes toggles it. "
                + "hidesBarsWhenVerticallyCompact: it hides when the height becomes compact, and shows when it is regular "
                + "again, or on a tap. hidesBarsWhenKeyboardAppears: it hides with the keyboard, and stays hidden when the "
                + "keyboard has gone, until a tap.",
            from: ["Apple, UINavigationController, the four properties", "UINavigationController.h"]
        ),
        ReferencePage(
            "around.S3",
            "What a bar that hides by itself leaves",
            "It is as after setNavigationBarHidden(true, animated: true): isNavigationBarHidden is true, root views take the "
                + "room, the back swipe does not begin, and the status bar stays, so that content runs under it. The usual "
                + "cure is prefersStatusBarHidden that returns isNavigationBarHidden.",
            from: ["openradar 18201440", "SwiftMessages, issue 190"]
        ),
        ReferencePage(
            "around.S4",
            "Whose the flags are",
            "They are the navigation controller's, and hold for the next screen too. Whether a push from a hidden bar brings "
                + "it back is not known: the service leaves isNavigationBarHidden as it is.",
            from: ["Apple, UINavigationController", "Contested for the push"]
        ),
        ReferencePage(
            "around.S5",
            "When a pan is a swipe",
            "The distance and the speed at which a pan counts as a swipe are not known: a swipe is one where the request says "
                + "so.",
            from: ["Nobody has published a measure"]
        ),
    ]

    private static let appearanceProxies = [
        ReferencePage(
            "uikit.R1",
            "When a bar takes an appearance proxy",
            "iOS applies appearance proxies when a view enters a window, and does not change one that is in a window. To change "
                + "that one, it has to leave the hierarchy and come back (another tab, a full-screen modal), or be written to.",
            from: ["Apple, UIAppearance", "Apple Developer Forums 709716"]
        ),
        ReferencePage(
            "uikit.R2",
            "New bars",
            "A navigation controller that is shown after a proxy was set takes it.",
            from: ["Apple, UIAppearance"]
        ),
        ReferencePage(
            "uikit.R3",
            "Own writes",
            "What a bar itself was told goes first for that property, each time that it enters a window.",
            from: ["Apple, UIAppearance", "Observed by many authors"]
        ),
        ReferencePage(
            "uikit.R4",
            "Proxies by containment",
            "appearance(whenContainedInInstancesOf: [C1, C2]) is for bars in a C1 in a C2: C1 is the innermost, all must be found "
                + "going outwards, and subclasses count. A contained proxy goes before the plain one; of several, the one with "
                + "the outermost container, of equals the longer chain.",
            from: ["Apple, UIAppearance.h"]
        ),
    ]
}
