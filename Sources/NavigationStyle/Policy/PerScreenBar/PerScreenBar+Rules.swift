extension Rule {
    static let perScreenBarNeutralise1 = Rule(
        "perScreenBar.neutralise.1",
        "EachNavigationBar: UIKit's bar gets a clear tint, and blank images if it has none.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarViewDidLoad1 = Rule(
        "perScreenBar.viewDidLoad.1",
        "The own bar is put on the view, with the configuration.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarViewDidLoad2 = Rule(
        "perScreenBar.viewDidLoad.2",
        "The screen's declared style is set on it.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarViewDidLoad3 = Rule(
        "perScreenBar.viewDidLoad.3",
        "A bar that follows the scroll offset gets the alpha that belongs to it: it is hidden at first (seed "
            + "2).",
        from: ["seed2"]
    )
    static let perScreenBarViewWillAppear1 = Rule(
        "perScreenBar.viewWillAppear.1",
        "EachNavigationBar: UIKit's bar takes over status bar, hiding and large titles; the own bar comes to "
            + "front.",
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
        "The own bar comes to the front.",
        from: ["seed0.5.1.2", "libraries.7"]
    )
    static let perScreenBarGk1 = Rule(
        "perScreenBar.gk.1",
        "GKNavigationBar: UIKit's bar goes for a screen with its own, unless a pop is running, and comes back "
            + "for one without.",
        from: ["seed0.5.1.2", "libraries.11"]
    )
    static let perScreenBarGk2 = Rule(
        "perScreenBar.gk.2",
        "GKNavigationBar: in viewDidAppear UIKit's bar goes for a screen with its own and comes back for one "
            + "without, always.",
        from: ["seed0.5.1.2", "libraries.11"]
    )
    static let perScreenBarSet1 = Rule(
        "perScreenBar.set.1",
        "What the screen's code sets later is on its own bar at once.",
        from: ["seed0.5.1.2", "libraries.7", "libraries.11"]
    )
}
