import NavigationStyle
import Testing

/// libraries.5: the bar's visibility per screen, and the conditions for the swipe.
@Suite struct FDFullscreenPopGestureTests {
    private let shown = Screen(id: "A")
    private let hidden = Screen.preferring("B", hidden: true)

    private func on(_ stack: [Screen], origin: Scenario.Origin = .pushed) -> Scenario {
        Scenario.on(stack, policy: "fdFullscreenPopGesture", origin: origin)
    }

    @Test func `from shown to hidden the bar goes with the transition, and is not brought back`() throws {
        let response = try on([shown]).transition(.push(hidden, animated: true))
        #expect(
            response.policySteps == [
                "B.viewWillAppear: setNavigationBarHidden(true, animated: true) (fd.viewWillAppear.1)"
            ]
        )
        #expect(response.bars.after?.isHidden == true)
    }

    @Test func `from hidden to shown the bar is shown by the block, and once more a turn later`() throws {
        let response = try on([shown, hidden]).transition(.pop())
        #expect(
            response.policySteps == [
                "A.viewWillAppear: setNavigationBarHidden(false, animated: true) (fd.viewWillAppear.1)",
                "B.turn: setNavigationBarHidden(false, animated: false) (fd.viewWillDisappear.1)",
            ]
        )
        #expect(response.controller?.isNavigationBarHidden == false)
    }

    @Test func `from hidden to hidden the bar is never shown`() throws {
        let response = try on([hidden]).transition(.push(Screen.preferring("C", hidden: true), animated: true))
        #expect(
            response.policySteps == [
                "C.viewWillAppear: setNavigationBarHidden(true, animated: true) (fd.viewWillAppear.1)"
            ]
        )
    }

    @Test(arguments: [(true, false), (false, true), (true, true)])
    func `a cancelled swipe ends as the screen that stays prefers`(below: Bool, top: Bool) throws {
        let scenario = on([.preferring("A", hidden: below), .preferring("B", hidden: top)])
        let response = try scenario.transition(.interactivePop(.cancelled))
        #expect(response.outcome == .cancelled)
        #expect(response.controller?.isNavigationBarHidden == top)
    }

    @Test func `a screen that a set placed has no block, and the screen that it replaced shows the bar`() throws {
        let placed = Screen.preferring("X", hidden: false)
        let response = try on([hidden]).transition(.setViewControllers([.new(placed)], animated: true))
        #expect(
            response.policySteps == ["B.turn: setNavigationBarHidden(false, animated: false) (fd.viewWillDisappear.1)"]
        )
    }

    @Test func `a screen that a set placed does not hide the bar though it prefers it hidden`() throws {
        let response = try on([shown]).transition(.setViewControllers([.new(hidden)], animated: true))
        #expect(response.policySteps.isEmpty)
        #expect(response.bars.after?.isHidden == false)
    }

    @Test func `a push gives the screen below a block as well`() throws {
        let responses = try on([hidden], origin: .set).replay([
            NavigationOperation(.push(shown, animated: true)), NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[0].bars.before?.isHidden == false)
        #expect(responses.transitions[1].bars.after?.isHidden == true)
    }

    @Test func `two pushes in one turn: the second finds the first on top`() throws {
        let responses = try on([shown], origin: .set).replay([
            NavigationOperation(.push(hidden, animated: true)),
            NavigationOperation(.push(Screen(id: "C"), animated: true), timing: .sameTurn),
            NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[1].bars.after?.isHidden == false)
        #expect(responses.controller?.isNavigationBarHidden == true)
    }

    @Test func `without appearance control nobody hides the bar, but it is still shown a turn later`() throws {
        var hiding = hidden
        hiding.callbacks.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
        var scenario = on([shown])
        let option = "viewControllerBasedNavigationBarAppearanceEnabled"
        scenario.policy.options = [Value.Member(option, .bool(false))]
        let responses = try scenario.replay([
            NavigationOperation(.push(hiding, animated: true)), NavigationOperation(.pop()),
        ])
        #expect(responses.transitions[0].policySteps.isEmpty)
        #expect(
            responses.transitions[1].policySteps == [
                "B.turn: setNavigationBarHidden(false, animated: false) (fd.viewWillDisappear.1)"
            ]
        )
        scenario.policy.options = [Value.Member(option, .string("no"))]
        do throws(ScenarioError) { _ = try ResolveRequest(scenario).response() } catch {
            #expect(error.faults.map(\.pointer) == ["/policy/" + option])
        }
    }

    @Test func `popToRoot over several, not animated: the root decides`() throws {
        let response = try on([shown, hidden, .preferring("C", hidden: true)]).transition(.popToRoot(animated: false))
        #expect(
            response.policySteps == [
                "A.viewWillAppear: setNavigationBarHidden(false, animated: false) (fd.viewWillAppear.1)",
                "C.turn: setNavigationBarHidden(false, animated: false) (fd.viewWillDisappear.1)",
            ]
        )
    }

    @Test func `a push of what is on the stack gives blocks, and moves nothing`() throws {
        let response = try on([hidden, shown], origin: .set).transition(.push(hidden, animated: true))
        #expect(response.outcome == .unchanged && response.reason == .alreadyOnStack)
        #expect(response.stack.after == ["B", "A"])
        let state = response.controller?.policyState
        #expect(state?["willAppearBlocks"] == .array([.string("B"), .string("A")]))
        #expect(state?["hasFullscreenGesture"] == .bool(true))
    }

    // MARK: - The gesture

    @Test func `the swipe begins under a hidden bar and beside a left item`() throws {
        var screen = hidden
        screen.navigationItem.leftBarButtonItems = ["Close"]
        #expect(try on([shown, screen]).transition(.interactivePop()).outcome == .changed)
    }

    @Test func `the swipe does not begin where the screen disables it`() throws {
        var screen = shown
        screen.library = .object(members: ["interactivePopDisabled": .bool(true)])
        let response = try on([Screen(id: "R"), screen]).transition(.interactivePop())
        #expect(response.reason == .gestureDisabled)
    }

    @Test func `before the first push the system's own recognizer decides`() throws {
        var screen = Screen(id: "B")
        screen.navigationItem.hidesBackButton = true
        let scenario = on([shown, screen], origin: .set)
        #expect(try scenario.transition(.interactivePop()).reason == .gestureDisabled)
        let pushed = try scenario.replay([
            NavigationOperation(.push(Screen(id: "C"), animated: true)),
            NavigationOperation(.pop()),
            NavigationOperation(.interactivePop()),
        ])
        #expect(pushed.transitions[2].outcome == .changed)
    }

    // MARK: - Styles

    @Test func `styles leak as under stock UIKit`() throws {
        let response = try on([.tinted("A", .red), .tinted("B", .blue)]).transition(.pop())
        #expect(response.controller?.bar.barTintColor == .some(.some(.blue)))
    }

    @Test func `hidden of a declared style is the preference, and the rest is written directly`() throws {
        var screen = Screen(id: "B")
        screen.bar = BarStyle()
        screen.bar?.hidden = true
        screen.bar?.tint = .green
        let response = try on([shown]).transition(.push(screen, animated: true))
        #expect(
            response.policySteps == [
                "B.viewWillAppear: setNavigationBarHidden(true, animated: true) (fd.viewWillAppear.1)"
            ]
        )
        #expect(response.script.contains("B.viewWillAppear: write tintColor (uikit.S2)"))
        let placed = try on([shown]).transition(.setViewControllers([.new(screen)], animated: true))
        #expect(placed.bars.after?.isHidden == false)
    }

    @Test func `blocks and the recognizer go along with the state`() throws {
        var scenario = on([shown, hidden])
        scenario.controller = try scenario.state()
        #expect(scenario.controller?.policyState?["willAppearBlocks"] == .array([.string("A"), .string("B")]))
        let response = try scenario.transition(.interactivePop())
        #expect(response.outcome == .changed)
        #expect(response.controller?.isNavigationBarHidden == false)
    }
}

extension Screen {
    fileprivate static func preferring(_ id: Screen.ID, hidden: Bool) -> Screen {
        var screen = Screen(id: id)
        screen.library = .object(members: ["prefersNavigationBarHidden": .bool(hidden)])
        return screen
    }
}
