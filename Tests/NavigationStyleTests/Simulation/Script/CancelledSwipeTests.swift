import Testing

@testable import NavigationStyle

/// uikit.E4: the state after a cancelled swipe.
struct CancelledSwipeTests {
    @Test func `the stack is whole again before the returning screen is told that it comes`() throws {
        let scenario = Scenario.on([Screen(id: "A"), Screen(id: "B")], policy: "system")
        let steps = try #require(try scenario.transition(.interactivePop(.cancelled)).plan).steps
        let restored = try #require(steps.lastIndex { if case .stack = $0.action { true } else { false } })
        #expect(steps[restored].at == Step.Event(.viewDidDisappear, screen: "A"))
        #expect(steps[restored].rule == "uikit.S5")
        #expect(steps[restored + 1].action == .callback(screen: "B", name: .viewWillAppear))
    }

    /// Returns the controller after a cancelled swipe from a screen that hides its bar in `viewDidLoad` to one that
    /// shows it.
    private func cancelled(restoring: Bool) throws -> (controller: ControllerState, steps: [Step]) {
        var hidden = Screen.writing("B") { $0.viewDidLoad.isNavigationBarHidden = BarVisibility(hidden: true) }
        hidden.interactivePop.delegate = .guarded
        let shown = Screen.writing("A") {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: false, animation: .asTransition)
        }
        let scenario = Scenario.on([shown, hidden], policy: "system")
        var simulation = try Simulation(of: scenario)
        try simulation.restoreHistory(of: scenario)
        simulation.restoresNavigationBarHidden = restoring
        simulation.record = OperationRecord(of: 0, .steps)
        simulation.perform(NavigationCall(verb: .interactivePop(isCancelled: true), animated: true))
        return (simulation.state(under: scenario), simulation.record.steps([.callbacks], moving: nil, in: simulation))
    }

    @Test func `what became of isNavigationBarHidden stays`() throws {
        let (controller, steps) = try cancelled(restoring: InteractivePopRule.restoresNavigationBarHidden)
        #expect(!controller.isNavigationBarHidden)
        #expect(!steps.contains { $0.by == .uikit && $0.action.description.hasPrefix("setNavigationBarHidden") })
    }

    @Test func `were it the other way round, UIKit would give it back before the screen is told that it comes`() throws
    {
        let (controller, steps) = try cancelled(restoring: true)
        #expect(controller.isNavigationBarHidden)
        let index = try #require(
            steps.firstIndex { $0.by == .uikit && $0.action.description.hasPrefix("setNavigation") }
        )
        #expect(steps[index - 1].action == .stack(before: ["A"], after: ["A", "B"]))
        #expect(steps[index + 1].action == .callback(screen: "B", name: .viewWillAppear))
    }
}
