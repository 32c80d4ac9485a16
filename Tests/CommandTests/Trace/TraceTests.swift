import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

@testable import navigation_style

@Suite struct TraceTests {
    private func trace(_ lines: String...) -> Trace {
        var trace = Trace()
        trace.read(Array(lines.joined(separator: "\n").utf8))
        return trace
    }

    /// Returns an event of session 1.
    private static func event(_ event: String, _ screen: String? = nil, _ more: String = "") -> String {
        let screen = screen.map { #", "screen": "\#($0)""# } ?? ""
        return #"{"session": "1", "event": "\#(event)"\#(screen)\#(more)}"#
    }

    private func event(_ event: String, _ screen: String? = nil, _ more: String = "") -> String {
        Self.event(event, screen, more)
    }

    // MARK: - Graphs

    @Test func `the first push of a session tells the root, and each other one is a route`() {
        let graph = trace(event("push", "a"), event("push", "b"), event("push", "c")).graph
        #expect(graph.screens == ["a", "b", "c"].map { AuditScreen(Screen(id: $0)) })
        #expect(graph.entries == [AuditRequest.Entry(id: "a", stack: ["a"])])
        #expect(
            graph.routes == [
                AuditRequest.Route(from: .screens(["a"]), to: ["b"]),
                AuditRequest.Route(from: .screens(["b"]), to: ["c"]),
            ]
        )
    }

    @Test func `routes that begin or end alike are one, and none is there twice`() {
        let graph = trace(
            event("push", "a"),
            event("push", "b"),
            event("pop", "a"),
            event("push", "c"),
            event("push", "d"),
            event("pop"),
            event("pop"),
            event("push", "b"),
            event("push", "d")
        ).graph
        #expect(
            graph.routes == [
                AuditRequest.Route(from: .screens(["a"]), to: ["b", "c"]),
                AuditRequest.Route(from: .screens(["c", "b"]), to: ["d"]),
            ]
        )
    }

    @Test(arguments: ["pop", "swipe"])
    func `a pop leads to the screen that it names, or takes that screen away`(_ kind: String) {
        for name in ["b", "c"] {
            let graph = trace(
                event("push", "a"),
                event("push", "b"),
                event("push", "c"),
                event(kind, name),
                event("push", "d")
            ).graph
            #expect(graph.routes.last == AuditRequest.Route(from: .screens(["b"]), to: ["c", "d"]))
        }
    }

    @Test func `a pop further down is a route back`() {
        let graph = trace(event("push", "a"), event("push", "b"), event("push", "c"), event("pop", "a")).graph
        var route = AuditRequest.Route(from: .screens(["c"]), to: ["a"])
        route.by = .popTo
        #expect(graph.routes.last == route)
        #expect(!graph.pops.toRoot)
        let root = trace(event("push", "a"), event("push", "b"), event("popToRoot"), event("push", "c")).graph
        #expect(root.pops.toRoot && root.routes.last == AuditRequest.Route(from: .screens(["a"]), to: ["b", "c"]))
    }

    @Test func `sets and replacements are routes of their own kinds`() {
        let graph = trace(
            #"{"session": "1", "event": "set", "stack": ["a", "b"]}"#,
            #"{"session": "1", "event": "replaceTop", "screen": "c", "animated": false}"#,
            #"{"session": "1", "event": "set", "stack": ["d"], "keepRoot": true}"#,
            #"{"session": "1", "event": "push", "screen": "e"}"#,
            #"{"session": "1", "event": "popTo", "screen": "a"}"#
        ).graph
        #expect(graph.entries[0].origin == .set && graph.entries[0].stack == ["a", "b"])
        #expect(graph.routes.map(\.by) == [.replaceTop, .set, .push, .popTo])
        #expect(!graph.routes[0].animated && graph.routes[1].keepRoot && graph.routes[1].stack == ["d"])
        #expect(graph.routes[3].to == ["a"])
    }

    @Test func `what is presented is an entry, and what was below goes on once it is dismissed`() {
        let graph = trace(
            event("push", "a"),
            event("present", "login"),
            event("push", "code"),
            event("dismiss"),
            event("push", "b")
        ).graph
        #expect(graph.entries.map(\.id) == ["a", "login"])
        #expect(graph.routes.map(\.by) == [.present, .push, .push])
        #expect(graph.routes.map(\.to) == [["login"], ["code"], ["b"]])
    }

    @Test func `sessions and named controllers do not mix`() {
        let graph = trace(
            #"{"session": "1", "event": "push", "screen": "a", "entry": "tab"}"#,
            #"{"session": 2, "event": "push", "screen": "x"}"#,
            #"{"session": "1", "event": "push", "screen": "m", "entry": "other"}"#,
            #"{"session": "1", "event": "push", "screen": "b", "entry": "tab", "time": 17}"#,
            "",
            #"{"session": 2, "event": "push", "screen": "y"}"#
        ).graph
        #expect(graph.entries.map(\.id) == ["tab", "x", "other"])
        #expect(graph.routes.map(\.to) == [["b"], ["y"]])
    }

    @Test func `sessions that begin alike have one entry, others have two names`() {
        let graph = trace(
            #"{"session": "1", "event": "push", "screen": "a"}"#,
            #"{"session": "2", "event": "push", "screen": "a"}"#,
            #"{"session": "3", "event": "set", "stack": ["a", "b"]}"#
        ).graph
        #expect(graph.entries.map(\.id) == ["a", "a 2"])
    }

    @Test func `each way is told once, with the first line that has it`() {
        let ways = trace(
            event("push", "a"),
            event("push", "b"),
            event("pop"),
            event("push", "b", #", "animated": false"#),
            event("pop"),
            event("push", "b"),
            event("present", "m"),
            event("set", nil, #", "stack": ["x", "y"], "keepRoot": true"#)
        ).ways
        #expect(ways.map(\.line) == [1, 2, 4, 7, 7, 8])
        #expect(ways.map(\.from) == [nil, "a", "a", nil, "b", "m"])
        #expect(ways.map(\.to) == [["a"], ["b"], ["b"], ["m"], ["m"], ["x", "y"]])
        #expect(ways.map(\.by) == [.push, .push, .push, .push, .present, .set])
        #expect(ways.map(\.isAnimated) == [true, true, false, true, true, true])
        #expect(ways.map(\.keepsRoot) == [false, false, false, false, false, true])
    }

    @Test func `a graph of a trace is one that an audit takes`() throws {
        let graph = trace(event("push", "a"), event("push", "b"), event("swipe"), event("push", "a")).graph
        let report = try SampleAudit.report(of: String(decoding: graph.json(), as: UTF8.self))
        #expect(report.answer.runs[0].report?.coverage.unstyled == ["a", "b"])
    }

    // MARK: - Faults

    @Test(arguments: [
        (#"{"session": "1", "event": "psuh", "screen": "b"}"#, 27, "did you mean \"push\"?"),
        (#"{"session": "1", "event": "push"}"#, 1, "the screen is missing: a push leads to one"),
        (#"{"event": "push", "screen": "b"}"#, 1, "the session is missing"),
        (#"{"session": "1"}"#, 1, "the event is missing"),
        (#"{"session": true, "event": "pop"}"#, 13, "the session must be a string"),
        (#"{"session": "1", "event": "push", "screen": 7}"#, 45, "an id must be a string"),
        (#"{"session": "1", "event": "push", "screen": "b#1"}"#, 45, "must not contain \"#\""),
        (#"{"session": "1", "event": "push", "screen": "b", "animated": 1}"#, 62, "true or false"),
        (#"{"session": "1", "event": "pop"}"#, 27, "\"a\" is the root"),
        (#"{"session": "1", "event": "popTo", "screen": "z"}"#, 46, "\"z\" is not on the stack, which is a"),
        (#"{"session": "1", "event": "dismiss"}"#, 27, "nothing is presented in this session"),
        (#"{"session": "2", "event": "pop"}"#, 27, "cannot be the first event of a session"),
        ("[1]", 1, "an event must be an object"), (#"{"session": "1","#, 17, "Unexpected end"),
        ("nonsense", 2, "Unexpected `o`"),
    ])
    func `what is wrong with a line is told with its number and column`(_ line: String, _ column: Int, _ words: String)
    {
        let trace = trace(event("push", "a"), "", line, event("push", "b"))
        #expect(trace.faults.map(\.line) == [3])
        #expect(trace.faults.first?.column == column, "\(trace.faults)")
        #expect(trace.faults.first?.words.contains(words) ?? false, "\(trace.faults)")
    }

    @Test func `no more faults are told than anybody reads`() {
        var trace = Trace()
        trace.read(Array(repeating: "{}", count: 1_000).joined(separator: "\n").utf8.map { $0 })
        #expect(trace.faults.count == 50)
        #expect(self.trace("", " ").isEmpty)
    }
}
