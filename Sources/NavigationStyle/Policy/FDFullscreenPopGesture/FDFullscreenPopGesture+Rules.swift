extension Rule {
    static let fdPush1 = Rule(
        "fd.push.1",
        "The first time, the full-screen recognizer replaces the system's.",
        from: ["seed0.4.3.1", "libraries.5"]
    )
    static let fdPush2 = Rule(
        "fd.push.2",
        "With appearance control the pushed screen gets a block for when it appears, and the top if it has "
            + "none.",
        from: ["seed0.4.3.1", "libraries.5"]
    )
    static let fdViewWillAppear1 = Rule(
        "fd.viewWillAppear.1",
        "A screen with a block hides or shows the bar as it prefers, animated if its appearance is.",
        from: ["seed0.4.3.1", "libraries.5"]
    )
    static let fdViewWillDisappear1 = Rule(
        "fd.viewWillDisappear.1",
        "One turn later the bar is shown without animation, unless the screen on top prefers it hidden.",
        from: ["seed0.4.3.1", "libraries.5"]
    )
    static let fdGesture1 = Rule(
        "fd.gesture.1",
        "The swipe begins wherever there is a screen below and the one on top does not disable it.",
        from: ["seed0.4.3.1", "libraries.5"]
    )
}

// The rules for the code of screens.
extension Rule {
    static let fdUsage1 = Rule(
        "fd.usage.1",
        "Set prefersNavigationBarHidden to hide the bar on a screen, and never call setNavigationBarHidden.",
        from: ["libraries.5"]
    )
}
