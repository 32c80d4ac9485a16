import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// Code beside a call of the navigation controller, which writes to the bar in the same turn.
struct CallWritesTests {
    private static let before = BarColor(RGBA(rawValue: 0xFF00_00FF))
    private static let after = BarColor(RGBA(rawValue: 0x0000_FFFF))

    private static var writes: NavigationOperation.Writes {
        var writes = NavigationOperation.Writes()
        writes.before.tintColor = before
        writes.after.barTintColor = .some(after)
        return writes
    }

    private static let push = NavigationOperation(.push(Screen(id: "B"), animated: true), writes: writes)

    /// The calls of code, on a stack of A or of A and B.
    private static let calls: [(stack: [Screen.ID], action: NavigationOperation.Action)] = [
        (["A"], .push(Screen(id: "B"), animated: true)), (["A"], .push(Screen(id: "B"), animated: false)),
        (["A", "B"], .pop()), (["A", "B"], .popTo("A", animated: false)),
        (["A", "B"], .popToRoot()),
        (["A", "B"], .setViewControllers([.new(Screen(id: "C"))], animated: false)),
    ]

    @Test(arguments: calls.indices)
    func `the plan has the code before a call, the call, the code after it, and then the callbacks`(index: Int) throws {
        let (stack, action) = Self.calls[index]
        let scenario = Scenario.on(stack.map { Screen(id: $0) }, policy: "system")
        let response = try TransitionRequest(
            scenario,
            operation: NavigationOperation(action, writes: Self.writes)
        ).response()
        let steps = try #require(response.plan).steps
        let kinds = steps.prefix(3).map { step in
            switch step.action {
            case .write(_, let properties, _): properties.touched == [.tintColor] ? "before" : "after"
            case .stack: "stack"
            default: "other"
            }
        }
        #expect(kinds == ["before", "stack", "after"])
        for step in [steps[0], steps[2]] {
            #expect(step.at == Step.Event(.call, screen: stack.last) && step.by == .app)
        }
        let provenance = try #require(response.controller).provenance
        #expect(provenance[.tintColor].screen == stack.last && provenance[.barTintColor].callback == .call)
    }

    @Test func `the hooks of a policy on the call see what was written before it and not what comes after it`() throws {
        let response = try Scenario.on([Screen(id: "A")], policy: "transitionBar").replay(
            [Self.push, NavigationOperation(.pop())]
        )
        // The fake bar of A is an image of the bar at the call (meituan.push.1), and comes back with A.
        let bar = try #require(response.controller).bar
        #expect(bar[.tintColor] == .color(Self.before) && bar[.barTintColor] == nil)
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `under every policy both are written, and a screen's own code comes after them`(policy: String) throws {
        var screen = Screen(id: "B")
        screen.callbacks.viewDidAppear.tintColor = Self.after
        var scenario = Scenario.on([Screen(id: "A")], policy: policy, os: SystemVersion(16))
        scenario.include = [.plan, .controller]
        let operation = NavigationOperation(.push(screen, animated: true), writes: Self.writes)
        let response = try TransitionRequest(scenario, operation: operation).response()
        let writers = try #require(response.plan).steps.filter { $0.by == .app }.map(\.at.name)
        #expect(writers.prefix(2) == [.call, .call], "\(writers)")
        #expect(response.controller?.provenance[.tintColor].screen != "A")
    }

    @Test func `a second call in the turn has its code beside it too`() throws {
        var second = NavigationOperation(.push(Screen(id: "C"), animated: true), timing: .sameTurn)
        second.writes.after.barTintColor = .some(Self.before)
        let response = try Scenario.on([Screen(id: "A")], policy: "system").replay([Self.push, second])
        let provenance = try #require(response.controller).provenance
        #expect(response.controller?.bar[.barTintColor] == .color(Self.before))
        #expect(provenance[.barTintColor].screen == "B" && provenance[.tintColor].screen == "A")
    }

    @Test func `diagnostics point at the code`() throws {
        let stack = [Screen.tinted("home", Self.before), Screen(id: "A")]
        let pop = NavigationOperation(.popToRoot())
        let response = try Scenario.on(stack, policy: "system").replay([Self.push, pop])
        let leaks = (response.transitions[1].diagnostics ?? []).filter { $0.code == .styleLeak }
        let pointers = leaks.compactMap { $0.pointer?.description }
        #expect(
            pointers == ["/operations/0/writes/before/tintColor", "/operations/0/writes/after/barTintColor"],
            "\(leaks)"
        )
    }

    @Test func `it needs a screen whose code it is, and texts without control characters`() {
        var operation = Self.push
        operation.writes.after.backgroundImage = .some(.picture(BarImage.Picture(name: "a\u{1}")))
        let error = #expect(throws: ScenarioError.self) {
            try TransitionRequest(Scenario(stack: []), operation: operation).response()
        }
        let found = (error?.faults ?? []).map { "\($0.code) \($0.pointer)" }
        #expect(found.contains("empty-stack /stack"), "\(found)")
        #expect(found.contains { $0.hasSuffix("/operation/writes/after/backgroundImage/name") }, "\(found)")
    }
}
