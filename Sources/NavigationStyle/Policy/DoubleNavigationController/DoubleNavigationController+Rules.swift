extension Rule {
    static let dbnViewWillAppear1 = Rule(
        "dbn.viewWillAppear.1",
        "When a screen appears for the first time, config runs and is recorded in its decoration.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillAppear2 = Rule(
        "dbn.viewWillAppear.2",
        "When a screen appears again, everything that its decoration recorded runs again.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillAppear3 = Rule(
        "dbn.viewWillAppear.3",
        "When a screen appears for the first time, the real bar is shown, to be copied.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillAppear4 = Rule(
        "dbn.viewWillAppear.4",
        "The screen's fake bar is shown, made from the real bar if there is none or it is outdated; it is "
            + "hidden if the app hides the bar.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillAppear5 = Rule(
        "dbn.viewWillAppear.5",
        "The real bar is hidden as a whole.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewDidAppear1 = Rule(
        "dbn.viewDidAppear.1",
        "The values that the fake bar imitates are written to the real bar.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewDidAppear2 = Rule(
        "dbn.viewDidAppear.2",
        "The fake bar is hidden.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewDidAppear3 = Rule(
        "dbn.viewDidAppear.3",
        "When a screen appears again, everything that its decoration recorded runs once more.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewDidAppear4 = Rule(
        "dbn.viewDidAppear.4",
        "The real bar is shown or hidden as the app last set it.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnViewWillDisappear1 = Rule(
        "dbn.viewWillDisappear.1",
        "The screen's fake bar is shown, made anew if it is outdated.",
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
        "An update is recorded in the screen's decoration, and its fake bar becomes outdated.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnPerformBatchUpdates3 = Rule(
        "dbn.performBatchUpdates.3",
        "An update is also recorded in the decoration of every screen above, and their fake bars become outdated.",
        from: ["seed3", "libraries.2"]
    )
    static let dbnSetNavigationBarHidden1 = Rule(
        "dbn.setNavigationBarHidden.1",
        "The visibility that the app sets is recorded, and the real bar follows at once.",
        from: ["seed3", "libraries.2"]
    )
}

// The rules for the code of screens.
extension Rule {
    static let dbnUsage1 = Rule(
        "dbn.usage.1",
        "Style the bar in config, and change it later with an update: any other change is lost when the screen "
            + "returns.",
        from: ["seed3", "libraries.2"]
    )
}
