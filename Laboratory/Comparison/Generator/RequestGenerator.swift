import NavigationStyle
import NavigationStyleJSON
import NavigationStyleTestSupport

/// Writes random valid requests, one JSON object per line: `{"path": "/transition", "body": {…}}`.
///
/// The arguments are a count and a seed, which determines the requests. The policies take turns, so that all have
/// equally many.
@main
struct RequestGenerator {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        guard arguments.count == 2 else { fatalError("usage: RequestGenerator COUNT SEED") }
        for index in 0..<Int(arguments[0]) {
            var model = RandomModel(seed: arguments[1] &* 0x1_0000_0001 &+ UInt64(index))
            let page = PolicyPage.all[index % PolicyPage.all.count]
            let (path, body) = model.request(policy: page)
            print(#"{"path":"\#(path)","body":\#(String(decoding: body, as: UTF8.self))}"#)
        }
    }
}

extension RandomModel {
    /// Returns a random request under a policy: its path and its body.
    fileprivate mutating func request(policy page: PolicyPage) -> (path: String, body: [UInt8]) {
        switch integer(in: 0...99) {
        case ..<45: ("/transition", transition(policy: page).json())
        case ..<65: ("/replay", replay(policy: page).json())
        case ..<80: ("/resolve", ResolveRequest(including(scenario(policy: policy(of: page)))).json())
        case ..<90: ("/compare", compare(policy: page).json())
        default: ("/batch", batch(policy: page))
        }
    }

    private mutating func transition(policy page: PolicyPage) -> TransitionRequest {
        var request = transitionRequest(policy: policy(of: page))
        request.scenario = including(request.scenario)
        return request
    }

    private mutating func replay(policy page: PolicyPage) -> ReplayRequest {
        var request = replayRequest(count: integer(in: 1...8), policy: policy(of: page))
        request.scenario = including(request.scenario)
        return request
    }

    private mutating func compare(policy page: PolicyPage) -> CompareRequest {
        let first = policy(of: page)
        var scenario = including(scenario(stackCount: 0...4, policy: first))
        scenario.policy = PolicySelection()
        var ids = scenario.stack.map(\.id)
        let operation = operation(on: &ids)
        return CompareRequest(scenario, operation: operation, policies: [first] + several(0...3) { $0.policy() })
    }

    private mutating func batch(policy page: PolicyPage) -> [UInt8] {
        var body = Array(#"{"requests":["#.utf8)
        for index in 0..<integer(in: 1...5) {
            if index > 0 { body.append(UInt8(ascii: ",")) }
            let request = transition(policy: page).json()
            if chance(70) {
                body += Array(#"{"id":"\#(index)","#.utf8) + request.dropFirst()
            } else {
                body += request
            }
        }
        return body + Array("]}".utf8)
    }

    /// Returns the scenario with a random selection of parts of the response, and sometimes with a handed-back state.
    private mutating func including(_ scenario: Scenario) -> Scenario {
        var scenario = scenario
        scenario.include = maybe(70) { model in
            Inclusion(Inclusion.names.map(\.part).filter { _ in model.flag() })
        }
        if chance(20) { scenario.controller = controllerState(of: scenario.stack) }
        return scenario
    }
}
