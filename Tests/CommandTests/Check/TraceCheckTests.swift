import NavigationStyleAudit
import NavigationStyleJSON
import Testing

@testable import navigation_style

@Suite struct TraceCheckTests {
    private static let graph = """
        {"policies": ["system"], "environments": [{"os": "17.0"}],
         "screens": [{"id": "home"}, {"id": "card", "callbacks": {
          "viewWillAppear": {"isNavigationBarHidden": true}, "viewDidAppear": {"barTintColor": "#FF0000"}}},
          {"id": "theme", "callbacks": {"viewWillAppear": {"backgroundColor": {"unknown": "theme.bar"}}}}],
         "entries": [{"id": "home", "stack": ["home"]}],
         "routes": [{"from": "home", "to": ["card", "theme"]}]}
        """

    private func check(_ lines: [String], _ graph: String = graph) throws -> TraceCheck {
        var trace = Trace()
        trace.read(Array(lines.joined(separator: "\n").utf8))
        #expect(trace.faults == [])
        return TraceCheck(trace, with: try AuditRequest(json: Array(graph.utf8)))
    }

    private func move(_ event: String, _ screen: String) -> String {
        #"{"session": 1, "event": "\#(event)", "screen": "\#(screen)"}"#
    }

    private func bar(_ screen: String, _ callback: String, _ properties: String) -> String {
        #"{"session": 1, "event": "bar", "screen": "\#(screen)", "callback": "\#(callback)", "bar": {\#(properties)}}"#
    }

    @Test func `bars that are as predicted differ in nothing`() throws {
        let check = try check([
            move("push", "home"), bar("home", "viewDidAppear", #""isNavigationBarHidden": false"#),
            move("push", "card"),
            bar("home", "viewWillDisappear", #""isNavigationBarHidden": false"#),
            bar("card", "viewWillAppear", #""isNavigationBarHidden": true, "barTintColor": null"#),
            bar("card", "viewDidAppear", ##""isNavigationBarHidden": true, "barTintColor": "#FF0000FF""##),
            move("pop", "home"),
            bar("home", "viewDidAppear", ##""isNavigationBarHidden": true, "barTintColor": "#FF0000FF""##),
        ])
        #expect(check.differences == [])
        #expect(check.compared == 8)
        #expect(check.notPredicted == 0)
    }

    @Test func `a bar that differs is told with its line, its screen and both values`() throws {
        let check = try check([
            move("push", "home"), move("push", "card"),
            bar("card", "viewWillAppear", #""isNavigationBarHidden": false"#),
            bar("card", "viewDidAppear", ##""barTintColor": "#00FF00FF""##),
        ])
        #expect(check.differences.map(\.line) == [3, 4])
        #expect(
            check.differences.first?.words
                == #""card" in viewWillAppear: isNavigationBarHidden is no, and yes was predicted"#
        )
        #expect(check.differences.last?.words.contains("#00FF00") ?? false)
    }

    @Test func `nothing is predicted of unknown values, of unknown screens, and of what depends on anything else`()
        throws
    {
        let check = try check([
            move("push", "home"), bar("home", "viewDidAppear", ##""tintColor": "#007AFFFF""##), move("push", "theme"),
            bar("theme", "viewWillAppear", ##""backgroundColor": "#00FF00FF""##), move("push", "other"),
            bar("other", "viewWillAppear", #""isNavigationBarHidden": true"#),
        ])
        #expect(check.differences == [])
        #expect(check.notPredicted == 3)
    }

    @Test func `ways that only the recording has are made`() throws {
        let check = try check([
            move("push", "card"), bar("card", "viewDidAppear", #""isNavigationBarHidden": true"#), move("push", "home"),
            bar("home", "viewWillAppear", #""isNavigationBarHidden": true"#), move("popToRoot", "card"),
            bar("card", "viewDidAppear", #""isNavigationBarHidden": true"#),
        ])
        #expect(check.differences == [])
        #expect(check.compared == 3)
    }

    private static let varied = """
        {"policies": ["system"], "environments": [{"os": "17.0"}],
         "screens": [{"id": "home"}, {"id": "card", "callbacks": {"viewWillAppear": {"barStyle": "black"}}, "variants": [
          {"name": "plain"}, {"name": "full", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": true}}},
          {"name": "red", "callbacks": {"viewWillAppear": {"barTintColor": "#FF0000"}}}]}],
         "entries": [{"id": "home", "stack": ["home"]}], "routes": [{"from": "home", "to": "card"}]}
        """

    @Test(arguments: [#""isNavigationBarHidden": true"#, #""isNavigationBarHidden": false, "barTintColor": null"#])
    func `a screen may have any of its variants`(properties: String) throws {
        let check = try check(
            [
                move("push", "home"), move("push", "card"),
                bar("card", "viewWillAppear", properties + #", "barStyle": "black""#),
                move("pop", "home"), bar("home", "viewDidAppear", properties),
            ],
            Self.varied
        )
        #expect(check.differences == [])
        #expect(check.notPredicted == 0)
    }

    @Test func `a bar that no variant predicts is told with what they predict`() throws {
        let check = try check(
            [
                move("push", "home"), move("push", "card"),
                bar("card", "viewWillAppear", ##""barTintColor": "#00FF00FF", "barStyle": "default""##),
            ],
            Self.varied
        )
        #expect(check.compared == 2)
        #expect(check.differences.count == 2)
        #expect(check.differences.contains { $0.words.contains(" or #FF0000") })
    }
}
