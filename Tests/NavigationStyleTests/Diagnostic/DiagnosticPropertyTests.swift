import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// Properties of the diagnostics of any request.
struct DiagnosticPropertyTests {
    @Test(arguments: RandomRun.policies)
    func `every cause can be found in the request`(policy: String) throws {
        for replay in try AnsweredReplay.all(under: policy) {
            let json = try decoded(try encoded(replay.request), as: Value.self)
            for diagnostic in replay.response.transitions.flatMap({ $0.diagnostics ?? [] }) {
                let pointer = try #require(diagnostic.pointer)
                #expect(json.value(at: pointer.description) != nil, "\(pointer) of \(diagnostic.code)")
                #expect(!diagnostic.message.isEmpty && !diagnostic.fix.isEmpty && !diagnostic.reference.isEmpty)
            }
        }
    }

    @Test func `every cause can be found in a request with a state that is handed back`() throws {
        var random = RandomModel(seed: 0xD1A7)
        for _ in 0..<200 {
            var scenario = random.scenario(stackCount: 1...4)
            if let page = PolicyPage.named(scenario.policy.name) {
                scenario.environment.os = max(scenario.environment.os, page.minimumSystem)
            }
            scenario.controller = try scenario.state()
            var ids = scenario.stack.map(\.id)
            let request = TransitionRequest(scenario, operation: random.operation(on: &ids))
            let json = try decoded(try encoded(request), as: Value.self)
            for diagnostic in try request.response().diagnostics ?? [] {
                let pointer = try #require(diagnostic.pointer)
                #expect(json.value(at: pointer.description) != nil, "\(pointer) of \(diagnostic.code)")
            }
        }
    }

    @Test(arguments: RandomRun.policies)
    func `asking for diagnostics changes nothing else`(policy: String) throws {
        for var (request, response) in try AnsweredReplay.all(under: policy).map({ ($0.request, $0.response) }) {
            for index in response.transitions.indices { response.transitions[index].diagnostics = nil }
            request.scenario.include = .all.subtracting(.diagnostics)
            #expect(try request.response() == response)
        }
    }
}

extension Value {
    /// Returns the value at a JSON Pointer; nil if there is none.
    fileprivate func value(at pointer: String) -> Value? {
        var value: Value? = self
        for key in JSONPointer.tokens(of: pointer) {
            switch value {
            case .array(let elements): value = Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
            default: value = value?[key]
            }
        }
        return value
    }
}
