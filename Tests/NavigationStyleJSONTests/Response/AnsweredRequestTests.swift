import NavigationStyle
import Testing

@testable import NavigationStyleJSON

/// The engine's answers, written and read.
struct AnsweredRequestTests {
    static let policies = PolicyPage.all.map(\.name)

    static let operations = [
        "{\"type\":\"push\",\"screen\":{\"id\":\"c\",\"bar\":{\"background\":{\"color\":\"#F00\"}}}}",
        "{\"type\":\"pop\"}",
        "{\"type\":\"popTo\",\"screenID\":\"a\",\"animated\":false}",
        "{\"type\":\"popToRoot\"}",
        "{\"type\":\"setViewControllers\",\"screens\":[\"b\",{\"id\":\"c\"}]}",
        "{\"type\":\"interactivePop\",\"outcome\":\"cancelled\"}",
        "{\"type\":\"interactivePop\",\"progress\":0.7,\"velocity\":1}",
        "{\"type\":\"update\",\"properties\":{\"alpha\":0.5}}",
        "{\"type\":\"update\",\"bar\":{\"hidden\":true}}",
        "{\"type\":\"scroll\",\"contentOffset\":120.25}",
        "{\"type\":\"rotate\",\"orientation\":\"landscape\"}",
    ]

    private func request(_ policy: String, _ operation: String, os: String) throws -> TransitionRequest {
        let text = """
            {"policy": "\(policy)", "environment": {"os": "\(os)", "userInterfaceStyle": "dark"}, "stack": [
              {"id": "a", "title": "首页", "bar": {"background": "transparent", "tint": "systemBlue"},
               "view": {"scrollView": {"contentHeight": 3000}}},
              {"id": "b", "title": "\\"B\\"", "bar": {"background": {"image": {"minimumAlpha": 0.3}}, "shadow": false},
               "callbacks": {"viewDidAppear": {"isNavigationBarHidden": {"hidden": false, "animated": true}}}}],
             "include": "all", "operation": \(operation)}
            """
        return try TransitionRequest(json: Array(text.utf8))
    }

    @Test(arguments: policies, operations)
    func `an answer is JSON, alike in both formats`(policy: String, operation: String) throws {
        let minimum = try #require(PolicyPage.named(policy)).minimumSystem
        for os in minimum > SystemVersion(10) ? ["17.0"] : ["10.0", "17.0"] {
            let response = try request(policy, operation, os: os).response()
            let value = try Value(json: response.json())
            #expect(try Value(json: response.json(pretty: true)) == value)
            #expect(value["outcome"] == .string(response.outcome.rawValue))
            #expect(value["policy"]?["name"] == .string(policy))
        }
    }

    @Test(arguments: policies, operations)
    func `the controller comes back as it went out`(policy: String, operation: String) throws {
        let response = try request(policy, operation, os: "17.0").response()
        let controller = try #require(response.controller)
        let read: ControllerState = try JSONReader.read(controller.json())
        #expect(read == controller)
    }
}
