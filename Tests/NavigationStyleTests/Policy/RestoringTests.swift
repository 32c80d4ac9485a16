import NavigationStyle
import Testing

/// Seed 0, 4.1 and 4.2: each screen restores the bar after its changes.
@Suite struct RestoringTests {
    @Test func `a screen that left puts back what it replaced`() throws {
        let a = Screen.tinted("A", .green)
        let b = Screen.writing("B") { $0.viewWillAppear.barTintColor = .some(.blue) }
        let response = try Scenario.on([a], policy: "restoring").replay([
            NavigationOperation(.push(b, animated: true)), NavigationOperation(.pop()),
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
            .pop()
        )
        #expect(response.controller?.isNavigationBarHidden == false)
    }

    @Test func `what is still to be put back goes along with the state`() throws {
        let b = Screen.writing("B") { $0.viewWillAppear.barTintColor = .some(.blue) }
        var scenario = Scenario.on([Screen(id: "A"), b], policy: "restoring")
        scenario.controller = try scenario.state()
        #expect(scenario.controller?.policyState != nil)
        let response = try scenario.transition(.pop())
        #expect(response.controller?.bar.isEmpty == true)
    }

    private func appearing(_ id: Screen.ID, _ color: BarColor) -> Screen {
        Screen.writing(id) { $0.viewWillAppear.barTintColor = .some(color) }
    }

    @Test func `a screen that says nothing inherits nothing`() throws {
        let response = try Scenario.on([appearing("A", .green)], policy: "restoring")
            .transition(.push(Screen(id: "B"), animated: true))
        #expect(response.controller?.bar.isEmpty == true)
    }

    @Test func `what was written in viewDidLoad is put back and not written again`() throws {
        let response = try Scenario.on([.tinted("A", .green), appearing("B", .blue)], policy: "restoring")
            .transition(.pop())
        #expect(response.controller?.bar.isEmpty == true)
    }

    @Test func `a cancelled swipe ends with the style of the screen that stays`() throws {
        let response = try Scenario.on([appearing("A", .green), appearing("B", .blue)], policy: "restoring")
            .transition(.interactivePop(.cancelled))
        #expect(response.controller?.bar.barTintColor == .some(.some(.blue)))
    }

    @Test func `what is written in viewDidLoad is lost at once, for the screen below puts back after it`() throws {
        let response = try Scenario.on([appearing("A", .green)], policy: "restoring")
            .transition(.push(.tinted("B", .blue), animated: true))
        #expect(response.controller?.bar.isEmpty == true)
    }

    @Test func `a cancelled swipe over a screen styled in viewDidLoad leaves the style of the one below`() throws {
        let response = try Scenario.on([appearing("A", .green), .tinted("B", .blue)], policy: "restoring")
            .transition(.interactivePop(.cancelled))
        #expect(response.controller?.bar.barTintColor == .some(.some(.green)))
    }

    @Test func `a pop over several screens puts back what the top replaced`() throws {
        let stack = [appearing("A", .green), appearing("B", .blue), appearing("C", .orange)]
        let response = try Scenario.on(stack, policy: "restoring").transition(.popToRoot(animated: false))
        #expect(response.controller?.bar.barTintColor == .some(.some(.green)))
    }
}
