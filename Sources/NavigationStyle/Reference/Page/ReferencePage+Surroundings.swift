// The surroundings of a navigation bar that decide its look.
extension ReferencePage {
    static let surroundings: [ReferencePage] =
        barsThatHide + appearanceProxies + animators + barItems
        + traits + tabBars + presentations

    private static let barsThatHide = [
        ReferencePage(
            "around.S1",
            "Bars that hide by themselves",
            "Four flags of the navigation controller, iOS 8 and later, all false by default. hidesBarsOnSwipe: "
                + "a swipe up hides the bar, a swipe down shows it. hidesBarsOnTap: a tap in the content outside its "
                + "controls toggles it. hidesBarsWhenVerticallyCompact: it hides when the height becomes compact, and "
                + "shows when it is regular again, or on a tap. hidesBarsWhenKeyboardAppears: it hides with the "
                + "keyboard, and stays hidden when the keyboard has disappeared, until a tap.",
            from: ["Apple, UINavigationController, the four properties", "UINavigationController.h"]
        ),
        ReferencePage(
            "around.S3",
            "After a bar has hidden by itself",
            "The state is that after setNavigationBarHidden(true, animated: true): isNavigationBarHidden is "
                + "true, root views take the room, the back swipe does not begin, and the status bar stays, with "
                + "content under it. The usual remedy is a prefersStatusBarHidden that returns isNavigationBarHidden.",
            from: ["openradar 18201440", "SwiftMessages, issue 190"]
        ),
        ReferencePage(
            "around.S4",
            "The owner of the flags",
            "They belong to the navigation controller, and also apply to the next screen. Whether a push from a "
                + "hidden bar shows it again is unknown: the service leaves isNavigationBarHidden as it is.",
            from: ["Apple, UINavigationController", "Contested for the push"]
        ),
        ReferencePage(
            "around.S5",
            "When a pan is a swipe",
            "The distance and the speed at which a pan counts as a swipe are unknown: a swipe is one if the "
                + "request says so.",
            from: ["No published measurement"]
        ),
    ]

    private static let appearanceProxies = [
        ReferencePage(
            "around.R1",
            "When a bar reads an appearance proxy",
            "iOS applies appearance proxies when a view enters a window, and does not change one that is "
                + "already in a window. To change it, it has to leave the hierarchy and return (another tab, a "
                + "full-screen modal), or its properties have to be set.",
            from: ["Apple, UIAppearance", "Apple Developer Forums 709716"]
        ),
        ReferencePage(
            "around.R2",
            "New bars",
            "A navigation controller that is shown after a proxy was set reads it.",
            from: ["Apple, UIAppearance"]
        ),
        ReferencePage(
            "around.R3",
            "Own writes",
            "A value that was set on a bar itself takes precedence for that property, each time that it enters "
                + "a window.",
            from: ["Apple, UIAppearance", "Observed by many authors"]
        ),
        ReferencePage(
            "around.R4",
            "Proxies by containment",
            "appearance(whenContainedInInstancesOf: [C1, C2]) is for bars in a C1 in a C2: C1 is the innermost, "
                + "the bar must be in all of them from the innermost outward, and subclasses count. A contained proxy "
                + "takes precedence over the plain one; of several, the one with the outermost container does, then "
                + "the longer chain.",
            from: ["Apple, UIAppearance.h"]
        ),
    ]

    private static let animators = [
        ReferencePage(
            "around.Q1",
            "The final frame",
            "A custom animator has to set toView.frame to finalFrame(for: toVC). If the view begins below the "
                + "bar, an animator that does not leaves it at y 0: the bar covers it, or it jumps to the bar's lower "
                + "edge at the end.",
            from: [
                "Apple, UIViewControllerContextTransitioning", "RMPZoomTransitionAnimator, issue 15",
                "react-native-screens, PR 527",
            ]
        ),
        ReferencePage(
            "around.Q3",
            "A custom animator and the back swipe",
            "A delegate of the navigation controller that has an animator for the pop disables the stock back swipe.",
            from: ["Public analyses of UINavigationController", "Observed by many authors"]
        ),
    ]

    private static let barItems = [
        ReferencePage(
            "around.T1",
            "Items that stay pale",
            "From iOS 11.2 on, the bar button item that was tapped to push keeps its highlighted alpha when the "
                + "screen returns: it looks disabled, but works. No case is known on iOS 13 or later. The remedy is "
                + "to set the bar's tintAdjustmentMode to normal, then to automatic, when the screen disappears.",
            from: [
                "openradar 36878484 and 36076768", "KMNavigationBarTransition, issue 115", "Titanium, PR 9799",
                "The version that fixed it is contested",
            ]
        )
    ]

    private static let traits = [
        ReferencePage(
            "around.V1",
            "Dynamic colors",
            "When the interface style changes, system colors, colors with a light and a dark value, materials "
                + "and images with variants follow at once, without any code, on bars and in appearance objects too. "
                + "So does the default style of the status bar. Later writes are resolved in the new style.",
            from: ["Apple, Supporting Dark Mode in your interface", "WWDC19-214"]
        ),
        ReferencePage(
            "around.V2",
            "Fixed colors",
            "A color with one value, a cgColor, an image drawn from a color and a color resolved with "
                + "resolvedColor(with:) do not change.",
            from: ["Apple, UIColor.cgColor", "Apple, UIColor.resolvedColor(with:)"]
        ),
        ReferencePage(
            "around.V3",
            "Code that is told of trait changes",
            "traitCollectionDidChange(_:) of the visible screen runs after the change; from iOS 17 on it is "
                + "deprecated in favor of registerForTraitChanges, but still called. When covered screens are told "
                + "differs by version, and is not modelled.",
            from: ["Apple, UITraitEnvironment", "WWDC23-10057"]
        ),
        ReferencePage(
            "around.V4",
            "Before dark mode",
            "Before iOS 13, and in an app that was linked against an earlier SDK, nothing has an interface style.",
            from: ["Apple, Supporting Dark Mode in your interface"]
        ),
    ]

    private static let tabBars = [
        ReferencePage(
            "around.P1",
            "A dark bar in a transition",
            "In an animated push or pop, a bar that is not opaque shows the views behind it. If no root view "
                + "extends under it (the tab bar appears or disappears, edgesForExtendedLayout without top, clear "
                + "root views), that is the navigation controller's view, then the window: black without a color. It "
                + "was seen on iOS 7 to 18, mostly at the upper right corner. The remedies are a color on the window "
                + "or the view, an opaque bar, or no hidesBottomBarWhenPushed. The value of the shade is unknown.",
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
            "49 points and the safe area below; 32 in compact height from iOS 11 on; on iPads 50 from SDK 12 "
                + "on, and 49 before. Up to iOS 10, the bottom layout guide includes it. Those of iPadOS 18, at the "
                + "top, and of iOS 26, which float, are unknown.",
            from: ["Measured by many authors"]
        ),
        ReferencePage(
            "around.P5",
            "hidesBottomBarWhenPushed",
            "The tab bar is hidden while the screen that requests it, or any above it, is on top: a screen that "
                + "is pushed on it does not show the tab bar again. Apple's page says that the screen on top decides.",
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
            "How a style of presentation is adapted",
            "An app that is linked against an SDK before 13 presents full screen by default; from SDK 13 on the "
                + "style is automatic: a page sheet, and a form sheet on iPads with iOS 18. Up to iOS 12, page "
                + "sheets, form sheets and popovers fill the screen of an iPhone; on an iPad they are not adapted.",
            from: [
                "Apple, UIViewController.modalPresentationStyle",
                "hacknicity, View Controller Presentation Changes in iOS 13",
            ]
        ),
        ReferencePage(
            "around.O3",
            "A large title in a sheet",
            "That it adds 52 points to the 56 follows from the two numbers; it was not measured.",
            from: ["Contested"]
        ),
        ReferencePage(
            "around.O5",
            "Sheets of iOS 26",
            "The height and the place of the bar in a sheet are unknown: the numbers of React Navigation are an "
                + "imitation. A full-screen presentation is as everywhere.",
            from: ["No published measurement"]
        ),
        ReferencePage(
            "around.O8",
            "The status bar of a presentation",
            "A presentation that does not cover the screen does not control the status bar, unless "
                + "modalPresentationCapturesStatusBarAppearance is true.",
            from: [
                "Apple, UIViewController.modalPresentationCapturesStatusBarAppearance", "react-native-screens, PR 798",
                "react-native-navigation, issue 5797",
            ]
        ),
        ReferencePage(
            "around.O9",
            "Colors in a sheet",
            "A sheet has an elevated user interface level: in dark mode, systemBackground is #1C1C1E in it "
                + "instead of #000000. Its bar has its own appearances and scroll edge, like any other bar.",
            from: ["Apple, UITraitCollection.userInterfaceLevel", "afterpay-ios, issue 196"]
        ),
    ]
}
