extension Rule {
    static let wrPush1 = Rule(
        "wr.push.1",
        "When a push ends, its screen counts as pushed in, also the root.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrDisplayLink1 = Rule(
        "wr.displayLink.1",
        "In a push or a pop, but not in a set (Swift: nor in a plain pop), the bar's color and alpha, its tint "
            + "and (Objective-C) its title are blended frame by frame, if the incoming screen is managed; the tint if "
            + "both screens are; a pop only to 7/7.2 (Objective-C).",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrUpdateInteractiveTransition1 = Rule(
        "wr.updateInteractiveTransition.1",
        "During a swipe, the bar's color and alpha, its tint and (Objective-C) its title are blended by the "
            + "progress of the finger, where a push or pop would blend them.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrPopTo1 = Rule(
        "wr.popTo.1",
        "At the call of popTo, the title and (Objective-C) the tint of the destination are set.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrShouldPopItem1 = Rule(
        "wr.shouldPopItem.1",
        "A tap on Back is a popTo to the screen below: its title and (Objective-C) tint are set at once, the "
            + "rest is blended.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewWillAppear1 = Rule(
        "wr.viewWillAppear.1",
        "An unmanaged screen records the current colors and sets its tint (Swift: every screen does).",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewWillAppear2 = Rule(
        "wr.viewWillAppear.2",
        "The screen is no longer pushed away; its title's color is set.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewWillDisappear1 = Rule(
        "wr.viewWillDisappear.1",
        "The screen is marked as pushed away, if it is still on the stack.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear1 = Rule(
        "wr.viewDidAppear.1",
        "A screen other than the root is marked as pushed in.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear2 = Rule(
        "wr.viewDidAppear.2",
        "The screen's image is painted, or else the color of a managed screen.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear3 = Rule(
        "wr.viewDidAppear.3",
        "The alpha of the background becomes the screen's.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear4 = Rule(
        "wr.viewDidAppear.4",
        "Tint and title become the screen's.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrViewDidAppear5 = Rule(
        "wr.viewDidAppear.5",
        "The hairline is shown or hidden as the screen declares.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrInteractionChange1 = Rule(
        "wr.interactionChange.1",
        "When the finger is lifted, the bar gets the color and alpha of the screen at which the swipe ends.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrSet1 = Rule(
        "wr.set.1",
        "A color or an alpha that is set later reaches the bar if the screen is the root or pushed in, and not "
            + "pushed away.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrSet2 = Rule(
        "wr.set.2",
        "A tint or a title's color that is set later reaches the bar if the screen is not pushed away.",
        from: ["seed1.3", "libraries.4"]
    )
    static let wrSet3 = Rule(
        "wr.set.3",
        "The hairline that is set later always reaches the bar; an image never does before viewDidAppear.",
        from: ["seed1.3", "libraries.4"]
    )
}
