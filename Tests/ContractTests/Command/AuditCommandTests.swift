import Foundation
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

/// `navigation-style audit`, as people and jobs run it.
@Suite(.enabled(if: ServerProcess.isThere)) struct AuditCommandTests {
    /// Two colored pages lead to one that inherits their color.
    private static let graph = """
        {"policies": ["system"],
         "screens": [{"id": "home", "bar": {"background": {"color": "#FFFFFF"}}},
                     {"id": "red", "bar": {"background": {"color": "#FF3B30"}}},
                     {"id": "blue", "bar": {"background": {"color": "#0A84FF"}}}, {"id": "plain"}],
         "entries": [{"id": "root", "stack": ["home"]}],
         "routes": [{"from": "home", "to": ["red", "blue"]}, {"from": ["red", "blue"], "to": "plain"}]}
        """

    @Test func `causes are told first, with what they are seen on and the ways there`() throws {
        let run = try CommandRun(["audit", "-"], input: Self.graph)
        #expect(run.error.isEmpty)
        #expect(run.status == 0)
        let cause = "warning: red in viewWillAppear sets scrollEdgeAppearance (-:3:39, at /screens/1/bar/background)"
        #expect(run.output.contains("1 warning by 1 cause; 4 of 4 screens reached"))
        #expect(run.output.contains(cause))
        #expect(run.output.contains("history-dependent-style on plain (background)"))
        #expect(run.output.contains("shortest path: root → push red → push plain"))
        #expect(run.output.contains("usually, plain: root → push blue → push plain"))
        #expect(run.output.contains("background   color #0A84FF   color #FF3B30"))
        #expect(run.output.contains("verified: 1 of 1 gone"))
    }

    @Test func `JSON is what the library answers`() throws {
        let run = try CommandRun(["audit", "-", "--format", "json"], input: Self.graph)
        let expected = try AuditRequest(json: Array(Self.graph.utf8)).response().json(pretty: true)
        let text = String(decoding: expected, as: UTF8.self)
        #expect(run.output.trimmingCharacters(in: .newlines) == text.trimmingCharacters(in: .newlines))
    }

    @Test(arguments: [("error", 0), ("warning", 1), ("info", 1)])
    func `the status goes by the severity that is asked for`(_ threshold: String, _ status: Int32) throws {
        #expect(try CommandRun(["audit", "--fail-on", threshold], input: Self.graph).status == status)
    }

    @Test func `policies and systems of the command line take the place of the graph's`() throws {
        let arguments = ["audit", "--policy", "system", "--policy", "customContainer", "--os", "12.0", "--os", "26.0"]
        let run = try CommandRun(arguments + ["--no-fixes", "--format", "json"], input: Self.graph)
        let answer = try JSONValue(json: Array(run.output.utf8))
        let runs = answer["runs"]?.array ?? []
        #expect(
            runs.compactMap { $0["policy"]?["name"]?.string } == [
                "system", "system", "customContainer", "customContainer",
            ]
        )
        #expect(runs.compactMap { $0["environment"]?["os"]?.string } == ["12.0", "26.0", "12.0", "26.0"])
        #expect(answer["fixes"]?.array == [])
        #expect(answer["matrix"]?.array?.compactMap { $0["screensWithTwoLooks"]?.number } == [1, 1, 0, 0])
    }

    @Test func `a search that is cut short is a status of its own, unless it is allowed`() throws {
        let arguments = ["audit", "--steps", "3", "--no-fixes"]
        #expect(try CommandRun(arguments, input: Self.graph).status == 3)
        #expect(try CommandRun(arguments + ["--allow-incomplete"], input: Self.graph).status == 0)
    }

    @Test func `a run that its policy cannot make is told and fails`() throws {
        let run = try CommandRun(["audit", "--policy", "itemAppearance", "--os", "12.0"], input: Self.graph)
        #expect(run.status == 1)
        #expect(run.output.contains("/environment/os: The policy needs iOS 13.0 or later"))
    }

    @Test func `faults of a graph are told with line and column`() throws {
        let run = try CommandRun(
            ["audit", "-"],
            input: "{\"screens\": [],\n \"entries\": [{\"id\": \"a\", \"stack\": []}]}"
        )
        #expect(run.status == 1)
        #expect(run.error.contains("-:2:"))
    }

    @Test(arguments: [["--policy", "sistem"], ["--os", "seventeen"], ["--steps", "0"], ["--format", "xml"]])
    func `mistakes on the command line are none of the graph's`(arguments: [String]) throws {
        #expect(try CommandRun(["audit"] + arguments, input: Self.graph).status == 2)
    }
}
