extension Rule {
    static let dbnViewWillAppear1 = Rule(
        "dbn.viewWillAppear.1",
        "A screen that appears for the first time: config runs, and is put down in its decoration.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillAppear2 = Rule(
        "dbn.viewWillAppear.2",
        "A screen that appears again: all that was put down in its decoration runs again.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillAppear3 = Rule(
        "dbn.viewWillAppear.3",
        "A screen that appears for the first time: the real bar is shown, to be copied.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillAppear4 = Rule(
        "dbn.viewWillAppear.4",
        "The screen's fake bar is shown, made from the real bar if there is none or it is out of date; it is "
            + "hidden where the app hides the bar.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillAppear5 = Rule(
        "dbn.viewWillAppear.5",
        "The real bar is hidden as a whole.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewDidAppear1 = Rule(
        "dbn.viewDidAppear.1",
        "What the fake bar imitates is written to the real bar.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewDidAppear2 = Rule(
        "dbn.viewDidAppear.2",
        "The fake bar is hidden.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewDidAppear3 = Rule(
        "dbn.viewDidAppear.3",
        "A screen that appears again: all that was put down in its decoration runs once more.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewDidAppear4 = Rule(
        "dbn.viewDidAppear.4",
        "The real bar is shown or hidden as the app last asked for.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillDisappear1 = Rule(
        "dbn.viewWillDisappear.1",
        "The screen's fake bar is shown, made anew if it is out of date.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillDisappear2 = Rule(
        "dbn.viewWillDisappear.2",
        "The real bar is hidden as a whole.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnPerformBatchUpdates1 = Rule(
        "dbn.performBatchUpdates.1",
        "The update runs on the bar.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnPerformBatchUpdates2 = Rule(
        "dbn.performBatchUpdates.2",
        "An update is put down in the screen's decoration, and its fake bar is out of date.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnPerformBatchUpdates3 = Rule(
        "dbn.performBatchUpdates.3",
        "An update is put down in the decoration of every screen above too, and their fake bars are out of "
            + "date.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnSetNavigationBarHidden1 = Rule(
        "dbn.setNavigationBarHidden.1",
        "What the app asks for is remembered, and the real bar goes along at once.",
        from: ["seed3", "libraries.2"]
    )
}

// The rules for the code of screens.
extension Rule {
    static let dbnUsage1 = Rule(
        "dbn.usage.1",
        "Style the bar in config, and change it later by an update: anything else is lost when the screen returns.",
        from: ["seed3", "libraries.2"]
    )
}
