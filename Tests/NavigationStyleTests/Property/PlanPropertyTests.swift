import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// Properties of every plan, for any operations and policy.
@Suite struct PlanPropertyTests {
    @Test(arguments: RandomRun.policies)
    func `the writes of the plan, replayed on the start state, give the end state`(policy: String) throws {
        var random = RandomModel(seed: 0x5EED)
        let page = try #require(PolicyPage.named(policy))
        var operations = 0
        while operations < RandomRun.operationsPerPolicy {
            var request = random.replayRequest(policy: random.policy(of: page))
            // If two operations share a turn, the steps of their plans are interleaved.
            request.operations = request.operations.map { NavigationOperation($0.action, writes: $0.writes) }
            try Self.expectPlansToReplay(request)
            operations += request.operations.count
        }
    }

    @Test(arguments: RandomRun.policies)
    func `every rule that the steps of a policy name is on its page`(policy: String) throws {
        let page = try #require(PolicyPage.named(policy))
        let known = Set(page.rules.map(\.id))
        for transition in try AnsweredReplay.all(under: policy).flatMap(\.response.transitions) {
            for step in transition.plan?.steps ?? [] where step.by == .policy {
                #expect(known.contains(step.rule))
            }
        }
    }

    @Test func `a color with two variants follows the system's style without a write`() throws {
        let json = ##"""
            {"policy": "wrNavigationBar", "stack": [], "operations": [
              {"type": "setViewControllers", "screens": [
                {"id": "a", "library": {"tintColor": {"light": "#FF0000", "dark": "#00FF00"}}}]},
              {"type": "traitChange", "userInterfaceStyle": "dark"}]}
            """##
        var request = try decoded(json, as: ReplayRequest.self)
        try Self.expectPlansToReplay(request)
        request.scenario.include = [.plan, .controller]
        let response = try request.response()
        let steps = try #require(response.transitions[1].plan).steps
        #expect(!steps.contains { if case .write = $0.action { true } else { false } })
        #expect(response.controller?.bar.tintColor.flatMap(\.self)?.light == RGBA(rawValue: 0x00FF_00FF))
    }

    @Test(arguments: RandomRun.policies)
    func `a state that is handed back step by step ends where one replay ends`(policy: String) throws {
        var random = RandomModel(seed: 0xBACC)
        let page = try #require(PolicyPage.named(policy))
        for _ in 0..<RandomRun.perPolicy {
            var request = random.replayRequest(policy: random.policy(of: page))
            request.operations = request.operations.map { NavigationOperation($0.action, writes: $0.writes) }
            try Self.expectHandingBackToChangeNothing(request)
        }
    }

    @Test(arguments: RandomRun.policies)
    func `what a covered screen would show is what it shows once the screens above are popped`(policy: String) throws {
        var random = RandomModel(seed: 0xC0DE)
        let page = try #require(PolicyPage.named(policy))
        for _ in 0..<RandomRun.perPolicy {
            var scenario = random.scenario(stackCount: 2...5, policy: random.policy(of: page))
            scenario.include = .all.subtracting(.diagnostics)
            let screens = try #require(try ResolveRequest(scenario).response().screens)
            try Self.expectPops(of: scenario, toShow: screens)
        }
    }

    @Test(arguments: RandomRun.policies)
    func `all of that holds of cancelled swipes, of taps on Back and of screens that appear again`(policy: String)
        throws
    {
        var random = RandomModel(seed: 0xCA_9C)
        let page = try #require(PolicyPage.named(policy))
        var kinds: [String: Int] = [:]
        for _ in 0..<RandomRun.returningPerPolicy {
            let scenario = random.scenario(stackCount: 2...4, policy: random.policy(of: page))
            var ids = scenario.stack.map(\.id)
            let operations = (0..<5).map { _ in random.returningOperation(on: &ids) }
            var request = ReplayRequest(scenario, operations: operations)
            try Self.expectPlansToReplay(request)
            try Self.expectHandingBackToChangeNothing(request)
            request.operations = [operations[0]]
            request.scenario.include = .all.subtracting(.diagnostics)
            let response = try request.response()
            let screens = try #require(response.transitions[0].screens)
            kinds[response.transitions[0].kind, default: 0] += 1
            var after = scenario
            after.stack = scenario.stack.filter { response.transitions[0].stack.after.contains($0.id) }
            after.controller = response.controller
            after.include = request.scenario.include
            try Self.expectPops(of: after, toShow: screens)
        }
        if RandomRun.isShort { return }
        #expect(kinds["cancelled", default: 0] > RandomRun.returningPerPolicy / 15, "\(kinds)")
        #expect(kinds["popped", default: 0] > RandomRun.returningPerPolicy / 60, "\(kinds)")
        #expect(kinds["reappeared", default: 0] > RandomRun.returningPerPolicy / 12, "\(kinds)")
    }

    /// Expects that the writes of the plans, replayed on the start state of `request`, give its end state.
    private static func expectPlansToReplay(_ request: ReplayRequest) throws {
        var request = request
        request.scenario.include = [.plan, .controller, .callbacks]
        let start = try #require(try ResolveRequest(request.scenario).response().controller)
        var replayer = PlanReplayer(from: start)
        let response = try request.response()
        // Only states that are handed back say which colors have two variants.
        var hand = request.changesTraits ? Hand(request.scenario) : nil
        for (operation, transition) in zip(request.operations, response.transitions) {
            if case .traitChange(let style?, _) = operation.action, transition.outcome != .unchanged {
                replayer.follow(style, hand?.scenario.controller?.dynamicColors ?? start.dynamicColors)
            }
            replayer.apply(transition.plan?.steps ?? [])
            _ = try hand?.perform(operation)
        }
        let end = try #require(response.controller)
        let result = replayer.state
        #expect(result.stack == end.stack, "\(request)")
        #expect(result.loaded == end.loaded, "\(request)")
        #expect(result.bar == end.bar, "\(request)")
        #expect(result.isNavigationBarHidden == end.isNavigationBarHidden, "\(request)")
        #expect(result.isBarHidden == end.isBarHidden, "\(request)")
        #expect(result.isBackgroundHidden == end.isBackgroundHidden, "\(request)")
        #expect(replayer.agrees(with: end.fakeBars), "\(request)")
    }

    /// Expects that the operations of `request`, each sent with the state returned by the previous one, have the same
    /// answers and end state as one replay.
    private static func expectHandingBackToChangeNothing(_ request: ReplayRequest) throws {
        var request = request
        // The pointer to a cause differs in a request with a handed-back state.
        request.scenario.include = .all.subtracting(.diagnostics)
        let replay = try request.response()
        var hand = Hand(request.scenario)
        for (index, operation) in request.operations.enumerated() {
            var response = try hand.perform(operation)
            response.controller = nil
            #expect(response == replay.transitions[index], "\(request)")
        }
        #expect((hand.scenario.controller ?? replay.controller) == replay.controller, "\(request)")
    }

    /// Expects that each covered screen of `scenario` looks as in `screens` after the screens above it are popped.
    private static func expectPops(of scenario: Scenario, toShow screens: [ScreenState]) throws {
        for screen in screens.dropLast() {
            let response = try scenario.transition(.popTo(screen.id, animated: true))
            #expect(response.screens?.last == screen, "\(scenario)")
        }
    }
}

extension ReplayRequest {
    /// Whether the system's settings change.
    fileprivate var changesTraits: Bool {
        operations.contains { if case .traitChange = $0.action { true } else { false } }
    }
}

extension TransitionResponse {
    /// The kind of returning operation, and whether it took place.
    fileprivate var kind: String {
        if outcome == .cancelled { return "cancelled" }
        if !stack.popped.isEmpty { return "popped" }
        return script.contains { $0.hasSuffix(".viewDidAppear") } ? "reappeared" : "refused"
    }
}
