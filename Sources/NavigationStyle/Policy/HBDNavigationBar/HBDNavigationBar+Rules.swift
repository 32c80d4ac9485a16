extension Rule {
    static let hbdViewDidLoad1 = Rule(
        "hbd.viewDidLoad.1",
        "The bar is made translucent and clear, from iOS 13 on with two transparent appearances.",
        from: ["libraries.3.3"]
    )
    static let hbdWillShow1 = Rule(
        "hbd.willShow.1",
        "The first time that a screen is about to be shown, its root view begins under the bar if the bar is "
            + "not opaque; under a hidden bar, the safe area loses the bar's height.",
        from: ["libraries.3.3"]
    )
    static let hbdWillShow2 = Rule("hbd.willShow.2", "Animated: barStyle is set at once.", from: ["libraries.3.3"])
    static let hbdWillShow3 = Rule(
        "hbd.willShow.3",
        "Not animated, backgrounds differ: fake bars on the screen and the one below.",
        from: ["libraries.3.3"]
    )
    static let hbdWillShow4 = Rule(
        "hbd.willShow.4",
        "Not animated, backgrounds alike: the screen's style is applied.",
        from: ["libraries.3.3"]
    )
    static let hbdAlongside1 = Rule(
        "hbd.alongside.1",
        "Animated, backgrounds differ: tint and title of the target, fake bars on both screens, the real "
            + "background hidden.",
        from: ["libraries.3.3"]
    )
    static let hbdAlongside2 = Rule(
        "hbd.alongside.2",
        "Animated, backgrounds alike: the target's style is applied, which animates it.",
        from: ["libraries.3.3"]
    )
    static let hbdGesture1 = Rule(
        "hbd.gesture.1",
        "During a swipe, the tint changes from one screen's to the other's in the first quarter of the way.",
        from: ["libraries.3.3"]
    )
    static let hbdCompletion1 = Rule(
        "hbd.completion.1",
        "From iOS 13 on, the appearances are clear again when the transition is over.",
        from: ["libraries.3.3"]
    )
    static let hbdCompletion2 = Rule(
        "hbd.completion.2",
        "The style of the screen that stays is applied when the transition is over.",
        from: ["libraries.3.3"]
    )
    static let hbdCompletion3 = Rule(
        "hbd.completion.3",
        "The fake bars are removed when the transition is over.",
        from: ["libraries.3.3"]
    )
    static let hbdDidShow1 = Rule(
        "hbd.didShow.1",
        "Not animated: the screen's style is applied.",
        from: ["libraries.3.3"]
    )
    static let hbdDidShow2 = Rule("hbd.didShow.2", "Not animated: the fake bars are removed.", from: ["libraries.3.3"])
    static let hbdViewWillLayoutSubviews1 = Rule(
        "hbd.viewWillLayoutSubviews.1",
        "Any layout outside an animated transition applies the top screen's style.",
        from: ["libraries.3.3"]
    )
    static let hbdPop1 = Rule(
        "hbd.pop.1",
        "iOS 11 and 12: the call of pop sets barStyle and title, even if nothing is popped.",
        from: ["libraries.3.3"]
    )
    static let hbdShouldPopItem1 = Rule(
        "hbd.shouldPopItem.1",
        "A tap on Back is refused if backInteractive or clickBackEnabled is false.",
        from: ["libraries.3.3"]
    )
    static let hbdSetNeedsUpdateNavigationBar1 = Rule(
        "hbd.setNeedsUpdateNavigationBar.1",
        "An update of the top screen is applied at once.",
        from: ["libraries.3.3"]
    )
    static let hbdSetters1 = Rule(
        "hbd.setters.1",
        "Values that code writes to the bar's background reach the library's own views.",
        from: ["libraries.3.3"]
    )
}

// The rules for the code of screens.
extension Rule {
    static let hbdUsage1 = Rule(
        "hbd.usage.1",
        "Hide the bar with barHidden: the library never shows a bar again that setNavigationBarHidden hid.",
        from: ["libraries.3.3"]
    )
}
