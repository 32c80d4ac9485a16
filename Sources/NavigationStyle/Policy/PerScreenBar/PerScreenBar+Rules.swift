extension Rule {
    static let perScreenBarNeutralise1 = Rule(
        "perScreenBar.neutralise.1",
        "EachNavigationBar: UIKit's bar gets a clear tint, and blank images if it has none.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarViewDidLoad1 = Rule(
        "perScreenBar.viewDidLoad.1",
        "The screen's own bar is added to its view, with the configuration.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarViewDidLoad2 = Rule(
        "perScreenBar.viewDidLoad.2",
        "The screen's declared style is set on its own bar.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarViewDidLoad3 = Rule(
        "perScreenBar.viewDidLoad.3",
        "A bar that follows the scroll offset gets the alpha of the offset: it is hidden at first (seed 2).",
        from: ["seed2"]
    )
    static let perScreenBarViewWillAppear1 = Rule(
        "perScreenBar.viewWillAppear.1",
        "EachNavigationBar: UIKit's bar gets the status bar style, visibility and large titles; the own bar is "
            + "brought to the front.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarViewWillLayoutSubviews1 = Rule(
        "perScreenBar.viewWillLayoutSubviews.1",
        "EachNavigationBar: the navigation controller does not hide its bar; the view is hidden with the own "
            + "bar.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarViewWillLayoutSubviews2 = Rule(
        "perScreenBar.viewWillLayoutSubviews.2",
        "The own bar is brought to the front.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarGk1 = Rule(
        "perScreenBar.gk.1",
        "GKNavigationBar: UIKit's bar is hidden for a screen with its own bar, unless a pop is running, and "
            + "shown for one without.",
        from: ["seed0.5.1.2", "libraries.11"]
    )
    static let perScreenBarGk2 = Rule(
        "perScreenBar.gk.2",
        "GKNavigationBar: in viewDidAppear, UIKit's bar is always hidden for a screen with its own bar, and "
            + "shown for one without.",
        from: ["seed0.5.1.2", "libraries.11"]
    )
    static let perScreenBarSet1 = Rule(
        "perScreenBar.set.1",
        "Changes that the screen's code makes later apply to its own bar at once.",
        from: ["seed0.5.1.2", "libraries.7", "libraries.11"]
    )
}
