import Testing

@testable import NavigationStyle

/// A tap on Back: its delegate calls, its pop, and the title attributes that it leaves (uikit.E2, uikit.F1, uikit.G).
struct BackButtonTapTests {
    private static let tap = NavigationOperation.Action.pop(by: .backButton)

    private func on(
        _ stack: [Screen] = [Screen(id: "A"), Screen(id: "B")],
        policy: String = "system",
        os: SystemVersion = .iOS(12)
    ) -> Scenario {
        .on(stack, policy: policy, os: os)
    }

    /// Returns the answer to a tap on Back above "A".
    private func tapped(policy: String = "system", os: SystemVersion = .iOS(12), _ change: (inout Screen) -> Void)
        throws -> TransitionResponse
    {
        var screen = Screen(id: "B")
        change(&screen)
        return try on([Screen(id: "A"), screen], policy: policy, os: os).transition(Self.tap)
    }

    // MARK: - The script

    @Test func `shouldPop is asked with the stack as it was, and the pop is as by code`() throws {
        let tapped = try on().transition(Self.tap)
        #expect(tapped.script.first == "shouldPop B")
        #expect(Array(tapped.script.dropFirst()) == (try on().transition(.pop()).script))
        #expect(tapped.plan?.steps.first?.rule == "uikit.S14")
        #expect(tapped.plan?.steps.first?.at == Step.Event(.call))
        #expect(tapped.stack.popped == ["B"])
    }

    @Test func `neither code nor a swipe asks shouldPop`() throws {
        for action in [NavigationOperation.Action.pop(), .popToRoot()] {
            #expect(try !on().transition(action).script.contains { $0.hasPrefix("shouldPop") })
        }
        #expect(try !on().transition(.interactivePop()).script.contains { $0.hasPrefix("shouldPop") })
    }

    @Test func `it pops one screen`() throws {
        #expect(throws: ScenarioError([RequestFault(.backButtonPopsOneScreen, at: "/operation/count")])) {
            try on().transition(.pop(count: 2, animated: true, by: .backButton))
        }
        #expect(throws: ScenarioError([RequestFault(.emptyStack, at: "/stack")])) {
            try on([]).transition(Self.tap)
        }
    }

    @Test func `while a transition runs the bar takes no touches`() throws {
        let operations = [
            NavigationOperation(.push(Screen(id: "C"), animated: true)),
            NavigationOperation(Self.tap, timing: .sameTurn),
        ]
        let second = try on().replay(operations).transitions[1]
        #expect(second.reason == .backButtonDisabled)
        // An operation that moves no screen does not disable the bar.
        let quiet = [
            NavigationOperation(.scroll(to: 3)), NavigationOperation(Self.tap, timing: .sameTurn),
        ]
        #expect(try on().replay(quiet).transitions[1].outcome == .changed)
    }

    // MARK: - Presence of the button

    @Test func `without a back button nothing is tapped`() throws {
        let changes: [(inout Screen) -> Void] = [
            { $0.navigationItem.hidesBackButton = true },
            { $0.navigationItem.leftBarButtonItems = ["Close"] },
            { $0.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true) },
            { $0.callbacks.viewWillAppear.isHidden = true },
            { $0.callbacks.viewWillAppear.alpha = 0 },
        ]
        for change in changes {
            let response = try tapped(change)
            #expect(response.outcome == .unchanged)
            #expect(response.reason == .noBackButton)
            #expect(response.plan?.steps == [])
        }
    }

    @Test func `a fake bar that was left in the place of the real one cannot be tapped`() throws {
        var scenario = on(policy: "transitionBar")
        var controller = ControllerState()
        controller.stack = ["A", "B"]
        controller.loaded = ["A", "B"]
        controller.fakeBars = ["B": ControllerState.FakeBar(isAttached: true, properties: BarProperties())]
        scenario.controller = controller
        #expect(try scenario.transition(Self.tap).outcome == .changed)
        scenario.controller?.isBarHidden = true
        #expect(try scenario.transition(Self.tap).reason == .noBackButton)
    }

    @Test func `beside left items and in a faint bar it is there`() throws {
        let changes: [(inout Screen) -> Void] = [
            {
                $0.navigationItem.leftBarButtonItems = ["Close"]
                $0.navigationItem.leftItemsSupplementBackButton = true
            },
            { $0.callbacks.viewWillAppear.alpha = 0.5 },
            // A disabled gesture does not affect the button.
            { $0.interactivePop.enabled = false },
        ]
        for change in changes { #expect(try tapped(change).outcome == .changed) }
    }

    @Test func `at the root there is nothing to go back to`() throws {
        #expect(try on([Screen(id: "A")]).transition(Self.tap).reason == .alreadyAtRoot)
        let hidden = Screen.writing("A") { $0.viewDidLoad.isNavigationBarHidden = BarVisibility(hidden: true) }
        #expect(try on([hidden]).transition(Self.tap).reason == .alreadyAtRoot)
    }

    @Test func `from iOS 16 on an action of the app's takes the place of the pop, at the root too`() throws {
        var root = Screen(id: "A")
        root.navigationItem.hasBackAction = true
        var top = root
        top.id = "B"
        #expect(try on([root, top], os: .iOS(16)).transition(Self.tap).reason == .backAction)
        #expect(try on([root, top], os: .iOS(15)).transition(Self.tap).outcome == .changed)
        #expect(try on([root], os: .iOS(16)).transition(Self.tap).reason == .backAction)
        #expect(try on([root], os: .iOS(15)).transition(Self.tap).reason == .alreadyAtRoot)
        #expect(try on([root, top], os: .iOS(16)).transition(Self.tap).plan?.steps == [])
    }

    // MARK: - The title on iOS 11 and 12

    private func titled(_ id: Screen.ID, _ color: BarColor, in callback: Callback = .viewWillAppear) -> Screen {
        var properties = BarProperties()
        properties.titleTextAttributes = .some(TextAttributes(color: color))
        return .writing(id) { $0[callback] = properties }
    }

    private var declaredStack: [Screen] {
        [
            Screen("A", bar: BarStyle(title: TextAttributes(color: .green))),
            Screen("B", bar: BarStyle(title: TextAttributes(color: .red))),
        ]
    }

    private var titledStack: [Screen] { [titled("A", .green), titled("B", .red)] }

    @Test(arguments: [
        (SystemVersion(10, 3), BarColor.green), (.iOS(11), .red), (SystemVersion(12, 4), .red), (.iOS(13), .green),
    ])
    func `the title has the attributes of the screen that went`(os: SystemVersion, color: BarColor) throws {
        let response = try on(titledStack, os: os).transition(Self.tap)
        #expect(response.controller?.bar.titleTextAttributes == .some(TextAttributes(color: color)))
        #expect(response.bars.after?.title.color == color.resolved(for: .light))
        #expect(response.screens?.last?.bar.title.color == color.resolved(for: .light))
    }

    @Test func `that is written by UIKit, before viewDidAppear and for the screen that had written it`() throws {
        let response = try on(titledStack).transition(Self.tap)
        let index = try #require(response.script.firstIndex(of: "write titleTextAttributes"))
        #expect(response.script[index - 1] == "B.viewDidDisappear")
        #expect(response.script[index + 1] == "A.viewDidAppear")
        let step = response.plan?.steps.first {
            $0.by == .uikit && $0.action.description == "write titleTextAttributes"
        }
        #expect(step?.rule == "uikit.S14")
        #expect(response.bars.after?.provenance?[.titleTextAttributes].screen == "B")
    }

    @Test func `after a swipe and a pop by code it is what the returning screen writes`() throws {
        for action in [NavigationOperation.Action.pop(), .interactivePop()] {
            let response = try on(titledStack).transition(action)
            #expect(response.controller?.bar.titleTextAttributes == .some(TextAttributes(color: .green)))
        }
    }

    @Test func `what is written in viewDidAppear stays`() throws {
        let late = titled("A", .green, in: .viewDidAppear)
        let response = try on([late, titled("B", .red)]).transition(Self.tap)
        #expect(response.controller?.bar.titleTextAttributes == .some(TextAttributes(color: .green)))
        #expect(!response.script.contains("write titleTextAttributes"))
    }

    @Test func `what the screen that goes writes in viewWillDisappear does not take`() throws {
        var going = titled("B", .red)
        going.callbacks.viewWillDisappear = titled("", .green).callbacks.viewWillAppear
        let tapped = try on([Screen(id: "A"), going]).transition(Self.tap)
        #expect(tapped.controller?.bar.titleTextAttributes == .some(TextAttributes(color: .red)))
        let swiped = try on([Screen(id: "A"), going]).transition(.interactivePop())
        #expect(swiped.controller?.bar.titleTextAttributes == .some(TextAttributes(color: .green)))
    }

    @Test func `what a library writes at the call of the pop does`() throws {
        for policy in ["hbdNavigationBar", "wrNavigationBar"] {
            let response = try on(declaredStack, policy: policy).transition(Self.tap)
            #expect(!response.script.contains("write titleTextAttributes"), "\(policy)")
        }
        // TransitionBar writes its attributes in viewDidAppear.
        #expect(
            try on(declaredStack, policy: "transitionBar").transition(Self.tap).script
                .contains("write titleTextAttributes")
        )
    }

    @Test func `a title without attributes stays without`() throws {
        let response = try on([titled("A", .green), titled("B", .red)]).replay([
            NavigationOperation(.update(.properties(cleared))), NavigationOperation(Self.tap),
        ])
        #expect(response.controller?.bar.titleTextAttributes == nil)
    }

    private var cleared: BarProperties {
        var properties = BarProperties()
        properties.titleTextAttributes = .some(nil)
        return properties
    }

    @Test func `nothing but the inline title keeps what it had`() throws {
        var writes = BarProperties()
        writes.tintColor = .some(.green)
        writes.barTintColor = .some(.green)
        writes.largeTitleTextAttributes = .some(TextAttributes(color: .green))
        let returning = Screen.writing("A") { $0.viewWillAppear = writes }
        let response = try on([returning, titled("B", .red)]).transition(Self.tap)
        let bar = try #require(response.controller?.bar)
        #expect(bar.tintColor == .some(.green) && bar.barTintColor == .some(.green))
        #expect(bar.largeTitleTextAttributes == .some(TextAttributes(color: .green)))
        #expect(bar.titleTextAttributes == .some(TextAttributes(color: .red)))
    }

    @Test func `a policy that writes the title as the screen has appeared puts it right`() throws {
        for policy in ["hbdNavigationBar", "wrNavigationBar", "customContainer", "transitionBar"] {
            let response = try on(declaredStack, policy: policy).transition(Self.tap)
            #expect(response.bars.after?.title.color == BarColor.green.resolved(for: .light), "\(policy)")
        }
    }

    // MARK: - Policies

    @Test func `HBD refuses where the screen does not let people back`() throws {
        for member in ["backInteractive", "clickBackEnabled"] {
            let response = try tapped(policy: "hbdNavigationBar") {
                $0.library = .object(members: [member: .bool(false)])
            }
            #expect(response.reason == .backButtonDisabled)
            #expect(response.policySteps == ["call: shouldPop B (hbd.shouldPopItem.1)"])
        }
        let code = try on(
            [Screen(id: "A"), Screen(id: "B").library(["clickBackEnabled": .bool(false)])],
            policy: "hbdNavigationBar"
        ).transition(.pop())
        #expect(code.outcome == .changed)
    }

    @Test func `HBD lets UIKit pop otherwise, and has no button under a hidden bar`() throws {
        let swiping = try tapped(policy: "hbdNavigationBar") {
            $0.library = .object(members: ["swipeBackEnabled": .bool(false)])
        }
        #expect(swiping.script.first == "shouldPop B")
        #expect(swiping.outcome == .changed)
        let hidden = try tapped(policy: "hbdNavigationBar") {
            $0.library = .object(members: ["barHidden": .bool(true)])
        }
        #expect(hidden.reason == .noBackButton)
    }

    @Test(arguments: ["Objective-C", "Swift"])
    func `WR pops to the screen below by its own call`(edition: String) throws {
        let stack = [
            Screen(id: "A").library(["titleColor": .string("#00FF00")]),
            Screen(id: "B").library(["titleColor": .string("#FF0000")]),
        ]
        let scenario = Scenario.on(stack, policy: "wrNavigationBar", edition: edition, os: .iOS(13))
        let tapped = try scenario.transition(Self.tap)
        let popped = try scenario.transition(.popTo("A", animated: true))
        #expect(tapped.policySteps.first == "call: shouldPop B (wr.shouldPopItem.1)")
        #expect(Array(tapped.policySteps.dropFirst()) == popped.policySteps)
        #expect(tapped.policySteps.contains("call: write titleTextAttributes (wr.popTo.1)"))
        #expect(tapped.controller == popped.controller)
    }

    @Test func `the item of a library of its own pops by code`() throws {
        for policy in ["rtRootNavigationController", "perScreenBar", "customContainer"] {
            let response = try on(policy: policy).transition(Self.tap)
            #expect(response.stack.popped == ["B"], "\(policy)")
            #expect(!response.script.contains { $0.hasPrefix("shouldPop") }, "\(policy)")
        }
    }

    @Test func `RT's screens have the system's button above a placeholder, and none beside an item of their own`()
        throws
    {
        var scenario = on(policy: "rtRootNavigationController")
        scenario.policy.options = [Value.Member("useSystemBackBarButtonItem", .bool(true))]
        #expect(try scenario.transition(Self.tap).script.first == "shouldPop B")
        let item = try tapped(policy: "rtRootNavigationController") { $0.navigationItem.leftBarButtonItems = ["Close"] }
        #expect(item.reason == .noBackButton)
        let hidden = try tapped(policy: "rtRootNavigationController") {
            $0.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true)
        }
        #expect(hidden.reason == .noBackButton)
    }

    @Test func `a screen without a bar of its own has UIKit's button under GKNavigationBar`() throws {
        let scenario = Scenario.on(
            [Screen(id: "A"), Screen(id: "B")],
            policy: "perScreenBar",
            edition: "GKNavigationBar"
        )
        #expect(try scenario.transition(Self.tap).script.first == "shouldPop B")
    }

    @Test(arguments: ["fdFullscreenPopGesture", "kmNavigationBarTransition", "doubleNavigationController"])
    func `a library that does not hook it pops as by code`(policy: String) throws {
        let tapped = try on(policy: policy).transition(Self.tap)
        let popped = try on(policy: policy).transition(.pop())
        #expect(tapped.policySteps == popped.policySteps)
        #expect(tapped.controller == popped.controller)
    }
}
