extension Rule {
    static let kmPush2 = Rule(
        "km.push.2",
        "A push gives the top screen a fake bar, unless another push is under way and it has one.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPush3 = Rule(
        "km.push.3",
        "An animated push remembers the destination, and hides the real background if the top screen has a "
            + "fake bar.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPop1 = Rule(
        "km.pop.1",
        "A pop gives the top screen a new fake bar, which replaces an old one.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPop2 = Rule(
        "km.pop.2",
        "The fake bar of the screen below is written to the real bar at the call.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPop3 = Rule(
        "km.pop.3",
        "An animated pop hides the real background.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPopTo1 = Rule(
        "km.popTo.1",
        "A pop to a screen gives the top screen a new fake bar, which replaces an old one.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPopTo2 = Rule(
        "km.popTo.2",
        "The fake bar of the destination is written to the real bar at the call.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPopTo3 = Rule(
        "km.popTo.3",
        "An animated pop to a screen hides the real background.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPopToRoot1 = Rule(
        "km.popToRoot.1",
        "A pop to the root gives the top screen a new fake bar, which replaces an old one.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPopToRoot2 = Rule(
        "km.popToRoot.2",
        "The fake bar of the root is written to the real bar at the call.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmPopToRoot3 = Rule(
        "km.popToRoot.3",
        "An animated pop to the root hides the real background.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmSetViewControllers1 = Rule(
        "km.setViewControllers.1",
        "An animated set with another top gives the old top a fake bar.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmSetViewControllers2 = Rule(
        "km.setViewControllers.2",
        "An animated set with another top hides the real background if the old top has a fake bar.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewWillAppear1 = Rule(
        "km.viewWillAppear.1",
        "Opaque bar: the destination's scroll view stops adjusting its insets.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewWillAppear2 = Rule(
        "km.viewWillAppear.2",
        "In the next turn the destination's scroll view adjusts its insets again if the bar is hidden.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewWillLayoutSubviews1 = Rule(
        "km.viewWillLayoutSubviews.1",
        "Translucent bar: the container gets a white background.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewWillLayoutSubviews2 = Rule(
        "km.viewWillLayoutSubviews.2",
        "Both screens stop clipping to their bounds.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewWillLayoutSubviews3 = Rule(
        "km.viewWillLayoutSubviews.3",
        "A destination without a fake bar gets one, and the real background is hidden.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewWillLayoutSubviews5 = Rule(
        "km.viewWillLayoutSubviews.5",
        "A screen's fake bar is brought to the front.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewDidAppear1 = Rule(
        "km.viewDidAppear.1",
        "The scroll view adjusts its insets again.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewDidAppear2 = Rule(
        "km.viewDidAppear.2",
        "The screen's fake bar is written to the real bar and removed, unless a later push has another "
            + "destination.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewDidAppear3 = Rule(
        "km.viewDidAppear.3",
        "A remembered destination that has arrived is forgotten.",
        from: ["seed1", "libraries.1.4"]
    )
    static let kmViewDidAppear4 = Rule(
        "km.viewDidAppear.4",
        "The real background is shown.",
        from: ["seed1", "libraries.1.4"]
    )
}

// The rules for the code of screens.
extension Rule {
    static let kmUsage1 = Rule(
        "km.usage.1",
        "Up to iOS 8.2, style a translucent bar by backgroundImage, not by barTintColor, which flashes when a swipe is "
            + "cancelled.",
        from: ["libraries.1.9"]
    )
    static let kmUsage2 = Rule(
        "km.usage.2",
        "Do not change isTranslucent once the bar has appeared.",
        from: ["libraries.1.9"]
    )
    static let kmUsage3 = Rule(
        "km.usage.3",
        "Hide and show the bar in viewWillAppear, with the animated argument of the callback.",
        from: ["libraries.1.7"]
    )
}
