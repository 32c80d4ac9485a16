import NavigationStyle
import Testing

/// Every policy under every operation, animated or not, finished or cancelled.
@Suite struct PolicyTableTests {
    private static let names = ["a", "b", "c"]

    /// Every kind of operation, with all of its options.
    private static var actions: [NavigationOperation.Action] {
        var actions: [NavigationOperation.Action] = []
        for animated in [true, false] {
            actions += [
                .push(Screen.tinted("d", .green), animated: animated),
                .pop(count: 1, animated: animated), .pop(count: 2, animated: animated),
                .pop(count: 9, animated: animated), .popTo("b", animated: animated),
                .popTo("c", animated: animated), .popToRoot(animated: animated),
                .setViewControllers([.existing("a"), .existing("c")], animated: animated),
                .setViewControllers([.existing("c"), .existing("a")], animated: animated),
                .setViewControllers([.existing("a"), .new(Screen.tinted("d", .green))], animated: animated),
                .setViewControllers([.existing("a"), .existing("b"), .existing("c")], animated: animated),
            ]
        }
        var red = BarProperties()
        red.barTintColor = .some(.red)
        return actions + [
            .interactivePop(), .interactivePop(.cancelled),
            .interactivePop(.released(progress: 0.9, velocity: 1)),
            .interactivePop(.released(progress: 0.1, velocity: -1)),
            .update(.properties(red)), .update(.properties(red), screenID: "a"),
            .update(.style(BarStyle())), .scroll(to: 120), .rotate(.landscape),
        ]
    }

    @Test(arguments: PolicyPage.all.map(\.name), [Scenario.Origin.pushed, .set])
    func `every operation is answered, and its state can be handed back`(
        policy: String,
        origin: Scenario.Origin
    ) throws {
        let page = try #require(PolicyPage.named(policy))
        let colors: [BarColor] = [.red, .blue, .orange]
        let stack = zip(Self.names, colors).map { Screen.tinted(Screen.ID(rawValue: $0), $1) }
        for action in Self.actions {
            let os = max(SystemVersion(15), page.minimumSystem)
            let scenario = Scenario.on(stack, policy: policy, os: os, origin: origin)
            let response = try scenario.transition(action)
            let state = try #require(response.controller)
            #expect(state.stack == response.stack.after)
            var replayer = PlanReplayer(from: try #require(try scenario.state()))
            replayer.apply(response.plan?.steps ?? [])
            #expect(replayer.state.bar == state.bar, "\(action)")
            #expect(replayer.state.fakeBars == state.fakeBars, "\(action)")
            #expect(replayer.state.stack == state.stack, "\(action)")
            var next = scenario
            next.stack = stack.filter { state.stack.contains($0.id) }
            guard next.stack.map(\.id) == state.stack else { continue }
            next.controller = state
            #expect(try ResolveRequest(next).response().screens == response.screens, "\(action)")
        }
    }
}
