import NavigationStyle
import NavigationStyleTestSupport
import Testing

struct RoundTripTests {
    private func check<Model: Codable & Equatable>(
        seed: UInt64,
        count: Int = 200,
        _ make: (inout RandomModel) throws -> Model,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var model = RandomModel(seed: seed)
        for _ in 0..<count {
            let value = try make(&model)
            let copy = try roundTrip(value)
            #expect(copy == value, sourceLocation: sourceLocation)
            guard copy == value else { return }
        }
    }

    @Test func `the values of a bar come back from JSON as they were`() throws {
        try check(seed: 1) { $0.rgba() }
        try check(seed: 2) { $0.color() }
        try check(seed: 3) { $0.image() }
        try check(seed: 4) { $0.textAttributes() }
        try check(seed: 5) { $0.appearance() }
        try check(seed: 6) { $0.insets() }
        try check(seed: 7) { $0.barVisibility() }
        try check(seed: 8) { $0.barProperties() }
        try check(seed: 9) { $0.barPropertySet() }
        try check(seed: 10) { $0.barStyle() }
        try check(seed: 11) { $0.value() }
    }

    @Test func `screens come back from JSON as they were`() throws {
        try check(seed: 12) { $0.screenID() }
        try check(seed: 13) { $0.callbacks() }
        try check(seed: 14) { $0.navigationItem() }
        try check(seed: 15) { $0.screenView() }
        try check(seed: 16) { $0.scrollView() }
        try check(seed: 17) { $0.scrollStyling() }
        try check(seed: 18) { model in
            var screen = model.screen()
            screen.library = model.maybe(50) { .object(members: $0.members()) }
            return screen
        }
    }

    @Test func `environments and policies come back from JSON as they were`() throws {
        try check(seed: 19) { $0.systemVersion() }
        try check(seed: 20) { $0.environment() }
        try check(seed: 21) { model in
            var policy = model.policy()
            policy.options = model.members().map { Value.Member($0.key, $0.value) }.sorted { $0.key < $1.key }
            return policy
        }
        try check(seed: 22) { Inclusion(rawValue: UInt16($0.integer(in: 0...127) | $0.integer(in: 0...1) << 8)) }
    }

    @Test func `operations come back from JSON as they were`() throws {
        var ids: [Screen.ID] = []
        try check(seed: 23, count: 500) { model in
            var operation = model.operation(on: &ids)
            operation.timing = model.one(of: NavigationOperation.Timing.self)
            return operation
        }
    }

    @Test func `states of controllers come back from JSON as they were`() throws {
        try check(seed: 24) { model in
            let stack = model.several(0...4) { $0.screen() }
            var state = model.controllerState(of: stack)
            state.policyState = model.maybe(50) { $0.value() }
            return state
        }
    }

    @Test func `requests come back from JSON as they were`() throws {
        func scenario(_ model: inout RandomModel) -> Scenario {
            var scenario = model.scenario(stackCount: 0...4)
            scenario.controller = model.maybe(30) { [stack = scenario.stack] in $0.controllerState(of: stack) }
            scenario.include = Inclusion(rawValue: UInt16(model.integer(in: 0...127)))
            return scenario
        }
        try check(seed: 25, scenario)
        try check(seed: 26) { ResolveRequest(scenario(&$0)) }
        try check(seed: 27) { $0.transitionRequest() }
        try check(seed: 28, count: 40) { $0.replayRequest() }
    }

    @Test func `responses come back from JSON as they were`() throws {
        try check(seed: 29, count: 60) { try $0.transitionRequest().response() }
        try check(seed: 30, count: 10) { try $0.replayRequest().response() }
        try check(seed: 31, count: 60) { try ResolveRequest($0.scenario(stackCount: 0...4)).response() }
        try check(seed: 32, count: 60) { model in
            var request = model.transitionRequest()
            request.scenario.include = Inclusion(rawValue: UInt16(model.integer(in: 0...127)))
            return try request.response()
        }
    }
}
