import Foundation
import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyleJSON

/// Foundation's JSON and the fast codec read and write the same format.
struct CodableTests {
    /// Returns the text of a value with its members sorted, so that two texts can be compared byte by byte.
    private func sorted(_ bytes: [UInt8]) throws -> String {
        try JSONReader.read(bytes) { reader throws(JSONMalformed) in try Value(from: &reader, extensions: .kept) }
            .json()
    }

    /// Checks reading and writing of one value, whose text by the fast codec is `bytes`.
    private func check<Form: Codable & Equatable>(_ value: Form, _ bytes: [UInt8]) throws {
        #expect(try sorted(Array(JSONEncoder().encode(value))) == sorted(bytes))
        #expect(try JSONDecoder().decode(Form.self, from: Data(bytes)) == value)
    }

    @Test(arguments: 0..<25)
    func `requests and states encode and decode alike`(seed: UInt64) throws {
        var model = RandomModel(seed: 5000 + seed)
        let transition = TransitionRequest(model.anyScenario(), operation: model.anyOperation())
        try check(transition, transition.json())
        let replay = ReplayRequest(model.anyScenario(), operations: [model.anyOperation()])
        try check(replay, replay.json())
        let resolve = ResolveRequest(model.anyScenario())
        try check(resolve, resolve.json())
        let controller = model.anyController()
        try check(controller, controller.json())
    }

    @Test(arguments: AnsweredRequestTests.policies)
    func `answers encode and decode alike, and the same request has the same bytes`(policy: String) throws {
        var model = RandomModel(seed: 7000)
        let page = try #require(PolicyPage.named(policy))
        for _ in 0..<25 {
            let request = model.transitionRequest(policy: model.policy(of: page))
            guard let response = try? request.response() else { continue }
            let bytes = response.json()
            try check(response, bytes)
            #expect(try TransitionRequest(json: request.json()).response().json() == bytes)
        }
    }

    @Test(arguments: [("light", "#FFFFFFFF"), ("dark", "#000000FF")])
    func `a gradient has the colors that are shown, and what is none has no gradient`(
        style: String,
        shown: String
    ) throws {
        let text = """
            {"environment": {"userInterfaceStyle": "\(style)"}, "stack": [{"id": "a", "bar": {"background": {"image": {
              "gradient": [{"at": 0.25, "color": {"light": "white", "dark": "black"}}, {"at": 1, "color": "clear"}],
              "gradientDirection": "right"}}}}]}
            """
        let gradient = try ResolveRequest(json: Array(text.utf8)).response().bar?.background.gradient
        #expect(
            gradient?.tree.json() == """
                {"direction":"right","stops":[{"at":0.25,"color":"\(shown)"},{"at":1,"color":"#00000000"}]}
                """
        )
        let plain = #"{"stack": [{"id": "a", "bar": {"background": {"image": {"name": "sky"}}}}]}"#
        #expect(try ResolveRequest(json: Array(plain.utf8)).response().bar?.background.gradient == nil)
    }

    @Test(arguments: AnsweredRequestTests.policies)
    func `responses encode alike`(policy: String) throws {
        let text = """
            {"policy": "\(policy)", "include": "all", "stack": [{"id": "a", "title": "A"}, {"id": "b", "bar": {"tint": "red"}}],
             "operation": {"type": "push", "screen": {"id": "c/\\"é"}}}
            """
        let request = try TransitionRequest(json: Array(text.utf8))
        let response = try request.response()
        #expect(try sorted(Array(JSONEncoder().encode(response))) == sorted(response.json()))
        let replay = try ReplayRequest(request.scenario, operations: [request.operation]).response()
        #expect(try sorted(Array(JSONEncoder().encode(replay))) == sorted(replay.json()))
        let resolved = try ResolveRequest(request.scenario).response()
        #expect(try sorted(Array(JSONEncoder().encode(resolved))) == sorted(resolved.json()))
    }

    @Test(arguments: AnsweredRequestTests.policies)
    func `the bar under the finger encodes and decodes alike`(policy: String) throws {
        let text = """
            {"policy": "\(policy)", "include": [], "stack": [
               {"id": "a", "title": "A", "bar": {"background": {"color": "#FF0000"}}},
               {"id": "b", "bar": {"background": {"color": "#0000FF80"}, "tint": "red"}}],
             "operation": {"type": "interactivePop", "progress": 0.3}}
            """
        let response = try TransitionRequest(json: Array(text.utf8)).response()
        #expect(response.bars.during != nil)
        try check(response, response.json())
    }
}
