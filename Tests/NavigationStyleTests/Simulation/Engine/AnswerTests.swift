import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// The default parts of an answer, and the assumptions that it states.
@Suite struct AnswerTests {
    private let push = NavigationOperation(.push(Screen(id: "b"), animated: true))
    private let scenario = Scenario(stack: [Screen(id: "a")])

    /// Returns the parts that an answer has.
    private func parts(of response: TransitionResponse) -> Inclusion {
        var parts: Inclusion = []
        if response.diagnostics != nil { parts.insert(.diagnostics) }
        if response.plan != nil { parts.insert(.plan) }
        if response.screens != nil { parts.insert(.screens) }
        if response.controller != nil { parts.insert(.controller) }
        if response.bars.after?.provenance != nil { parts.insert(.provenance) }
        return parts
    }

    @Test func `a person reads the bars, what is wrong and what happens`() throws {
        let response = try TransitionRequest(scenario, operation: push).response()
        #expect(parts(of: response) == [.diagnostics, .plan])
        var request = TransitionRequest(scenario, operation: push)
        request.scenario.include = [.plan]
        #expect(try request.response().plan == response.plan)
        request.scenario.include = .all
        #expect(try request.response().plan != response.plan)
    }

    @Test func `of a stack as it stands a person reads every screen and what is wrong`() throws {
        let response = try ResolveRequest(scenario).response()
        #expect(response.screens?.map(\.layout) == [nil])
        #expect(response.diagnostics != nil)
        #expect(response.controller == nil)
        #expect(response.bar?.provenance == nil)
    }

    @Test func `a replay is read like its transitions, and always has the state at the end`() throws {
        var request = ReplayRequest(scenario, operations: [push])
        let response = try request.response()
        #expect(response.transitions.map(parts) == [[.diagnostics, .plan]])
        #expect(response.controller?.stack == ["a", "b"])
        request.scenario.include = []
        #expect(try request.response().controller == response.controller)
    }

    @Test func `who hands a state over gets one back`() throws {
        var scenario = scenario
        scenario.controller = try ReplayRequest(scenario, operations: [NavigationOperation(.popToRoot())])
            .response().controller
        #expect(try parts(of: TransitionRequest(scenario, operation: push).response()).contains(.controller))
        #expect(try ResolveRequest(scenario).response().controller == scenario.controller)
        let compared = CompareRequest(scenario, operation: push, policies: [PolicySelection("transitionBar")])
        #expect(try compared.response().results.map { try $0.answer.get().controller?.stack } == [["a", "b"]])
        scenario.include = []
        #expect(try parts(of: TransitionRequest(scenario, operation: push).response()) == [.controller])
    }

    @Test func `a comparison is read like its transitions`() throws {
        let compared = CompareRequest(scenario, operation: push, policies: [PolicySelection("system")])
        #expect(try compared.response().results.map { parts(of: try $0.answer.get()) } == [[.diagnostics, .plan]])
    }

    @Test func `an answer names the environment that was assumed, whole`() throws {
        let response = try TransitionRequest(scenario, operation: push).response()
        #expect(response.environment == NavigationEnvironment().whole)
        #expect(response.environment.linkedSDK == SystemVersion(17))
        #expect(try ResolveRequest(scenario).response().environment == NavigationEnvironment().whole)
    }

    @Test func `in a replay each operation names the environment in which it is called`() throws {
        let turns = [NavigationOperation(.rotate(.landscape)), push]
        let response = try ReplayRequest(scenario, operations: turns).response()
        #expect(response.environment.orientation == .portrait)
        #expect(response.transitions.map(\.environment.orientation) == [.portrait, .landscape])
    }

    /// Options without a default value, which a policy lacks unless they are given.
    private static let withoutDefault: Set = ["configurationTemplate", "preferredColorScheme", "tint"]

    @Test(arguments: PolicyPage.all)
    func `an answer names every option of its policy, and sent back it is the same policy`(_ page: PolicyPage) throws {
        var model = RandomModel(seed: 41)
        for _ in 0..<20 {
            var request = model.transitionRequest(policy: model.policy(of: page))
            request.scenario.include = .all.subtracting(.diagnostics)
            let response = try request.response()
            let given = Set(request.scenario.policy.options.map(\.key))
            let expected = page.options.map(\.name).filter { !Self.withoutDefault.contains($0) || given.contains($0) }
            #expect(response.policy.options.map(\.key) == expected.sorted())
            #expect(response.policy.edition == request.scenario.policy.edition ?? page.editions.first?.name)
            request.scenario.policy = try decoded(try encoded(response.policy), as: PolicySelection.self)
            var again = try request.response()
            // Colors in options are answered as the visible ones.
            again.controller?.dynamicColors = DynamicColors()
            var first = response
            first.controller?.dynamicColors = DynamicColors()
            #expect(again == first)
        }
    }
}
