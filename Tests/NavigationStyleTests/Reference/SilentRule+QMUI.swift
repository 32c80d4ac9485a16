import NavigationStyle

// QMUI's rules that leave no step of their own, with checks of their effects.
extension SilentRule {
    private static let automatic = Value.Member("automaticCustomNavigationBarTransitionStyle", .bool(true))

    private static func screen(_ id: Screen.ID, _ color: String? = nil, _ methods: [String: Value] = [:]) -> Screen {
        var methods = methods
        methods["navigationBarBarTintColor"] = color.map { .string($0) }
        return Screen(id: id).library(methods)
    }

    private static func on(_ stack: [Screen], os: SystemVersion = SystemVersion(14), _ options: [Value.Member] = [])
        -> Scenario
    {
        var scenario = Scenario.on(stack, policy: "qmui", os: os)
        scenario.policy.options = options + [automatic]
        return scenario
    }

    private static let red = screen("A", "#FF0000")
    private static let blue = screen("B", "#0000FF")

    private static func push(_ screen: Screen, _ timing: NavigationOperation.Timing = .settled) -> NavigationOperation {
        NavigationOperation(.push(screen, animated: true), timing: timing)
    }

    private static func steps(_ operation: NavigationOperation, _ stack: [Screen]) throws -> [Step] {
        try on(stack).replay([operation]).transitions[0].plan?.steps ?? []
    }

    /// Returns the screens that got a fake bar or whose fake bar was written to.
    private static func written(_ steps: [Step]) -> [Screen.ID] {
        steps.compactMap { step in
            if case .write(.fakeBar(let screen), _, _) = step.action { screen } else { nil }
        }
    }

    private static func covered(_ steps: [Step]) -> [Screen.ID] {
        steps.compactMap { step in
            if case .addFakeBar(let screen, _, _) = step.action { screen } else { nil }
        }
    }

    static let ofQMUI: [SilentRule] = [
        SilentRule("qmui.style") {
            try covered(steps(push(blue), [red])) == ["A", "B"]
                && covered(steps(push(screen("B", "#FF0000")), [red])) == []
        },
        SilentRule("qmui.push.2") { try written(steps(push(blue), [red])) == ["B"] },
        SilentRule("qmui.pop.2") {
            try written(steps(NavigationOperation(.pop()), [red, blue])) == ["A"]
        },
        SilentRule("qmui.set.2") {
            let set = NavigationOperation.Action.setViewControllers([.new(screen("C", "#00FF00"))], animated: true)
            return try written(steps(NavigationOperation(set), [red])) == ["C"]
        },
        SilentRule("qmui.fake.1") {
            let hidden = screen(
                "A",
                "#FF0000",
                [
                    "shouldCustomizeNavigationBarTransitionIfHideable": .bool(true),
                    "preferredNavigationBarHidden": .bool(true),
                ]
            )
            return try covered(steps(push(blue), [hidden])) == []
        },
        SilentRule("qmui.copy.1") {
            let response = try on([red]).replay([push(blue)]).transitions[0]
            return response.fakeBar("A")?.barTintColor == .some(.red) && response.fakeBar("A")?.tintColor == nil
        },
        SilentRule("qmui.concurrency.1") {
            let plans = try on([red]).replay([push(blue), push(screen("C", "#00FF00"), .sameTurn)]).transitions.map(
                \.plan
            )
            return plans[0]?.animated == true && plans[1]?.animated == false
        },
        SilentRule("qmui.concurrency.2") {
            let pop = NavigationOperation(.pop(), timing: .sameTurn)
            let plan = try on([red]).replay([push(blue), pop]).transitions[1].plan
            return covered(plan?.steps ?? []) == []
        },
        SilentRule("qmui.template.1") {
            let template = Value.object(members: ["navBarBarTintColor": .string("#00FF00")])
            let options = [Value.Member("configurationTemplate", template)]
            let stranger = screen("A", nil, ["isQMUIViewController": .bool(false)])
            return try on([stranger], options).state()?.bar.barTintColor == .some(.green)
        },
        SilentRule("qmui.appearance.1") {
            try on([red], os: SystemVersion(15)).state()?.bar.standardAppearance != nil
                && on([red], os: SystemVersion(14)).state()?.bar.standardAppearance == nil
        },
        SilentRule("qmui.backTitle.1") {
            let titled = screen("B", nil, ["backBarButtonItemTitleWithPreviousViewController": .string("Zurück")])
            return try on([red]).replay([push(titled)]).transitions[0].bars.after?.backButton.title == "Zurück"
        },
        SilentRule("qmui.gesture.1") {
            var forced = screen("B", nil, ["forceEnableInteractivePopGestureRecognizer": .bool(true)])
            forced.navigationItem.hidesBackButton = true
            return try on([red, forced]).transition(.interactivePop()).outcome == .changed
        },
    ]
}
