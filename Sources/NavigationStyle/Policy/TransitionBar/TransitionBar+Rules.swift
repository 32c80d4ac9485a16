extension Rule {
    static let meituanPush1 = Rule(
        "meituan.push.1",
        "At the call of push, a copy of the real bar is added to the top screen; the real bar is hidden.",
        from: ["seed0.5.2"]
    )
    static let meituanPush2 = Rule(
        "meituan.push.2",
        "The fake bar stays on the covered screen and keeps its style.",
        from: ["seed0.5.2"]
    )
    static let meituanPush3 = Rule(
        "meituan.push.3",
        "The incoming screen's own code styles the real bar.",
        from: ["seed0.5.2"]
    )
    static let meituanPush4 = Rule(
        "meituan.push.4",
        "At the incoming screen's layout, a copy of the real bar is added to it; the real bar is hidden.",
        from: ["seed0.5.2"]
    )
    static let meituanPush5 = Rule(
        "meituan.push.5",
        "At its viewDidAppear, the fake bar's style is written to the real bar, the fake bar is removed, and "
            + "the real bar is shown.",
        from: ["seed0.5.2"]
    )
    static let meituanPop1 = Rule(
        "meituan.pop.1",
        "At the call of pop, a copy of the real bar is added to the top screen, which is removed with the "
            + "screen; the real bar is hidden.",
        from: ["seed0.5.2"]
    )
    static let meituanPop2 = Rule(
        "meituan.pop.2",
        "The returning screen's code may style the real bar, but does not have to.",
        from: ["seed0.5.2"]
    )
    static let meituanPop3 = Rule(
        "meituan.pop.3",
        "At its viewDidAppear, the kept fake bar's style is written to the real bar, the fake bar is removed, "
            + "and the real bar is shown.",
        from: ["seed0.5.2"]
    )
}

// The rules for the code of screens.
extension Rule {
    static let meituanUsage1 = Rule(
        "meituan.usage.1",
        "Style the bar in viewDidLoad or viewWillAppear.",
        from: ["seed0.5.2"]
    )
    static let meituanUsage2 = Rule(
        "meituan.usage.2",
        "Style the background with backgroundImage and shadowImage.",
        from: ["seed0.5.2"]
    )
    static let meituanUsage3 = Rule("meituan.usage.3", "Change no style in viewWillDisappear.", from: ["seed0.5.2"])
    static let meituanUsage4 = Rule(
        "meituan.usage.4",
        "Leave isTranslucent alone: do not write it or turn it off by an opaque background image.",
        from: ["seed0.5.2"]
    )
}
