import Foundation
import HTTPMessage
import NavigationStyle
import Testing

/// A graph and a path in the place of a request: on the command line and over HTTP.
@Suite(.enabled(if: ServerProcess.isThere)) struct PathTests {
    private static let graph = ##"""
        {"policies": ["system", "transitionBar"], "environments": [{"os": "15.0"}],
         "screens": [{"id": "home"}, {"id": "web", "callbacks": {"viewWillAppear": {"tintColor": {"unknown": "theme"}},
             "viewWillDisappear": {"tintColor": {"saved": "viewWillAppear"}}}}],
         "entries": [{"id": "main", "stack": ["home"], "properties": {"tintColor": "#FF0000"}}],
         "routes": [{"from": "home", "to": "web", "name": "open"}]}
        """##
    private static let commands = ["transition", "replay", "resolve", "preview", "compare"]

    private static func question(_ path: [String]) -> [UInt8] {
        let parts = path.map { "\"\($0)\"" }.joined(separator: ", ")
        return Array("{\"graph\": \(graph), \"path\": [\(parts)]}".utf8)
    }

    @Test(arguments: commands)
    func `each command answers a path as its endpoint does`(command: String) throws {
        let run = try CommandRun([command, "--graph", "-", "--path", "main -> open → back"], input: Self.graph)
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
        let answer = TestService.respond(.post, "/\(command)", body: Self.question(["main", "open", "back"]))
        #expect(answer.status == .ok)
        if command == "preview" {
            #expect(run.output.hasPrefix("<svg"))
        } else {
            #expect(try JSONValue(json: Array(run.output.utf8)) == answer.json())
        }
    }

    @Test func `a path ends with the bar that its moves lead to`() throws {
        let answer = TestService.respond(.post, "/transition", body: Self.question(["main", "open", "back"]))
        #expect(try answer.json().at("/bars/after/tintColor")?.string == "#FF0000FF")
    }

    @Test(arguments: commands)
    func `a step that is impossible is a 422 with those that are possible`(command: String) throws {
        let answer = TestService.respond(.post, "/\(command)", body: Self.question(["main", "open", "open"]))
        #expect(answer.status.code == 422)
        let fault = try answer.json().at("/errors/0")
        #expect(fault?["code"]?.string == "impossible-step" && fault?["pointer"]?.string == "/path/2")
        let allowed = (fault?["allowed"]?.array ?? []).compactMap(\.string)
        #expect(allowed.contains("back"))
        let run = try CommandRun([command, "--graph", "-", "--path", "main -> open -> open"], input: Self.graph)
        #expect(run.status == 1 && run.error.contains("back"))
    }
}
