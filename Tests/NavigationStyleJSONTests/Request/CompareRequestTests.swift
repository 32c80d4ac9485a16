import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// The body of a comparison.
struct CompareRequestTests {
    private func faults(_ members: String, limits: JSONLimits = .standard) -> [String] {
        let text = "{\(members),\"stack\":[{\"id\":\"a\"}],\"operation\":{\"type\":\"popToRoot\"}}"
        do throws(JSONRequestError) {
            _ = try CompareRequest(json: Array(text.utf8), limits: limits)
            return []
        } catch .invalid(let faults) {
            return faults.map { "\($0.pointer) \($0.code)" }
        } catch {
            return ["malformed"]
        }
    }

    @Test func `policies are names or objects`() throws {
        let text =
            "{\"policies\":[\"system\",{\"name\":\"kmNavigationBarTransition\",\"edition\":\"1.0.0\"}],"
            + "\"stack\":[],\"operation\":{\"type\":\"popToRoot\"}}"
        let request = try CompareRequest(json: Array(text.utf8))
        #expect(
            request.policies == [
                PolicySelection("system"), PolicySelection("kmNavigationBarTransition", edition: "1.0.0"),
            ]
        )
    }

    @Test(arguments: [
        ("\"x-a\":1", []),
        ("\"policies\":[]", ["/policies empty"]),
        ("\"policies\":\"system\"", ["/policies wrong-type"]),
        ("\"policies\":[\"system\",7,{}]", ["/policies/1 wrong-type", "/policies/2 missing-key"]),
        ("\"policies\":[\"system\"],\"policy\":\"system\"", ["/policy unknown-key"]),
        ("\"policies\":[{\"name\":\"system\",\"edition\":1}]", ["/policies/0/edition wrong-type"]),
    ])
    func `what is none has faults with their places`(_ members: String, _ expected: [String]) {
        #expect(faults(members) == expected)
    }

    @Test func `more than twenty policies are too many`() {
        let policies = { (count: Int) in
            "\"policies\":[" + [String](repeating: "\"system\"", count: count).joined(separator: ",") + "]"
        }
        #expect(faults(policies(20)) == [])
        #expect(faults(policies(21)) == ["/policies too-many"])
        #expect(faults(policies(3), limits: JSONLimits(policies: 2)) == ["/policies too-many"])
    }
}
