import Testing

/// The comparison of cases with answers, which must report every difference.
@Suite struct VectorCaseTests {
    private func each(_ expected: JSONValue) -> VectorCase {
        VectorCase(id: "a", endpoint: "/replay", request: .null, expected: expected)
    }

    private func json(_ text: String) throws -> JSONValue { try JSONValue(json: Array(text.utf8)) }

    @Test(arguments: [
        (#"{"status": 422}"#, false),
        (#"{"pointer": "/a/0", "equals": 1}"#, true),
        (#"{"pointer": "/a/0", "equals": 2}"#, false),
        (#"{"pointer": "/a/1", "equals": null}"#, false),
        (#"{"pointer": "/b~1c", "equals": null}"#, true),
        (#"{"pointer": "/a/0", "near": 1.4, "tolerance": 0.5}"#, true),
        (#"{"pointer": "/a/0", "near": 1.6, "tolerance": 0.5}"#, false),
        (#"{"diagnostic": "style-leak"}"#, true),
        (#"{"diagnostic": "other"}"#, false),
        (#"{"noDiagnostic": "style-leak"}"#, false),
        (#"{"surprise": 1}"#, false),
    ])
    func `an expectation is met or not`(_ expectation: String, _ isMet: Bool) throws {
        let each = each(.array([try json(expectation)]))
        let body = try json(#"{"a": [1], "b/c": null, "diagnostics": [{"code": "style-leak"}]}"#)
        let differences = each.differences(in: VectorAnswer(status: 200, body: body), each.expectations)
        #expect(differences.isEmpty == isMet)
    }

    @Test func `the diagnostics of a replay are those of all its transitions`() throws {
        let body = #"{"transitions": [{"diagnostics": [{"code": "a"}]}, {}, {"diagnostics": [{"code": "b"}]}]}"#
        #expect(VectorAnswer(status: 200, body: try json(body)).diagnosticCodes == ["a", "b"])
    }

    private static let response = #"""
        {"transitions": [{"plan": {"steps": [
           {"action": "callback", "by": "uikit", "screen": "a"},
           {"action": "write", "by": "app", "properties": {}},
           {"action": "write", "by": "policy", "properties": {"alpha": 1}, "bar": "navigationBar"}]}}],
         "controller": {"stack": ["a"], "bar": {}, "fakeBars": {"a": {"isAttached": true, "isHidden": false}}}}
        """#

    @Test(arguments: [
        (#"{"stack": ["a"]}"#, true),
        (#"{"stack": ["b"]}"#, false),
        (#"{"stack": ["a"], "controller": {"bar": {}, "fakeBars": {"a": {"isAttached": true}}}}"#, true),
        (#"{"stack": ["a"], "controller": {"bar": {"alpha": 1}}}"#, false),
        (#"{"stack": ["a"], "controller": {"fakeBars": {}}}"#, false),
        (#"{"stack": ["a"], "controller": {"fakeBars": {"a": {"isAttached": false}}}}"#, false),
        (#"{"stack": ["a"], "controller": {"fakeBars": {"a": {"isAttached": true}, "b": {}}}}"#, false),
        (#"{"stack": ["a"], "steps": [[{"action": "write", "properties": {"alpha": 1}}]]}"#, true),
        (#"{"stack": ["a"], "steps": [[{"action": "write", "properties": {"alpha": 0}}]]}"#, false),
        (#"{"stack": ["a"], "steps": [[{"action": "write", "copiedFrom": "fakeBar:a"}]]}"#, false),
        (#"{"stack": ["a"], "steps": [[]]}"#, false),
        (#"{"stack": ["a"], "steps": [[{"action": "write"}], [{"action": "write"}]]}"#, false),
    ])
    func `an end state and the steps to it are met or not`(_ expected: String, _ isMet: Bool) throws {
        let answer = VectorAnswer(status: 200, body: try json(Self.response))
        let differences = each(try json(expected)).endStateDifferences(in: answer)
        #expect(differences.isEmpty == isMet)
    }
}
