import NavigationStyle
import Testing

/// Values that a screen's code saves before one callback and writes back in a later one.
@Suite struct SavedTests {
    private typealias Action = NavigationOperation.Action

    private static let pop = NavigationOperation(.pop())

    private func push(_ screen: Screen, animated: Bool = true) -> NavigationOperation {
        NavigationOperation(.push(screen, animated: animated))
    }

    /// A screen that turns the tint blue when it appears, and restores it when it disappears.
    private static let restoring = Screen.writing("B") {
        $0.viewWillAppear.tintColor = .some(.blue)
        $0.viewWillDisappear[.tintColor] = .saved(.viewWillAppear)
    }

    private func red(_ id: Screen.ID = "A") -> Screen {
        .writing(id) { $0.viewDidLoad.tintColor = .some(.red) }
    }

    private func replay(_ stack: [Screen], _ operations: [NavigationOperation]) throws -> ReplayResponse {
        try Scenario.on(stack, policy: "system").replay(operations)
    }

    @Test func `a screen puts back what the bar had before it appeared`() throws {
        let response = try replay([red()], [push(Self.restoring), Self.pop])
        #expect(response.transitions[0].bars.after?.tintColor == BarColor.blue.light)
        #expect(response.transitions[1].bars.after?.tintColor == BarColor.red.light)
        #expect(response.controller?.provenance[.tintColor].screen == "B")
        #expect(response.controller?.provenance[.tintColor].callback == .viewWillDisappear)
    }

    @Test func `the plan has the value that was put back`() throws {
        let steps = try replay([red()], [push(Self.restoring), Self.pop]).transitions[1].plan?.steps ?? []
        let written: [BarValue] = steps.compactMap { step in
            guard case .write(_, let properties, _) = step.action else { return nil }
            return properties[.tintColor]
        }
        #expect(written == [.color(.red)])
    }

    @Test func `each appearance saves anew`() throws {
        let top = Screen.writing("C") { $0.viewWillAppear.tintColor = .some(.green) }
        let response = try replay([red()], [push(Self.restoring), push(top), Self.pop, Self.pop])
        // B finds green when it returns, and puts that back.
        #expect(response.transitions[2].bars.after?.tintColor == BarColor.blue.light)
        #expect(response.transitions[3].bars.after?.tintColor == BarColor.green.light)
    }

    @Test func `what was saved once is put back each time`() throws {
        let screen = Screen.writing("B") {
            $0.viewDidAppear.tintColor = .some(.blue)
            $0.viewWillDisappear[.tintColor] = .saved(.viewDidLoad)
        }
        let top = Screen.writing("C") { $0.viewWillAppear.tintColor = .some(.green) }
        let response = try replay([red()], [push(screen), push(top), Self.pop, Self.pop])
        #expect(response.transitions[3].bars.after?.tintColor == BarColor.red.light)
    }

    @Test func `a callback that writes nothing saves as well`() throws {
        let screen = Screen.writing("B") {
            $0.viewDidAppear.tintColor = .some(.blue)
            $0.viewDidDisappear[.tintColor] = .saved(.viewIsAppearing)
        }
        var scenario = Scenario.on([red()], policy: "system", os: SystemVersion(17))
        #expect(
            try scenario.replay([push(screen), Self.pop]).transitions[1].bars.after?.tintColor == BarColor.red.light
        )
        // Before iOS 13 it is not called: nothing is saved, and nothing is written back.
        scenario.environment.os = SystemVersion(12)
        #expect(
            try scenario.replay([push(screen), Self.pop]).transitions[1].bars.after?.tintColor == BarColor.blue.light
        )
    }

    @Test func `a hidden bar comes back along with the transition`() throws {
        let screen = Screen.writing("B") {
            $0.viewWillAppear.isNavigationBarHidden = BarVisibility(hidden: true, animation: .asTransition)
            $0.viewWillDisappear[.isNavigationBarHidden] = .saved(.viewWillAppear)
        }
        for animated in [true, false] {
            let pop = NavigationOperation(.pop(count: 1, animated: animated))
            let response = try replay([Screen(id: "A")], [push(screen), pop])
            #expect(response.controller?.isNavigationBarHidden == false)
            let steps = response.transitions[1].plan?.steps ?? []
            #expect(steps.contains { $0.action == .setNavigationBarHidden(hidden: false, animated: animated) })
        }
    }

    @Test func `an inferred translucency is put back as a value`() throws {
        let screen = Screen.writing("B") {
            $0.viewWillAppear.isTranslucent = false
            $0.viewWillDisappear[.isTranslucent] = .saved(.viewWillAppear)
        }
        let response = try replay([Screen(id: "A")], [push(screen), Self.pop])
        #expect(response.controller?.bar.isTranslucent == true)
    }

    @Test func `a cancelled swipe puts back, and the screen that stays saves again`() throws {
        let swipe = NavigationOperation(.interactivePop(.cancelled))
        let response = try replay([red()], [push(Self.restoring), swipe, Self.pop])
        #expect(response.transitions[1].bars.after?.tintColor == BarColor.blue.light)
        #expect(response.transitions[2].bars.after?.tintColor == BarColor.red.light)
    }

    @Test func `a saved color follows the interface style`() throws {
        let pair = BarColor(light: .white, dark: RGBA(rawValue: 0x1122_33FF))
        let first = Screen.writing("A") { $0.viewDidLoad.tintColor = .some(pair) }
        let operations = [push(Self.restoring), NavigationOperation(.traitChange(.dark)), Self.pop]
        let scenario = Scenario.on([first], policy: "system", os: SystemVersion(14))
        #expect(try scenario.replay(operations).transitions[2].bars.after?.tintColor == pair.dark)
        var hand = Hand(scenario)
        var last: TransitionResponse?
        for operation in operations { last = try hand.perform(operation) }
        #expect(last?.bars.after?.tintColor == pair.dark)
    }

    @Test func `what is saved goes along with the state`() throws {
        var scenario = Scenario.on([red(), Self.restoring], policy: "system")
        scenario.controller = try scenario.state()
        #expect(scenario.controller?.saved["B"]?[.viewWillAppear].tintColor == .some(.some(.red)))
        #expect(scenario.controller?.saved["A"] == nil)
        let response = try scenario.transition(Self.pop.action)
        #expect(response.bars.after?.tintColor == BarColor.red.light)
        // A state that does not have it has nothing to put back.
        scenario.controller?.saved = [:]
        #expect(try scenario.transition(Self.pop.action).bars.after?.tintColor == BarColor.blue.light)
    }

    @Test func `what a screen saves again before it could put it back is not kept`() throws {
        let response = try replay([red()], [push(Self.restoring), push(Screen(id: "C"))])
        #expect(response.controller?.saved.isEmpty == true)
    }

    @Test func `it is no style that the screen declares`() throws {
        let screen = Screen.writing("B") { $0.viewDidAppear[.tintColor] = .saved(.viewWillAppear) }
        let response = try replay([red()], [push(screen)])
        #expect(response.transitions[0].screens?.last?.matchesDeclared == true)
    }

    @Test func `a callback that runs later has saved nothing, which is a fault`() throws {
        let screen = Screen.writing("B") { $0.viewWillAppear[.tintColor] = .saved(.viewDidAppear) }
        let error = #expect(throws: ScenarioError.self) { _ = try self.replay([self.red()], [self.push(screen)]) }
        let fault = error?.faults.first
        #expect(fault?.code == "saved-later")
        #expect(fault?.pointer == "/operations/0/screen/callbacks/viewWillAppear/tintColor/saved")
        #expect(fault?.detail.hasPrefix("viewDidAppear runs after viewWillAppear") == true)
    }
}
