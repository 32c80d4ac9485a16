// UIKit's script, and the changes that UIKit makes to the bar by itself.
extension Rule {
    static let uikitS1 = Rule(
        "uikit.S1",
        "A push, a pop, or a set that changes the top: the call changes the stack; then viewDidLoad of the "
            + "incoming screen the first time, viewWillDisappear, viewWillAppear, willShow, viewIsAppearing (iOS "
            + "13), the layout, what is animated alongside, viewDidDisappear, viewDidAppear, the completion and "
            + "didShow.",
        from: ["uikit.E1", "uikit.E2", "libraries.0"]
    )
    static let uikitS2 = Rule(
        "uikit.S2",
        "A screen's own code in a callback runs after a library's hook on the same callback.",
        from: ["libraries.0"]
    )
    static let uikitS3 = Rule(
        "uikit.S3",
        "The first screen of a controller appears without callbacks of another screen and without a transition "
            + "coordinator.",
        from: ["libraries.0"]
    )
    static let uikitS4 = Rule(
        "uikit.S4",
        "Without animation the order is the same, without a coordinator and without anything alongside.",
        from: ["libraries.0"]
    )
    static let uikitS5 = Rule(
        "uikit.S5",
        "A back swipe calls the public pop when it begins. If it is cancelled, the incoming screen disappears "
            + "again, the stack is restored, and the outgoing screen gets viewWillAppear and viewDidAppear; didShow "
            + "is not called.",
        from: ["uikit.E3", "uikit.E4", "uikit.D4", "libraries.0"]
    )
    static let uikitS6 = Rule(
        "uikit.S6",
        "In a pop over several screens, only the top and the destination appear and disappear; those between "
            + "are only removed.",
        from: ["uikit.E5"]
    )
    static let uikitS7 = Rule(
        "uikit.S7",
        "A set whose new top was on the stack but not on top is a pop; one with the same top moves nothing; any "
            + "other is a push. Screens below the top are not loaded.",
        from: ["uikit.E5", "libraries.0"]
    )
    static let uikitS8 = Rule(
        "uikit.S8",
        "A pop at the root, a pop to the top and a set of the same stack change nothing; a library's hooks on "
            + "the call run all the same.",
        from: ["uikit.E5", "libraries.0"]
    )
    static let uikitS9 = Rule(
        "uikit.S9",
        "A pop to a screen that is not on the stack, a push of one that is, duplicates and an empty set are "
            + "impossible: UIKit raises an exception.",
        from: ["uikit.E6"]
    )
    static let uikitS10 = Rule(
        "uikit.S10",
        "A second operation in one turn of the run loop: its hooks run at its call, its transition when the "
            + "first one has ended.",
        from: ["uikit.E6", "libraries.0"]
    )
    static let uikitS11 = Rule(
        "uikit.S11",
        "A screen that has not been on top is not loaded, and is loaded once.",
        from: ["uikit.E1", "libraries.0"]
    )
    static let uikitS12 = Rule(
        "uikit.S12",
        "A push in the same turn as another enters the stack when the running transition ends; until then a "
            + "library takes the first one for the top.",
        from: ["uikit.E6", "libraries.0"]
    )
    static let uikitS13 = Rule(
        "uikit.S13",
        "A cancelled pop counts as a return: a screen that looks different from before has inherited a leaked value.",
        from: ["uikit.E4", "uikit.I"]
    )
    static let uikitS14 = Rule(
        "uikit.S14",
        "A tap on Back first asks navigationBar(_:shouldPop:). On iOS 11 and 12, the bar keeps the title "
            + "attributes of the outgoing screen until viewDidAppear.",
        from: ["uikit.G", "libraries.0"]
    )
    static let uikitS15 = Rule(
        "uikit.S15",
        "When another tab or a full-screen modal has covered a screen, only that screen disappears and appears "
            + "again, without a coordinator of its controller and without its delegate. If the presentation leaves "
            + "the view in place, as a sheet does, nothing runs.",
        from: ["uikit.E7", "uikit.O2", "uikit.O6"]
    )
    static let uikitS16 = Rule(
        "uikit.S16",
        "viewIsAppearing runs once in each appearance from iOS 13 on, after viewWillAppear. In a cancelled "
            + "swipe, the screen below gets it, but not the screen that stays.",
        from: ["uikit.U1", "uikit.U2", "uikit.U3", "uikit.U4"]
    )
    static let aroundN6 = Rule(
        "around.N6",
        "From iOS 13 on, a search controller whose search is active shows the bar that the pushed screen has "
            + "hidden, when the navigation controller is about to show the screen.",
        from: ["around.N6"]
    )
    static let uikitC4 = Rule(
        "uikit.C4",
        """
        When a phone is rotated, the top screen is laid out again.
        """,
        from: ["uikit.C4"]
    )
    static let uikitF8 = Rule(
        "uikit.F8",
        "Up to iOS 10, the tint of the buttons animates with the animation in which it is set.",
        from: ["uikit.F8"]
    )
    static let uikitI2 = Rule(
        "uikit.I2",
        "From iOS 13 on, UIKit fades the background of the bar from one look to the other.",
        from: ["uikit.I"]
    )
    static let uikitI3 = Rule(
        "uikit.I3",
        "From iOS 13 on, UIKit fades between the appearances of two items, and back if a swipe is cancelled.",
        from: ["uikit.I"]
    )
    static let uikitI4 = Rule(
        "uikit.I4",
        "Changes in animateAlongsideTransition animate with the screens, also during a swipe.",
        from: ["uikit.I"]
    )

    /// All of UIKit's rules: no step names S6, S8 to S13 and S16, which say when steps happen and when not.
    static let uikit: [Rule] = [
        .uikitS1, .uikitS2, .uikitS3, .uikitS4, .uikitS5, .uikitS6, .uikitS7, .uikitS8,
        .uikitS9, .uikitS10, .uikitS11, .uikitS12, .uikitS13, .uikitS14, .uikitS15, .uikitS16,
        .aroundN6, .uikitC4, .uikitF8, .uikitI2,
        .uikitI3, .uikitI4,
    ]
}
