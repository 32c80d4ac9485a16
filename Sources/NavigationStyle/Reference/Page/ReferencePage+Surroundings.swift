// The surroundings of a navigation bar that decide its look.
extension ReferencePage {
    static let surroundings: [ReferencePage] =
        barsThatHide + appearanceProxies + animators + barItems
        + traits + tabBars + presentations

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
            "around.R1",
            "When a bar takes an appearance proxy",
            "iOS applies appearance proxies when a view enters a window, and does not change one that is in a window. To change "
                + "that one, it has to leave the hierarchy and come back (another tab, a full-screen modal), or be written to.",
            from: ["Apple, UIAppearance", "Apple Developer Forums 709716"]
        ),
        ReferencePage(
            "around.R2",
            "New bars",
            "A navigation controller that is shown after a proxy was set takes it.",
            from: ["Apple, UIAppearance"]
        ),
        ReferencePage(
            "around.R3",
            "Own writes",
            "What a bar itself was told goes first for that property, each time that it enters a window.",
            from: ["Apple, UIAppearance", "Observed by many authors"]
        ),
        ReferencePage(
            "around.R4",
            "Proxies by containment",
            "appearance(whenContainedInInstancesOf: [C1, C2]) is for bars in a C1 in a C2: C1 is the innermost, all must be found "
                + "going outwards, and subclasses count. A contained proxy goes before the plain one; of several, the one with "
                + "the outermost container, of equals the longer chain.",
            from: ["Apple, UIAppearance.h"]
        ),
    ]

    private static let animators = [
        ReferencePage(
            "around.Q1",
            "The final frame",
            "A custom animator has to set toView.frame to finalFrame(for: toVC). Where the view begins below the bar, one that "
                + "does not leaves it at y 0: hidden by the bar, or with a jump by the bar's lower edge at the end.",
            from: [
                "Apple, UIViewControllerContextTransitioning", "RMPZoomTransitionAnimator, issue 15",
                "react-native-screens, PR 527",
            ]
        ),
        ReferencePage(
            "around.Q3",
            "A custom animator and the back swipe",
            "A delegate of the navigation controller that has an animator for the pop stops the stock back swipe.",
            from: ["Public analyses of UINavigationController", "Observed by many authors"]
        ),
    ]

    private static let barItems = [
        ReferencePage(
            "around.T1",
            "Items that stay pale",
            "From iOS 11.2 on, the bar button item that was tapped to push keeps its highlighted alpha when the screen comes "
                + "back: it looks disabled, and works. None is known on iOS 13 or later. What helps is to set the bar's "
                + "tintAdjustmentMode to normal, then to automatic, when the screen disappears.",
            from: [
                "openradar 36878484 and 36076768", "KMNavigationBarTransition, issue 115", "Titanium, PR 9799",
                "Contested from which version on it is mended",
            ]
        )
    ]

    private static let traits = [
        ReferencePage(
            "around.V1",
            "Dynamic colors",
            "When the interface style changes, system colors, colors with a light and a dark value, materials and images with "
                + "variants follow at once, without any code, on bars and in appearance objects too. So does the default style "
                + "of the status bar. What is written later is resolved in the new style.",
            from: ["Apple, Supporting Dark Mode in your interface", "WWDC19-214"]
        ),
        ReferencePage(
            "around.V2",
            "Fixed colors",
            "A color with one value, a cgColor, an image drawn from a color and a color resolved with resolvedColor(with:) stay as "
                + "they are.",
            from: ["Apple, UIColor.cgColor", "Apple, UIColor.resolvedColor(with:)"]
        ),
        ReferencePage(
            "around.V3",
            "Code that hears of traits",
            "traitCollectionDidChange(_:) of the screen that is seen runs after the change; from iOS 17 on it is deprecated for "
                + "registerForTraitChanges, and still called. When covered screens hear of it differs by version, and is not "
                + "modelled.",
            from: ["Apple, UITraitEnvironment", "WWDC23-10057"]
        ),
        ReferencePage(
            "around.V4",
            "Before dark mode",
            "Nothing has an interface style before iOS 13, nor in an app that was linked against an SDK before.",
            from: ["Apple, Supporting Dark Mode in your interface"]
        ),
    ]

    private static let tabBars = [
        ReferencePage(
            "around.P1",
            "A dark bar in a transition",
            "In an animated push or pop a bar that lets something through shows what is behind it. Where no root view reaches "
                + "under it (the tab bar goes or comes, edgesForExtendedLayout without top, clear root views) that is the "
                + "navigation controller's view, then the window: without a color, black. People saw it on iOS 7 to 18, mostly "
                + "at the upper right corner. A color on the window or the view helps, and so do an opaque bar and no "
                + "hidesBottomBarWhenPushed. The value of the shade is not known.",
            from: [
                "JSQMessagesViewController, issue 528", "SegementSlide, issue 47", "WYPopoverController, issue 102",
                "SlackTextViewController, issue 114",
            ]
        ),
        ReferencePage(
            "around.P2",
            "Libraries that paint the container",
            "KMNavigationBarTransition paints the container white for the same reason, which is white where the app is dark or "
                + "clear.",
            from: ["KMNavigationBarTransition, issues 3, 49 and 104"]
        ),
        ReferencePage(
            "around.P4",
            "The height of a tab bar",
            "49 points and the safe area below; 32 in compact height from iOS 11 on; on iPads 50 from SDK 12 on, and 49 before. Up "
                + "to iOS 10 the bottom layout guide has it. Those of iPadOS 18, at the top, and of iOS 26, which float, are "
                + "not known.",
            from: ["Measured by many authors"]
        ),
        ReferencePage(
            "around.P5",
            "hidesBottomBarWhenPushed",
            "The tab bar is away while the screen that asks for it, or any above it, is on top: one that is pushed on it does not "
                + "bring the tab bar back. Apple's page says that the screen on top decides.",
            from: ["Apple, UIViewController.hidesBottomBarWhenPushed", "NGTabBarController, PR 13", "Contested"]
        ),
    ]

    private static let presentations = [
        ReferencePage(
            "around.O1",
            "The bar of a sheet",
            "In UIKit's own sheets of iOS 13 to 18 the bar is 56 points high, at the top of the sheet, without a status bar, on "
                + "iPhones and iPads alike. An iPhone in landscape shows sheets full screen, with an ordinary bar.",
            from: [
                "react-native-navigation, issue 5730", "QMUI, issue 877", "HWPanModal, issue 85", "React Navigation",
            ]
        ),
        ReferencePage(
            "around.O2",
            "What a style of presentation comes out as",
            "An app that is linked against an SDK before 13 presents full screen unless it says otherwise; from SDK 13 "
                + "on the style is automatic: a page sheet, and a form sheet on iPads with iOS 18. Up to iOS 12 page "
                + "sheets, form sheets and popovers fill the screen of an iPhone; on an iPad they are what they are "
                + "called.",
            from: [
                "Apple, UIViewController.modalPresentationStyle",
                "hacknicity, View Controller Presentation Changes in iOS 13",
            ]
        ),
        ReferencePage(
            "around.O3",
            "A large title in a sheet",
            "That it adds 52 points to the 56 follows from the two numbers; nobody has measured it.",
            from: ["Contested"]
        ),
        ReferencePage(
            "around.O5",
            "Sheets of iOS 26",
            "The height and the place of the bar in a sheet are not known: the numbers of React Navigation are a look-alike. A "
                + "full-screen presentation is as everywhere.",
            from: ["Nobody has published a measure"]
        ),
        ReferencePage(
            "around.O8",
            "The status bar of a presentation",
            "What is presented and does not cover the screen has no say in the status bar, unless "
                + "modalPresentationCapturesStatusBarAppearance is true.",
            from: [
                "Apple, UIViewController.modalPresentationCapturesStatusBarAppearance", "react-native-screens, PR 798",
                "react-native-navigation, issue 5797",
            ]
        ),
        ReferencePage(
            "around.O9",
            "Colors in a sheet",
            "A sheet has an elevated user interface level: in dark, systemBackground is #1C1C1E in it, not #000000. Its bar "
                + "has appearances and an edge of its own, as any other bar.",
            from: ["Apple, UITraitCollection.userInterfaceLevel", "afterpay-ios, issue 196"]
        ),
    ]
}
