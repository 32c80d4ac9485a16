import NavigationStyle
import Testing

/// Seed 0, 4.1 and 4.2: whoever changes the bar puts it back.
@Suite struct RestoringTests {
    @Test func `a screen that left puts back what it replaced`() throws {
        let a = Screen.tinted("A", .green)
        let b = Screen.writing("B") { $0.viewWillAppear.barTintColor = .some(.blue) }
        let response = try Scenario.on([a], policy: "restoring").replay([
            Operation(.push(b, animated: true)), Operation(.pop(count: 1, animated: true)),
        ])
        #expect(response.transitions[0].bars.after?.background.color == RGBA(rawValue: 0x0000_FFFF))
        #expect(
            response.transitions[1].policySteps == [
                "B.viewWillDisappear: write barTintColor (restoring.viewWillDisappear.1)"
            ]
        )
    }

    @Test func `a hidden bar is shown again`() throws {
        let b = Screen.writing("B") {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
        }
        let response = try Scenario.on([Screen(id: "A"), b], policy: "restoring").transition(
            .pop(count: 1, animated: true)
        )
        #expect(response.controller?.isNavigationBarHidden == false)
    }

    @Test func `what is still to be put back goes along with the state`() throws {
        let b = Screen.writing("B") { $0.viewWillAppear.barTintColor = .some(.blue) }
        var scenario = Scenario.on([Screen(id: "A"), b], policy: "restoring")
        scenario.controller = try scenario.state()
        #expect(scenario.controller?.policyState != nil)
        let response = try scenario.transition(.pop(count: 1, animated: true))
        #expect(response.controller?.bar.isEmpty == true)
    }
}
