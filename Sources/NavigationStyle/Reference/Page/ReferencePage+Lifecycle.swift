// The order of UIKit's calls.
extension ReferencePage {
    static let lifecycle: [ReferencePage] = [
        ReferencePage(
            "uikit.E1",
            "A push",
            "The call adds the screen to the stack. Then its view loads, the outgoing screen's "
                + "viewWillDisappear and its own viewWillAppear run, the delegate's willShow, viewIsAppearing and the "
                + "layout; the animation; then viewDidDisappear, viewDidAppear and didShow. Without animation the "
                + "order is the same.",
            from: ["Logs of many authors", "Apple, UIViewController.viewIsAppearing(_:)"]
        ),
        ReferencePage(
            "uikit.E2",
            "A pop",
            "Like a push, but without viewDidLoad: the outgoing screen's viewWillDisappear, the returning one's "
                + "viewWillAppear, willShow, the layout, the animation, viewDidDisappear, viewDidAppear, didShow. A "
                + "tap on Back first asks navigationBar(_:shouldPop:).",
            from: ["The Meituan article, 2.2", "Measured on iOS 26.1 by OpenUIKit"]
        ),
        ReferencePage(
            "uikit.E3",
            "A finished back swipe",
            "In the order of a pop: the will callbacks when the finger begins, the did callbacks when the transition ends.",
            from: ["Stack Overflow 18927878"]
        ),
        ReferencePage(
            "uikit.E4",
            "A cancelled back swipe",
            "The screen below disappears again: viewWillDisappear and viewDidDisappear, without ever having "
                + "appeared. The one on top gets viewWillAppear and viewDidAppear, its viewDidLoad does not run "
                + "again, the stack is as before, and didShow is not called.",
            from: ["Stack Overflow 18927878", "BufferedNavigationController, issue 5"]
        ),
        ReferencePage(
            "uikit.E5",
            "Pops and sets over several screens",
            "In a pop to a screen further down and in a set, only the top and the destination appear and "
                + "disappear. A set is a pop if its new top was on the stack, nothing if it is already the top, else "
                + "a push. At the root a pop has no effect, nor does a pop to the top.",
            from: ["Apple, UINavigationController.h", "QMUI's comments"]
        ),
        ReferencePage(
            "uikit.E6",
            "Impossible and overlapping operations",
            "A push of a screen that is on the stack, a stack with one screen twice and a pop to one that is "
                + "not on the stack raise exceptions. A push during a transition waits for its end.",
            from: ["UIKit's exceptions", "Public analyses of UINavigationController"]
        ),
        ReferencePage(
            "uikit.E7",
            "Presentations and tabs over a screen",
            "A screen presented over the full screen makes the one below disappear and appear again; a sheet, "
                + "which is the default from iOS 13 on, calls nothing. Another tab has the same effect as a "
                + "full-screen presentation.",
            from: ["Apple, UIModalPresentationStyle", "Observed in many apps"]
        ),
        ReferencePage(
            "uikit.U1",
            "viewIsAppearing: the iOS versions",
            "viewIsAppearing(_:) is called from iOS 13 on, with any SDK: it was always in UIKit, and SDK 17 "
                + "made it public. On iOS 12 and before it is not called.",
            from: ["Apple, UIViewController.viewIsAppearing(_:)", "WWDC23", "liamnichols.eu, 2023"]
        ),
        ReferencePage(
            "uikit.U2",
            "viewIsAppearing: the order of callbacks",
            "It runs after viewWillAppear, once the view is in the hierarchy with its traits and geometry up to "
                + "date, and before its own layout; changes of either are visible from the same frame on. That it "
                + "follows willShow was observed.",
            from: ["Apple, UIViewController.viewIsAppearing(_:)"]
        ),
        ReferencePage(
            "uikit.U3",
            "viewIsAppearing: the number of calls",
            "It runs once each time the view appears: the first time, after a pop, after a tab or a full-screen modal, "
                + "animated or not. Unlike layout callbacks it never runs twice in one appearance.",
            from: ["Apple, UIViewController.viewIsAppearing(_:)"]
        ),
        ReferencePage(
            "uikit.U4",
            "viewIsAppearing: in a cancelled swipe",
            "The screen below appears during the swipe and gets it, but never viewDidAppear. Whether the screen "
                + "that stays gets it with its second viewWillAppear is unknown: the service does not call it.",
            from: ["Apple, UIViewController.viewIsAppearing(_:)", "Contested for the screen that stays"]
        ),
        ReferencePage(
            "uikit.O2",
            "The style of a presentation, by version",
            "modalPresentationStyle is full screen in apps that are linked against an SDK before 13, and "
                + "automatic, which is a sheet, in later ones. Up to iOS 12, an iPhone shows page sheets, form sheets "
                + "and popovers full screen, while an iPad shows them as such.",
            from: ["Apple, UIModalPresentationStyle", "hacknicity, View Controller Presentation Changes in iOS 13"]
        ),
        ReferencePage(
            "uikit.O6",
            "Callbacks of the presenter",
            "viewWillDisappear and viewDidDisappear, and after the dismissal viewWillAppear, viewIsAppearing "
                + "and viewDidAppear, run only if the presenter's view is removed: under fullScreen and "
                + "currentContext. They never run under pageSheet, formSheet, popover, overFullScreen, "
                + "overCurrentContext and a custom presentation that leaves the view in place.",
            from: ["Apple, UIModalPresentationStyle", "react-native-screens, lifecycle scenario on iOS 18.6 and 26.4"]
        ),
        ReferencePage(
            "uikit.O7",
            "Bars that a sheet does not restore",
            "In an app that is linked against SDK 13, code in the presenter's viewWillAppear that restores the "
                + "bar never runs after a sheet. The remedy is modalPresentationStyle fullScreen, or "
                + "presentationControllerDidDismiss(_:).",
            from: ["hacknicity, View Controller Presentation Changes in iOS 13", "Reports of many authors"]
        ),
    ]
}
