import NavigationStyle
import NavigationStyleJSON
import NavigationStyleService
import Testing

@Suite struct ValidationTests {
    private static let screen = #"{"id":"b","callbacks":{"viewWillAppear":{"alpha":0.9}}}"#
    private static let push = #"{"type":"push","screen":\#(screen)}"#

    private func codes(_ members: String) throws -> [Diagnostic.Code] {
        let body = #"{"policy":"system","environment":{"os":"12.0"},"include":[],\#(members)}"#
        return try TestService().service.diagnostics(of: Array(body.utf8)).map(\.code)
    }

    @Test func `a transition, a replay and a resolution are told apart by their members`() {
        #expect(RequestKind(of: Array(#"{"stack":[],"operation":{}}"#.utf8)) == .transition)
        #expect(RequestKind(of: Array(#"{"operations":[],"stack":[]}"#.utf8)) == .replay)
        #expect(RequestKind(of: Array(#"{"operation":{},"operations":[]}"#.utf8)) == .replay)
        #expect(RequestKind(of: Array(#"{"stack":[{"operation":1}]}"#.utf8)) == .resolve)
        for text in ["", "{", "1", "[]", "{} x"] { #expect(RequestKind(of: Array(text.utf8)) == .resolve) }
    }

    @Test func `each kind of request has its diagnostics, though it asks for none`() throws {
        #expect(try codes(#""stack":[{"id":"a"}],"operation":\#(Self.push)"#).contains(.barAlphaChanged))
        #expect(try codes(#""stack":[{"id":"a"}],"operations":[\#(Self.push)]"#).contains(.barAlphaChanged))
        #expect(try codes(#""stack":[\#(Self.screen)]"#).contains(.barAlphaChanged))
    }

    @Test func `a faulty request is a problem`() {
        #expect(throws: Problem.self) { try codes(#""stack":1"#) }
        #expect(throws: Problem.self) { try codes(#""stack":[{"id":"a"},{"id":"a"}]"#) }
    }
}
