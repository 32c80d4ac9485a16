import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleJSON

/// The member `environments` of requests.
@Suite struct EnvironmentsTests {
    private func request(_ members: String) throws -> ResolveRequest {
        try ResolveRequest(json: Array(#"{"stack":[{"id":"a"}],\#(members)}"#.utf8))
    }

    private func faults(_ members: String, limits: JSONLimits = .standard) -> [String] {
        do throws(JSONRequestError) {
            _ = try ResolveRequest(json: Array(#"{"stack":[{"id":"a"}],\#(members)}"#.utf8), limits: limits)
            return []
        } catch .invalid(let faults) {
            return faults.map { "\($0.code) \($0.pointer)" }
        } catch {
            return ["malformed"]
        }
    }

    @Test(arguments: [
        #""environment":{"os":"12.0","device":"iPhone 8"},"environments":[{},{"os":"15.0"},{"orientation":"landscape"}]"#,
        #""environments":[{},{"os":"15.0"},{"orientation":"landscape"}],"environment":{"os":"12.0","device":"iPhone 8"}"#,
    ])
    func `each begins with environment, wherever that stands`(_ members: String) throws {
        let request = try request(members)
        #expect(request.environments.map(\.os) == [SystemVersion(12), SystemVersion(15), SystemVersion(12)])
        #expect(request.environments.allSatisfy { $0.device == "iPhone 8" })
        #expect(request.environments.map(\.orientation) == [.portrait, .portrait, .landscape])
        #expect(request.scenario.environment == request.environments[0])
    }

    @Test func `without environment each begins with the default`() throws {
        let request = try request(#""environments":[{"userInterfaceStyle":"dark"}]"#)
        #expect(request.environments.map(\.os) == [SystemVersion(17)])
        #expect(try self.request(#""origin":"set""#).environments.isEmpty)
    }

    @Test(arguments: [
        (#""environments":[]"#, ["empty /environments"]),
        (#""environments":null"#, ["wrong-type /environments"]),
        (#""environments":{"os":"12.0"}"#, ["wrong-type /environments"]),
        (#""environments":[null,7]"#, ["wrong-type /environments/0", "wrong-type /environments/1"]),
        (#""environments":[{},{},{},{"os":"99"}]"#, ["malformed-string /environments/3/os"]),
        (#""environments":[{"oss":"12.0"}]"#, ["unknown-key /environments/0/oss"]),
        (
            #""environments":[{"device":"iPhone 1"},{"os":7}]"#,
            ["unknown-device /environments/0/device", "wrong-type /environments/1/os"]
        ),
        (#""environment":{"os":"99"},"environments":[{"os":"12.0"}]"#, ["malformed-string /environment/os"]),
        (
            #""policy":"itemAppearance","environment":{"os":"12.0"},"environments":[{},{"os":"17.0"}],"nested":1"#,
            ["wrong-type /nested"]
        ),
    ])
    func `faults have their places`(_ members: String, _ expected: [String]) {
        #expect(faults(members) == expected)
    }

    @Test func `more than twenty are too many`() {
        let members = { (count: Int) in
            #""environments":["# + [String](repeating: "{}", count: count).joined(separator: ",") + "]"
        }
        #expect(faults(members(20)) == [])
        #expect(faults(members(21)) == ["too-many /environments"])
        #expect(faults(members(3), limits: JSONLimits(environments: 2)) == ["too-many /environments"])
    }

    @Test func `replays and items of batches have none`() {
        let member = Array(
            #"{"stack":[{"id":"a"},{"id":"b"}],"environments":[{}],"operations":[{"type":"pop"}]}"#.utf8
        )
        #expect(throws: JSONRequestError.self) { try ReplayRequest(json: member) }
        let item = Array(#"{"stack":[{"id":"a"}],"environments":[{}],"operation":{"type":"pop"}}"#.utf8)
        #expect(throws: JSONRequestError.self) { try BatchItem(json: item[...]).request.get() }
    }

    @Test(arguments: 0..<40)
    func `a request is read back as it was written`(seed: UInt64) throws {
        var model = RandomModel(seed: 5000 + seed)
        let scenario = model.anyScenario()
        let environments = (0..<3).map { index in
            EnvironmentOverlay(os: SystemVersion(12 + index), device: "iPhone 8", orientation: .landscape)
                .environment(over: scenario.environment)
        }
        var transition = TransitionRequest(scenario, operation: model.anyOperation())
        transition.environments = environments
        #expect(try TransitionRequest(json: transition.json()) == transition)
        var resolve = ResolveRequest(scenario)
        resolve.environments = environments
        #expect(try ResolveRequest(json: resolve.json(pretty: true)) == resolve)
        var compare = CompareRequest(scenario, operation: transition.operation)
        compare.scenario.policy = PolicySelection()
        compare.environments = environments
        #expect(try CompareRequest(json: compare.json()) == compare)
    }
}
