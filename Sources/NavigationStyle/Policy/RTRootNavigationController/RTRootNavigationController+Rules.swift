extension Rule {
    static let rtViewDidLoad1 = Rule(
        "rt.viewDidLoad.1",
        "The outer bar is hidden, and stays hidden.",
        from: ["libraries.6"]
    )
    static let rtViewDidLoad2 = Rule(
        "rt.viewDidLoad.2",
        "The screen's own bar is created, as UIKit and the proxy make it.",
        from: ["libraries.6"]
    )
    static let rtViewDidLoad3 = Rule(
        "rt.viewDidLoad.3",
        "With the option, it copies the outer bar.",
        from: ["libraries.6"]
    )
    static let rtViewDidLoad4 = Rule(
        "rt.viewDidLoad.4",
        "The appearances of the root's item replace the screen's own.",
        from: ["libraries.6"]
    )
    static let rtWrite1 = Rule(
        "rt.write.1",
        "Values that the screen's code writes go to the screen's own bar.",
        from: ["libraries.6"]
    )
    static let rtSetNavigationBarHidden1 = Rule(
        "rt.setNavigationBarHidden.1",
        "Hiding the screen's own bar disables the swipe and showing it enables it, unless code has set that.",
        from: ["libraries.6"]
    )
    static let rtPush1 = Rule(
        "rt.push.1",
        "With the option, an empty screen with the title of the one below gives the system's back button.",
        from: ["libraries.6"]
    )
    static let rtSetViewControllers1 = Rule(
        "rt.setViewControllers.1",
        "With the option, screens that a set adds get an empty screen with the title of the one below them, "
            + "which gives the system's back button.",
        from: ["libraries.6"]
    )
    static let rtSetViewControllers2 = Rule(
        "rt.setViewControllers.2",
        "If they are set as content controllers, screens of the stack are wrapped again: each gets a new bar "
            + "when it is shown, and the last one is pushed even if it was on top.",
        from: ["libraries.6"]
    )
    static let rtWillShow1 = Rule("rt.willShow.1", "An animated push turns the recognizer off.", from: ["libraries.6"])
    static let rtWillShow2 = Rule(
        "rt.willShow.2",
        "A left item disables the swipe, unless code has set that.",
        from: ["libraries.6"]
    )
    static let rtViewDidLayoutSubviews1 = Rule(
        "rt.viewDidLayoutSubviews.1",
        "The appearances of the root's item replace the screen's own.",
        from: ["libraries.6"]
    )
    static let rtViewDidLayoutSubviews2 = Rule(
        "rt.viewDidLayoutSubviews.2",
        "A hidden bar or a left item disables the swipe, unless code has set that.",
        from: ["libraries.6"]
    )
    static let rtViewDidLayoutSubviews3 = Rule(
        "rt.viewDidLayoutSubviews.3",
        "A screen that is not the root and has no left item gets the library's back item.",
        from: ["libraries.6"]
    )
    static let rtDidShow1 = Rule(
        "rt.didShow.1",
        "A screen that is not the root and has no left item gets the library's back item, if its layout has not "
            + "added it yet.",
        from: ["libraries.6"]
    )
    static let rtDidShow2 = Rule(
        "rt.didShow.2",
        "The recognizer is on unless the screen is the root or disables the swipe.",
        from: ["libraries.6"]
    )
    static let rtGesture1 = Rule(
        "rt.gesture.1",
        "The swipe begins if the recognizer is on, without other conditions.",
        from: ["libraries.6"]
    )
}
