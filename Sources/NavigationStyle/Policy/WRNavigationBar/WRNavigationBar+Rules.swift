extension Rule {
    static let wrPush1 = Rule(
        "wr.push.1",
        "When a push has ended its screen counts as pushed in, the root too.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrDisplayLink1 = Rule(
        "wr.displayLink.1",
        "A push or a pop, not a set (Swift: no plain pop either): frame by frame the bar's color and alpha, "
            + "its tint and (Objective-C) its title are mixed, if the screen that comes is managed, the tint if both "
            + "are; a pop to 7/7.2 (Objective-C).",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrUpdateInteractiveTransition1 = Rule(
        "wr.updateInteractiveTransition.1",
        "Under a finger the bar's color and alpha, its tint and (Objective-C) its title are mixed by the "
            + "finger's progress, where a push or pop would mix them.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrPopTo1 = Rule(
        "wr.popTo.1",
        "At the call of popTo: title and (Objective-C) tint of the destination.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrShouldPopItem1 = Rule(
        "wr.shouldPopItem.1",
        "A tap on Back is popTo the screen below: of it title and (Objective-C) tint at once, the rest is "
            + "mixed.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewWillAppear1 = Rule(
        "wr.viewWillAppear.1",
        "An unmanaged screen notes the colors that it finds and sets its tint (Swift: every screen does).",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewWillAppear2 = Rule(
        "wr.viewWillAppear.2",
        "The screen is no longer pushed away; its title's color is set.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewWillDisappear1 = Rule(
        "wr.viewWillDisappear.1",
        "The screen is pushed away, if it is still on the stack.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear1 = Rule(
        "wr.viewDidAppear.1",
        "A screen that is not the root is pushed in.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear2 = Rule(
        "wr.viewDidAppear.2",
        "The screen's image is painted, or else the color of a managed screen.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear3 = Rule(
        "wr.viewDidAppear.3",
        "The alpha of the background is the screen's.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear4 = Rule(
        "wr.viewDidAppear.4",
        "Tint and title are the screen's.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear5 = Rule(
        "wr.viewDidAppear.5",
        "The hairline is shown or hidden as the screen has it.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrInteractionChange1 = Rule(
        "wr.interactionChange.1",
        "The finger is lifted: the bar gets color and alpha of the screen at which the swipe ends.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrSet1 = Rule(
        "wr.set.1",
        "A color or an alpha set later reaches the bar if the screen is the root or pushed in, and not pushed "
            + "away.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrSet2 = Rule(
        "wr.set.2",
        "A tint or a title's color set later reaches the bar if the screen is not pushed away.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrSet3 = Rule(
        "wr.set.3",
        "The hairline set later always reaches the bar, an image never before viewDidAppear.",
        from: ["seed1.3", "libraries.4"]
    )
}
