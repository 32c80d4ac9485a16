import NavigationStyle

// Checks of the effects of react-native-screens' rules that leave no step (libraries.16).
extension SilentRule {
    static let reactNativeScreens: [SilentRule] = [
        SilentRule("rns.mount") {
            let state = try on([Screen.withHeader("A"), Screen.withHeader("B")], origin: .set).state()?.policyState
            let items = state?["items"]
            return items?["A"]?["standardAppearance"] == nil && items?["B"]?["standardAppearance"] != nil
        },
        SilentRule("rns.willShow") {
            var styled = Screen.withHeader("B", ["color": red])
            styled.callbacks.viewWillAppear.tintColor = .some(.green)
            let first = try after(.push(styled)).bars.after?.tintColor
            styled.callbacks.viewDidAppear.tintColor = .some(.green)
            let second = try after(.push(styled)).bars.after?.tintColor
            return first == BarColor.red.light && second == BarColor.green.light
        },
        SilentRule("rns.update.2") { try after(.push(bare("B"))).bars.after?.isHidden == true },
        SilentRule("rns.update.3") {
            let below = try after(.push(Screen.withHeader("B"))).screens?.last?.layout?.view.y
            let under = try after(.push(Screen.withHeader("B", ["translucent": .bool(true)]))).screens?.last?.layout?
                .view.y
            return under == 0 && below ?? 0 > 0
        },
        SilentRule("rns.update.4") {
            let response = try after(.push(Screen.withHeader("B", ["direction": .string("rtl")])))
            return response.controller?.policyState?["isRightToLeft"] == .bool(true)
        },
        SilentRule("rns.update.6") {
            let dark = try after(.push(Screen.withHeader("B", ["userInterfaceStyle": .string("dark")])))
            return dark.bars.after?.background.color == .black
        },
        SilentRule("rns.update.8") {
            try after(.push(Screen.withHeader("B", ["backgroundColor": red]))).bars.after?.background.color
                == BarColor.red.light
        },
        SilentRule("rns.update.9") {
            let response = try after(
                .push(Screen.withHeader("B", ["title": .string("Beta"), "headerRight": .bool(true)]))
            )
            let items = response.controller?.policyState?["items"]?["B"]?["rightBarButtonItems"]
            return response.bars.after?.title.text == "Beta" && items == .array([.string("")])
        },
        SilentRule("rns.cancel.1") {
            let stack = [Screen.withHeader("A", ["hidden": .bool(true)]), Screen.withHeader("B")]
            return try on(stack).transition(.interactivePop(.cancelled)).bars.after?.isHidden == false
        },
        SilentRule("rns.back.1") { try backTitle(above: "A", ["backTitle": .string("Up")]) == "Up" },
        SilentRule("rns.back.2") {
            let bar = try ResolveRequest(on([Screen.withHeader("A"), Screen.withHeader("B")], origin: .set)).response()
                .bar
            return bar?.backButton.title == "A"
        },
        SilentRule("rns.back.3") {
            let state = try after(.push(Screen.withHeader("B"))).controller?.policyState
            return state?["items"]?["A"]?["backButtonTitle"] == .string("A")
        },
        SilentRule("rns.back.4") { try backTitle(above: "A", ["backTitleVisible": .bool(false)]) == nil },
        SilentRule("rns.back.5") {
            let closing = Screen.withHeader("B", ["backTitle": .string("Close"), "disableBackButtonMenu": .bool(true)])
            return try titleAfterReturn(from: closing, edition: "4.27.0") == "Close"
        },
        SilentRule("rns.props.1") {
            let response = try after(.update(.style(tinted)))
            return response.bars.after?.tintColor == BarColor.red.light
        },
        SilentRule("rns.props.2") {
            let replay = try on([Screen.withHeader("A"), Screen.withHeader("B")]).replay([
                NavigationOperation(.update(.style(tinted), screenID: "A")),
                NavigationOperation(.pop()),
            ])
            return replay.transitions[0].bars.after?.tintColor != BarColor.red.light
                && replay.transitions[1].bars.after?.tintColor == BarColor.red.light
        },
        SilentRule("rns.set.1") {
            let set = NavigationOperation.Action.setViewControllers(
                [.new(Screen.withHeader("C")), .existing("A")],
                animated: true
            )
            return try after(set).plan?.kind == Plan.Kind.none
        },
        SilentRule("rns.set.2") { try on([]).transition(.push(Screen.withHeader("A"))).plan?.animated == false },
        SilentRule("rns.set.3") {
            let pushed = Screen.withHeader("B", [:], ["replaceAnimation": .string("push")])
            return try after(.setViewControllers([.new(pushed)], animated: false)).isAnimated(.push)
        },
        SilentRule("rns.set.4") {
            try after(.setViewControllers([.new(Screen.withHeader("B"))], animated: false)).isAnimated(.pop)
        },
        SilentRule("rns.set.5") {
            let response = try after(.setViewControllers([.new(Screen.withHeader("B"))], animated: false))
            let buttons = response.plan?.components.filter { $0.component == .backButton } ?? []
            return response.isAnimated(.pop) && buttons.isEmpty && response.bars.before?.backButton.isShown == false
        },
        SilentRule("rns.set.6") {
            let screens: [NavigationOperation.ScreenReference] = [
                .existing("A"), .new(Screen.withHeader("B")), .new(Screen.withHeader("C")),
            ]
            return try after(.setViewControllers(screens, animated: false)).isAnimated(.push)
        },
        SilentRule("rns.set.7") {
            let set = NavigationOperation.Action.setViewControllers([.existing("B"), .existing("A")], animated: true)
            return try on([Screen.withHeader("A"), Screen.withHeader("B")]).transition(set).plan?.animated == false
        },
        SilentRule("rns.set.8") {
            let replay = try on([Screen.withHeader("A")]).replay([
                NavigationOperation(.push(Screen.withHeader("B"))),
                NavigationOperation(.pop(), timing: .sameTurn),
            ])
            return replay.transitions[1].isAnimated(.pop) && replay.transitions[1].stack.after == ["A"]
        },
        SilentRule("rns.animation") {
            let fading = Screen.withHeader("B", ["color": red], ["stackAnimation": .string("none")])
            let response = try after(.push(fading))
            let alongside = response.plan?.steps.contains { $0.at == Step.Event(.alongside) } ?? false
            return response.isAnimated(.push) && alongside && response.bars.after?.tintColor == BarColor.red.light
        },
        SilentRule("rns.gesture.1") {
            let bare = try swipe(on: Screen.withHeader("B", ["hideBackButton": .bool(true)])).outcome
            return try bare == .changed
                && swipe(on: Screen.withHeader("B", [:], ["gestureEnabled": .bool(false)])).reason == .gestureDisabled
        },
        SilentRule("rns.gesture.2") {
            let wide: [String: Value] = ["fullScreenSwipeEnabled": .bool(true)]
            let held = wide.merging(["gestureEnabled": .bool(false)]) { $1 }
            return try swipe(on: Screen.withHeader("B", [:], wide)).outcome == .changed
                && swipe(on: Screen.withHeader("B", [:], held)).reason == .gestureDisabled
        },
        SilentRule("rns.gesture.3") {
            let own: [String: Value] = ["stackAnimation": .string("fade"), "customAnimationOnSwipe": .bool(true)]
            let released = NavigationOperation.InteractivePop.released(progress: 0.3, velocity: 0.1)
            return try swipe(on: Screen.withHeader("B", [:], own), released).outcome == .cancelled
                && swipe(on: Screen.withHeader("B"), released).outcome == .changed
        },
        SilentRule("rns.gesture.4") {
            let stack = [Screen.withHeader("A"), Screen.withHeader("B", [:], ["preventNativeDismiss": .bool(true)])]
            let tap = NavigationOperation.Action.pop(by: .backButton)
            return try on(stack).transition(tap).outcome == .cancelled
                && on(stack).transition(.interactivePop()).outcome == .cancelled
                && on(stack).transition(.pop()).outcome == .changed
        },
        SilentRule("rns.status") {
            let light = Screen.withHeader("B", [:], ["statusBarStyle": .string("light")])
            return try after(.push(light)).bars.after?.statusBar?.style == .lightContent
        },
        SilentRule("rns.modal") {
            let modal = Screen.withHeader("B", [:], ["stackPresentation": .string("modal")])
            do {
                _ = try on([Screen.withHeader("A")]).transition(.push(modal))
                return false
            } catch let error as ScenarioError {
                return error.faults.map(\.pointer) == ["/operation/screen/library/stackPresentation"]
            }
        },
        SilentRule("rns.bar") {
            var declared = Screen(id: "B")
            declared.bar = tinted
            return try after(.push(declared)).bars.after?.tintColor == BarColor.red.light
        },
        SilentRule("rns3.item") {
            let clear = Screen.withHeader("B", ["backgroundColor": .string("#00000000")])
            return try after(.push(clear), edition: "3.37.0").bars.after?.shadow.isVisible == false
                && after(.push(clear)).bars.after?.shadow.isVisible == true
        },
        SilentRule("rns3.back.1") {
            let stack = on([Screen.withHeader("A"), Screen.withHeader("B")], edition: "3.37.0", origin: .set)
            return try ResolveRequest(stack).response().bar?.backButton.title == "Back"
        },
        SilentRule("rns3.back.2") {
            let minimal: [String: Value] = ["backButtonDisplayMode": .string("minimal")]
            return try backTitle(above: "A", minimal, edition: "3.37.0", os: SystemVersion(14)) == nil
                && backTitle(above: "A", minimal, edition: "3.37.0", os: SystemVersion(13)) == "A"
        },
        SilentRule("rns3.back.3") {
            try titleAfterReturn(from: Screen.withHeader("B", ["backTitle": .string("Close")]), edition: "3.37.0")
                == "Close"
        },
    ]

    private static let red = Value.string("#FF0000")

    private static let tinted = {
        var style = BarStyle()
        style.tint = .red
        return style
    }()

    /// Returns a screen without a header.
    private static func bare(_ id: Screen.ID) -> Screen { Screen(id: id).library(["headerConfig": .null]) }

    private static func on(
        _ stack: [Screen],
        edition: String = "4.27.0",
        os: SystemVersion = SystemVersion(17),
        origin: Scenario.Origin = .pushed
    ) -> Scenario {
        Scenario.on(stack, policy: "reactNativeScreens", edition: edition, os: os, origin: origin)
    }

    private static func after(_ action: NavigationOperation.Action, edition: String = "4.27.0") throws
        -> TransitionResponse
    {
        try on([Screen.withHeader("A")], edition: edition).transition(action)
    }

    private static func swipe(
        on top: Screen,
        _ swipe: NavigationOperation.InteractivePop = .finished
    ) throws -> TransitionResponse {
        try on([Screen.withHeader("A"), top]).transition(.interactivePop(swipe))
    }

    private static func backTitle(
        above id: Screen.ID,
        _ header: [String: Value],
        edition: String = "4.27.0",
        os: SystemVersion = SystemVersion(17)
    ) throws -> String? {
        let scenario = on([Screen.withHeader(id)], edition: edition, os: os)
        return try scenario.transition(.push(Screen.withHeader("B", header))).bars.after?.backButton.title
    }

    /// Returns the back button's title on another screen that is pushed after `first` was popped.
    private static func titleAfterReturn(from first: Screen, edition: String) throws -> String? {
        let replay = try on([Screen.withHeader("A")], edition: edition).replay([
            NavigationOperation(.push(first)), NavigationOperation(.pop()),
            NavigationOperation(.push(Screen.withHeader("C"))),
        ])
        return replay.transitions[2].bars.after?.backButton.title
    }
}

extension TransitionResponse {
    /// Returns whether the transition was of the given kind and animated.
    fileprivate func isAnimated(_ kind: Plan.Kind) -> Bool { plan?.kind == kind && plan?.animated == true }
}
