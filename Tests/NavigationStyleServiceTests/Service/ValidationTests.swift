import NavigationStyle
import NavigationStyleJSON
import NavigationStyleService
import Testing

@Suite struct ValidationTests {
    private static let screen = #"{"id":"b","callbacks":{"viewWillAppear":{"alpha":0.9}}}"#
    private static let push = #"{"type":"push","screen":\#(screen)}"#
    private static let scenario = #""environment":{"os":"12.0"},"include":[]"#

    private func findings(_ body: String) -> [Finding] {
        TestService().service.findings(in: Array(body.utf8)).findings
    }

    private func codes(_ members: String) -> [Diagnostic.Code] {
        findings(#"{"policy":"system",\#(Self.scenario),\#(members)}"#).compactMap(\.code)
    }

    @Test(arguments: [
        (#"{"stack":[],"operation":{}}"#, RequestKind.transition),
        (#"{"operations":[],"stack":[]}"#, .replay),
        (#"{"operation":{},"operations":[]}"#, .replay),
        (#"{"stack":[{"operation":1}]}"#, .resolve),
        (#"{"stack":[],"operation":{},"policies":[]}"#, .compare),
        (#"{"requests":[]}"#, .batch),
        (#"{"stack":[],"operatoin":{}}"#, .transition),
        (#"{"stack":[],"oprations":[]}"#, .replay),
        (#"{"polices":[]}"#, .compare),
        (#"{"request":[]}"#, .batch),
    ])
    func `kinds of requests are told apart by their members, misspelled ones too`(_ text: String, _ kind: RequestKind) {
        #expect(RequestKind(of: Array(text.utf8)) == kind)
    }

    @Test(arguments: ["", "{", "1", "[]", "{} x"])
    func `what tells nothing is a resolution`(_ text: String) {
        #expect(RequestKind(of: Array(text.utf8)) == .resolve)
    }

    @Test func `each kind of request has its diagnostics, though it asks for none`() {
        #expect(codes(#""stack":[{"id":"a"}],"operation":\#(Self.push)"#).contains(.barAlphaChanged))
        #expect(codes(#""stack":[{"id":"a"}],"operations":[\#(Self.push)]"#).contains(.barAlphaChanged))
        #expect(codes(#""stack":[\#(Self.screen)]"#).contains(.barAlphaChanged))
    }

    @Test func `a comparison finds under which policies, and what all have is found once`() {
        let body =
            #"{\#(Self.scenario),"policies":["system","restoring","itemAppearance"],"stack":[{"id":"a"}],"operation":\#(Self.push)}"#
        let found = findings(body)
        let alpha = found.filter { $0.code == .barAlphaChanged }
        #expect(alpha.map(\.policies) == [["system", "restoring"]])
        // The third needs iOS 13.
        let faults = found.filter { $0.code == nil }
        #expect(faults.map(\.policies) == [["itemAppearance"]] && faults.map(\.pointer) == ["/environment/os"])
    }

    @Test func `a batch finds in every item, by pointers into the whole`() {
        let item = #"{"policy":"system",\#(Self.scenario),"stack":[{"id":"a"}],"operation":\#(Self.push)}"#
        let found = findings(#"{"requests":[7,\#(item),{"stack":[],"operation":{"type":"pop"}}]}"#)
        #expect(found.first?.pointer == "/requests/0" && found.last?.pointer == "/requests/2/stack")
        let alpha = found.filter { $0.code == .barAlphaChanged }
        #expect(alpha.map(\.pointer) == ["/requests/1/operation/screen/callbacks/viewWillAppear/alpha"])
    }

    @Test func `a faulty request is its faults, and a text that is no JSON one problem`() {
        #expect(findings(#"{"stack":1}"#).map(\.pointer) == ["/stack"])
        #expect(findings(#"{"stack":[{"id":"a"},{"id":"a"}]}"#).map(\.pointer) == ["/stack/1/id"])
        guard case .problem(let problem) = findings("{\n\"a\":1,\n \"a\":2}").first?.subject else {
            Issue.record("no problem")
            return
        }
        #expect(problem.kind == .duplicateKey && problem.place?.line == 3 && problem.place?.column == 2)
    }
}

extension Finding {
    var code: Diagnostic.Code? {
        if case .diagnostic(let diagnostic) = subject { diagnostic.code } else { nil }
    }
}
