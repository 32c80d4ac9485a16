import NavigationStyle
import Testing

/// uikit.E1 to uikit.E5; seed 0, 2.2: the order of UIKit's calls.
@Suite struct CallOrderTests {
    private let stack = [Screen(id: "A"), Screen(id: "B"), Screen(id: "C")]

    @Test func `a push loads the new screen, lets the old one go and the new one come`() throws {
        let response = try Scenario.on([stack[0]], policy: "system", os: SystemVersion(13))
            .transition(.push(Screen(id: "B"), animated: true))
        #expect(
            response.script == [
                "stack [A] → [A, B]", "B.willMoveToParent", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
                "willShow B", "B.viewIsAppearing", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
                "A.viewDidDisappear", "B.viewDidAppear", "B.didMoveToParent", "complete", "didShow B",
            ]
        )
        #expect(response.plan?.steps.first?.rule == "uikit.S1")
    }

    @Test func `a pop does not load the returning screen again`() throws {
        let response = try Scenario.on(Array(stack[...1]), policy: "system").transition(.pop())
        #expect(
            response.script == [
                "stack [A, B] → [A]", "B.willMoveToParent", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
                "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "B.viewDidDisappear", "A.viewDidAppear",
                "B.didMoveToParent", "complete", "didShow A",
            ]
        )
    }

    @Test func `without animation the order is the same and there is no coordinator`() throws {
        let response = try Scenario.on([stack[0]], policy: "system")
            .transition(.push(Screen(id: "B"), animated: false))
        #expect(!response.script.contains("complete"))
        #expect(response.plan?.steps.first?.rule == "uikit.S4")
        #expect(response.plan?.animated == false)
        #expect(response.plan?.duration == 0)
    }

    @Test func `the first screen comes with nobody going`() throws {
        let response = try Scenario.on([], policy: "system").transition(.push(Screen(id: "A"), animated: true))
        #expect(
            response.script == [
                "stack [] → [A]", "A.willMoveToParent", "A.viewDidLoad", "A.viewWillAppear", "willShow A",
                "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewDidAppear", "A.didMoveToParent",
                "didShow A",
            ]
        )
        #expect(response.bars.before == nil)
    }

    @Test func `a cancelled swipe sends the two pairs back and shows nobody`() throws {
        let response = try Scenario.on(Array(stack[...1]), policy: "system").transition(.interactivePop(.cancelled))
        #expect(
            response.script == [
                "stack [A, B] → [A]", "B.willMoveToParent", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
                "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "A.viewWillDisappear", "A.viewDidDisappear",
                "stack [A] → [A, B]", "B.viewWillAppear", "B.viewDidAppear", "cancel",
            ]
        )
        #expect(response.outcome == .cancelled)
        #expect(response.stack.popped.isEmpty)
    }

    @Test func `screens between the top and the destination get containment callbacks only`() throws {
        let script = try Scenario.on(stack, policy: "system").transition(.popToRoot()).script
        #expect(script.filter { $0.hasPrefix("B.") } == ["B.willMoveToParent", "B.didMoveToParent"])
    }

    @Test func `a set with the same top moves nothing and tells nobody of an appearance`() throws {
        let response = try Scenario.on(stack, policy: "system")
            .transition(.setViewControllers([.existing("A"), .existing("C")], animated: true))
        #expect(response.script == ["stack [A, B, C] → [A, C]", "B.willMoveToParent", "B.didMoveToParent"])
        #expect(response.outcome == .changed)
        #expect(response.plan?.kind == Plan.Kind.none)
        #expect(response.stack.popped == ["B"])
    }

    @Test func `a set puts screens below the top without loading them`() throws {
        let response = try Scenario.on([stack[0]], policy: "system")
            .transition(.setViewControllers([.existing("A"), .new(stack[1]), .new(stack[2])], animated: true))
        #expect(response.controller?.loaded == ["A", "C"])
        #expect(response.plan?.kind == .push)
    }

    @Test func `two pushes in one turn are called together and run one after the other`() throws {
        let operations = [
            NavigationOperation(.push(stack[1], animated: true)),
            NavigationOperation(.push(stack[2], animated: true), timing: .sameTurn),
        ]
        let response = try Scenario.on([stack[0]], policy: "system").replay(operations)
        #expect(response.transitions[0].stack.after == ["A", "B"])
        #expect(response.transitions[1].stack.before == ["A", "B"])
        #expect(response.transitions[1].stack.after == ["A", "B", "C"])
        #expect(response.controller?.loaded == ["A", "B", "C"])
    }
}
