import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// What holds of every plan, whatever is done under whatever policy.
@Suite struct PlanPropertyTests {
    /// How many random operations each policy goes through.
    private static let operationsPerPolicy = 10_000

    @Test(arguments: PolicyPage.all.map(\.name))
    func `the writes of the plan, replayed on the start state, give the end state`(policy: String) throws {
        var random = RandomModel(seed: 0x5EED)
        let page = try #require(PolicyPage.named(policy))
        var operations = 0
        while operations < Self.operationsPerPolicy {
            var request = random.replayRequest(policy: random.policy(of: page))
            // In one turn the steps of two plans are interleaved.
            request.operations = request.operations.map { Operation($0.action) }
            request.scenario.include = [.plan, .controller, .callbacks]
            let start = try #require(try ResolveRequest(request.scenario).response().controller)
            var replayer = PlanReplayer(from: start)
            let response = try request.response()
            for transition in response.transitions { replayer.apply(transition.plan?.steps ?? []) }
            let end = try #require(response.controller)
            let result = replayer.state
            #expect(result.stack == end.stack, "\(request)")
            #expect(result.loaded == end.loaded, "\(request)")
            #expect(result.bar == end.bar, "\(request)")
            #expect(result.isNavigationBarHidden == end.isNavigationBarHidden, "\(request)")
            #expect(result.isBarHidden == end.isBarHidden, "\(request)")
            #expect(result.isBackgroundHidden == end.isBackgroundHidden, "\(request)")
            #expect(replayer.agrees(with: end.fakeBars), "\(request)")
            operations += request.operations.count
        }
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `a state that is handed back step by step ends where one replay ends`(policy: String) throws {
        var random = RandomModel(seed: 0xBACC)
        let page = try #require(PolicyPage.named(policy))
        for _ in 0..<200 {
            var request = random.replayRequest(policy: random.policy(of: page))
            request.operations = request.operations.map { Operation($0.action) }
            // A cause stands elsewhere in a request that hands the state back.
            request.scenario.include = .all.subtracting(.diagnostics)
            let replay = try request.response()
            var hand = Hand(request.scenario)
            for (index, operation) in request.operations.enumerated() {
                var response = try hand.perform(operation)
                response.controller = nil
                #expect(response == replay.transitions[index], "operation \(index) of \(request)")
            }
            #expect(hand.scenario.controller ?? replay.controller == replay.controller, "\(request)")
        }
    }

    @Test(arguments: PolicyPage.all.map(\.name))
    func `what a covered screen would show is what it shows once the screens above are popped`(policy: String) throws {
        var random = RandomModel(seed: 0xC0DE)
        let page = try #require(PolicyPage.named(policy))
        for _ in 0..<100 {
            let scenario = random.scenario(stackCount: 2...5, policy: random.policy(of: page))
            let screens = try #require(try ResolveRequest(scenario).response().screens)
            for screen in screens.dropLast() {
                let response = try scenario.transition(.popTo(screen.id, animated: true))
                #expect(response.screens?.last == screen, "\(scenario)")
            }
        }
    }

    /// Hands the state of each answer back with the next request.
    private struct Hand {
        var scenario: Scenario
        private var definitions: [Screen.ID: Screen]

        init(_ scenario: Scenario) {
            self.scenario = scenario
            definitions = Dictionary(uniqueKeysWithValues: scenario.stack.map { ($0.id, $0) })
        }

        mutating func perform(_ operation: Operation) throws -> TransitionResponse {
            let response = try TransitionRequest(scenario, operation: operation).response()
            switch operation.action {
            case .push(let screen, _): definitions[screen.id] = screen
            case .setViewControllers(let screens, _):
                for case .new(let screen) in screens { definitions[screen.id] = screen }
            default: break
            }
            scenario.stack = response.stack.after.compactMap { definitions[$0] }
            scenario.controller = response.controller
            return response
        }
    }
}
