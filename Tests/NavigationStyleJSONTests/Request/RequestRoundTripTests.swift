import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleJSON

/// Reading a written value returns the value.
struct RequestRoundTripTests {
    @Test(arguments: 0..<100)
    func `a request is read back as it was written`(seed: UInt64) throws {
        var model = RandomModel(seed: seed)
        let scenario = model.anyScenario()
        for pretty in [false, true] {
            let transition = TransitionRequest(scenario, operation: model.anyOperation())
            #expect(try TransitionRequest(json: transition.json(pretty: pretty)) == transition)
            let replay = ReplayRequest(
                scenario,
                operations: [model.anyOperation()] + model.several(0...3) { $0.anyOperation() }
            )
            #expect(try ReplayRequest(json: replay.json(pretty: pretty)) == replay)
            let resolve = ResolveRequest(scenario)
            #expect(try ResolveRequest(json: resolve.json(pretty: pretty)) == resolve)
            var unled = scenario
            unled.policy = PolicySelection()
            let policies = [scenario.policy, PolicySelection("system")]
            let compare = CompareRequest(unled, operation: model.anyOperation(), policies: policies)
            #expect(try CompareRequest(json: compare.json(pretty: pretty)) == compare)
        }
    }

    @Test(arguments: 0..<10)
    func `what was read and written again is the same text`(seed: UInt64) throws {
        var model = RandomModel(seed: 1000 + seed)
        let bytes = TransitionRequest(model.anyScenario(), operation: model.anyOperation()).json()
        #expect(try TransitionRequest(json: bytes).json() == bytes)
    }

    @Test(arguments: 0..<10)
    func `a request cut at any byte is an error, and a damaged one does not hurt`(seed: UInt64) throws {
        var model = RandomModel(seed: 2000 + seed)
        let bytes = TransitionRequest(model.anyScenario(), operation: model.anyOperation()).json()
        for length in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 400)) {
            #expect(throws: JSONRequestError.self) { try TransitionRequest(json: Array(bytes[..<length])) }
        }
        for _ in 0..<400 {
            var damaged = bytes
            for _ in 0...model.integer(in: 0...2) {
                let place = model.integer(in: 0...damaged.count - 1)
                damaged[place] = model.one(of: Array("{}[]:,\"\\/0aeft-. \u{1}".utf8) + [0x80, 0xE5])
            }
            guard let request = try? TransitionRequest(json: damaged) else { continue }
            #expect(try TransitionRequest(json: request.json()) == request)
        }
    }
}
