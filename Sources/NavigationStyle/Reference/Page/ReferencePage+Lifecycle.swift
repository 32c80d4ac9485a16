// The order of UIKit's calls.
extension ReferencePage {
    static let lifecycle: [ReferencePage] = [
        ReferencePage(
            "uikit.E1",
            "A push",
            "The call puts the screen on the stack. Then its view loads, the outgoing screen's viewWillDisappear and its own "
                + "viewWillAppear run, the delegate's willShow, viewIsAppearing and the layout; the animation; then "
                + "viewDidDisappear, viewDidAppear and didShow. Without animation the order is the same.",
            from: ["Logs of many authors", "Apple, UIViewController.viewIsAppearing(_:)"]
        ),
        ReferencePage(
            "uikit.E2",
            "A pop",
            "As a push, without viewDidLoad: the outgoing screen's viewWillDisappear, the returning one's viewWillAppear, "
                + "willShow, the layout, the animation, viewDidDisappear, viewDidAppear, didShow. A tap on Back asks "
                + "navigationBar(_:shouldPop:) first.",
            from: ["The Meituan article, 2.2", "Measured on iOS 26.1 by OpenUIKit"]
        ),
        ReferencePage(
            "uikit.E3",
            "A back swipe that is finished",
            "In the order of a pop: the will callbacks when the finger begins, the did callbacks when the transition ends.",
            from: ["Stack Overflow 18927878"]
        ),
        ReferencePage(
            "uikit.E4",
            "A back swipe that is cancelled",
            "The screen that was to return disappears again: viewWillDisappear and viewDidDisappear, without ever having "
                + "appeared. The one on top gets viewWillAppear and viewDidAppear, its viewDidLoad does not run again, the "
                + "stack is as before, and didShow is not called.",
            from: ["Stack Overflow 18927878", "BufferedNavigationController, issue 5"]
        ),
        ReferencePage(
            "uikit.E5",
            "Over several screens at once",
            "In a pop to a screen further down and in a set only the top and the destination appear and disappear. A set is a "
                + "pop where its new top was on the stack, nothing where it is the top already, else a push. At the root a "
                + "pop does nothing, and neither does a pop to the top.",
            from: ["Apple, UINavigationController.h", "QMUI's comments"]
        ),
        ReferencePage(
            "uikit.E6",
            "What is impossible, and what comes in between",
            "A push of a screen that is on the stack, a stack with one screen twice and a pop to one that is not there raise "
                + "exceptions. A push while a transition runs waits for its end.",
            from: ["UIKit's exceptions", "Public analyses of UINavigationController"]
        ),
        ReferencePage(
            "uikit.E7",
            "What covers a screen",
            "A screen presented over the full screen lets the one below disappear and appear again; a sheet, which is the "
                + "default from iOS 13 on, calls nothing. Another tab does as a full screen does.",
            from: ["Apple, UIModalPresentationStyle", "Observed in many apps"]
        ),
        ReferencePage(
            "uikit.U1",
            "viewIsAppearing: on which iOS",
            "viewIsAppearing(_:) is called from iOS 13 on, by whatever SDK the app was built with: it was in UIKit all "
                + "along, and SDK 17 made it public. On iOS 12 and before nobody calls it.",
            from: ["Apple, UIViewController.viewIsAppearing(_:)", "WWDC23", "liamnichols.eu, 2023"]
        ),
        ReferencePage(
            "uikit.U2",
            "viewIsAppearing: when",
            "It runs after viewWillAppear, once the view is in the hierarchy with its traits and geometry up to date, and "
                + "before its own layout; what either of the two changes is seen from the same frame on. That it comes "
                + "after willShow is observed.",
            from: ["Apple, UIViewController.viewIsAppearing(_:)"]
        ),
        ReferencePage(
            "uikit.U3",
            "viewIsAppearing: how often",
            "It runs once each time the view appears: the first time, after a pop, after a tab or a full-screen modal, "
                + "animated or not. Unlike layout callbacks it never runs twice in one appearance.",
            from: ["Apple, UIViewController.viewIsAppearing(_:)"]
        ),
        ReferencePage(
            "uikit.U4",
            "viewIsAppearing: in a cancelled swipe",
            "The screen below appears under the finger and gets it, though never viewDidAppear. Whether the screen that "
                + "stays gets it with its second viewWillAppear is not known: the service gives it none.",
            from: ["Apple, UIViewController.viewIsAppearing(_:)", "Contested for the screen that stays"]
        ),
        ReferencePage(
            "uikit.O2",
            "The style of a presentation, by version",
            "modalPresentationStyle is full screen in apps that are linked against an SDK before 13, and automatic, which is "
                + "a sheet, in later ones. Up to iOS 12 an iPhone shows page sheets, form sheets and popovers full screen, "
                + "and an iPad shows them as such.",
            from: ["Apple, UIModalPresentationStyle", "hacknicity, View Controller Presentation Changes in iOS 13"]
        ),
        ReferencePage(
            "uikit.O6",
            "What a presentation calls on the presenter",
            "viewWillDisappear and viewDidDisappear, and when it is dismissed viewWillAppear, viewIsAppearing and "
                + "viewDidAppear run only where the presenter's view is removed: under fullScreen and currentContext. They "
                + "never run under pageSheet, formSheet, popover, overFullScreen, overCurrentContext and a custom "
                + "presentation that leaves the view in place.",
            from: ["Apple, UIModalPresentationStyle", "react-native-screens, lifecycle scenario on iOS 18.6 and 26.4"]
        ),
        ReferencePage(
            "uikit.O7",
            "Bars that a sheet leaves as they are",
            "Linked against SDK 13, code in the presenter's viewWillAppear that restores the bar never runs after a sheet. "
                + "What helps is modalPresentationStyle fullScreen, or presentationControllerDidDismiss(_:).",
            from: ["hacknicity, View Controller Presentation Changes in iOS 13", "Reports of many authors"]
        ),
    ]
}
