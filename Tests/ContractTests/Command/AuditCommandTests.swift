import Foundation
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

/// `navigation-style audit`, on the command line and in CI jobs.
@Suite(.enabled(if: ServerProcess.isThere)) struct AuditCommandTests {
    /// Two colored pages lead to one that inherits their color.
    private static let graph = """
        {"policies": ["system"],
         "screens": [{"id": "home", "bar": {"background": {"color": "#FFFFFF"}}},
                     {"id": "red", "bar": {"background": {"color": "#FF3B30"}}},
                     {"id": "blue", "bar": {"background": {"color": "#0A84FF"}}}, {"id": "plain"}],
         "entries": [{"id": "root", "stack": ["home"]}],
         "routes": [{"from": "home", "to": ["red", "blue"]}, {"from": ["red", "blue"], "to": "plain"}],
         "find": {"codes": ["history-dependent-style"]}}
        """

    @Test func `causes are told first, with what they are seen on and the ways there`() throws {
        let run = try CommandRun(["audit", "-"], input: Self.graph)
        #expect(run.error.isEmpty)
        #expect(run.status == 0)
        let cause =
            "warning: \"red\" sets scrollEdgeAppearance in viewWillAppear (-:3:50, at /screens/1/bar/background)"
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

    @Test func `what is only possible fails where it is asked for`() throws {
        let graph = """
            {"policies": ["system"], "screens": [{"id": "home"}, {"id": "login",
               "callbacks": {"viewWillAppear": {"isNavigationBarHidden": {"unknown": "isGuest"}}}}],
             "entries": [{"id": "e", "stack": ["home"]}], "routes": [{"from": "home", "to": "login"}]}
            """
        let arguments = ["audit", "--no-fixes", "--fail-on", "error"]
        #expect(try CommandRun(arguments, input: graph).status == 0)
        #expect(try CommandRun(arguments + ["--fail-on-possible"], input: graph).status == 1)
        let known = graph.replacing(##"{"unknown": "isGuest"}"##, with: "true")
        #expect(try CommandRun(arguments, input: known).status == 1)
    }

    @Test func `a run that its policy cannot make is told and fails`() throws {
        let run = try CommandRun(["audit", "--policy", "itemAppearance", "--os", "12.0"], input: Self.graph)
        #expect(run.status == 1)
        #expect(run.output.contains("/environments/0/os: The policy needs iOS 13.0 or later"))
    }

    @Test func `faults of a graph are told with line and column`() throws {
        let run = try CommandRun(
            ["audit", "-"],
            input: "{\"screens\": [],\n \"entries\": [{\"id\": \"a\", \"stack\": []}]}"
        )
        #expect(run.status == 1)
        #expect(run.error.contains("-:2:"))
    }

    @Test func `faults of a graph go where the report would, in formats that others read`() throws {
        let graph = "{\"screens\": [],\n \"entries\": [{\"id\": \"a\", \"stack\": []}], \"rotues\": []}"
        let annotated = try CommandRun(["audit", "-", "--format", "github"], input: graph)
        #expect(annotated.status == 1 && annotated.error.isEmpty)
        #expect(annotated.output.contains("::error line=2,col=41,title=unknown-key::/rotues: "))
        let sarif = try CommandRun(["audit", "-", "--format", "sarif"], input: graph)
        let results = try JSONValue(json: Array(sarif.output.utf8)).at("/runs/0/results")?.array ?? []
        #expect(sarif.status == 1 && results.contains { $0["ruleId"]?.string == "unknown-key" })
        #expect(results.contains { $0.at("/locations/0/physicalLocation/region/startColumn")?.number == 41 })
        let text = try CommandRun(["audit", "-"], input: graph)
        #expect(text.output.isEmpty && text.error.contains("-:2:41: error: unknown-key: "))
        #expect(text.error.contains("    fix: did you mean \"routes\"?"))
    }

    @Test func `a misspelled merge is no graph`() throws {
        let run = try CommandRun(["audit", "merg", "a.json"])
        #expect(run.status == 2)
        #expect(
            run.error.hasPrefix("Error: No graph is called 'merg'. Did you mean 'navigation-style audit merge'?")
        )
    }

    @Test(arguments: [["--policy", "sistem"], ["--os", "seventeen"], ["--steps", "0"], ["--format", "xml"]])
    func `mistakes on the command line are none of the graph's`(arguments: [String]) throws {
        #expect(try CommandRun(["audit"] + arguments, input: Self.graph).status == 2)
    }

    // MARK: - Formats

    @Test(arguments: [
        ("sarif", "{\n  \"$schema\": "),
        ("github", "navigation-style audit: "), ("junit", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites "),
        ("dot", "digraph audit {"), ("mermaid", "flowchart LR\n"), ("svg", "<svg xmlns=\"http://www.w3.org/2000/svg\""),
    ])
    func `each format begins as what reads it expects, and ends with its line`(_ format: String, _ start: String) throws
    {
        let run = try CommandRun(["audit", "--format", format, "--no-fixes"], input: Self.graph)
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(run.output.hasPrefix(start) && run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
    }

    @Test func `annotations come after the line that says what is described`() throws {
        let run = try CommandRun(["audit", "--format", "github", "--no-fixes"], input: Self.graph)
        let lines = run.output.split(separator: "\n")
        let start = "::warning line=3,col=50,title=history-dependent-style::\"red\" sets "
        #expect(lines.dropFirst().first?.hasPrefix(start) == true, "\(run.output)")
    }

    @Test func `a drawing shows the path of the finding that is asked for`() throws {
        let json = try JSONValue(json: Array(CommandRun(["audit", "--format", "json"], input: Self.graph).output.utf8))
        let fingerprint = try #require(json.at("/runs/0/findings/0/fingerprint")?.string)
        let arguments = ["audit", "--no-fixes", "--format", "dot", "--finding"]
        #expect(try CommandRun(arguments + [fingerprint], input: Self.graph).output.contains("penwidth=3"))
        let unknown = try CommandRun(arguments + ["0"], input: Self.graph)
        #expect(unknown.status == 2 && unknown.error.contains("No finding has the fingerprint '0'"))
    }

    // MARK: - Baselines

    @Test func `a baseline takes findings out of the status, and a strict one is to be whole`() throws {
        let folder = try Folder(["graph.json": Self.graph])
        func audit(_ arguments: String...) throws -> CommandRun {
            try CommandRun(["audit", "graph.json", "--no-fixes", "--fail-on", "warning"] + arguments, in: folder.url)
        }
        // The findings make it fail nevertheless.
        #expect(try audit("--write-baseline", "known.json").status == 1)
        let known = try audit("--baseline", "known.json", "--strict-baseline")
        #expect(known.status == 0 && known.output.contains("1 known from the baseline"))
        let text = try String(contentsOf: folder.url.appending(path: "known.json"), encoding: .utf8)
        try Data(text.replacing("\"fingerprint\":\"", with: "\"fingerprint\":\"0").utf8)
            .write(to: folder.url.appending(path: "other.json"))
        #expect(try audit("--baseline", "other.json").status == 1)
        let strict = try CommandRun(
            ["audit", "graph.json", "--no-fixes", "--baseline", "other.json", "--strict-baseline"],
            in: folder.url
        )
        #expect(strict.status == 1)
        #expect(
            strict.error.contains("no longer found, but in the baseline: history-dependent-style: plain, background")
        )
        let none = try audit("--baseline", "none.json")
        #expect(none.status == 2 && none.error == "Error: none.json: No such file or directory\n")
    }

    // MARK: - Shards

    @Test func `shards are put together to what one run prints`() throws {
        let folder = try Folder(["graph.json": Self.graph])
        let graph = ["audit", "graph.json", "--os", "15.0", "--os", "16.0", "--os", "17.0", "--format", "json"]
        let whole = try CommandRun(graph, in: folder.url)
        for number in 1...2 {
            let shard = try CommandRun(graph + ["--shard", "\(number)/2"], in: folder.url)
            try Data(shard.output.utf8).write(to: folder.url.appending(path: "shard-\(number).json"))
        }
        let merged = try CommandRun(["audit", "merge", "shard-*.json", "--format", "json"], in: folder.url)
        #expect(merged.status == 0 && merged.error.isEmpty)
        #expect(merged.output == whole.output)
        let text = try CommandRun(
            ["audit", "merge", "shard-2.json", "shard-1.json", "--fail-on", "warning"],
            in: folder.url
        )
        #expect(text.status == 1 && text.output.contains("(graph.json:3:50, at /screens/1/bar/background)"))
        let part = try CommandRun(["audit", "merge", "shard-1.json"], in: folder.url)
        #expect(part.status == 3 && part.error == "Error: Shard 2 of 2 is missing: system, iOS 16.0\n")
        #expect(try CommandRun(["audit", "merge", "shard-1.json", "--allow-incomplete"], in: folder.url).status == 0)
        #expect(try CommandRun(["audit", "merge", "graph.json"], in: folder.url).status == 2)
        #expect(try CommandRun(["audit", "merge", "none-*.json"], in: folder.url).status == 2)
    }

    @Test(arguments: [
        ["--shard", "3/2"], ["--shard", "1/2", "--strict-baseline", "--baseline", "x"], ["--strict-baseline"],
        ["--shard", "1/2", "--write-baseline", "x"], ["--threads", "-1"], ["--precision", "exact"],
        ["--finding", "0"], ["merge"],
    ])
    func `options that do not go together are a mistake`(_ arguments: [String]) throws {
        let run = try CommandRun(["audit"] + arguments, input: Self.graph)
        #expect(run.status == 2 && run.output.isEmpty && run.error.hasPrefix("Error: "))
    }

    @Test func `the help of a merge is its own`() throws {
        for arguments in [["audit", "merge", "--help"], ["help", "audit", "merge"]] {
            let help = try CommandRun(arguments)
            #expect(help.status == 0 && help.output.hasPrefix("OVERVIEW: Merges the shards of an audit."))
            #expect(help.output.contains("USAGE: navigation-style audit merge "))
        }
    }

    // MARK: - Terminals

    @Test func `a short search shows no bar at a terminal`() throws {
        let run = try TerminalRun(["audit", "-", "--no-fixes"], input: Self.graph)
        #expect(run.status == 0 && !run.output.contains("░") && run.output.contains("\u{1B}[1;33mwarning:"))
    }
}

/// `navigation-style graph`, which makes a graph from a recording.
@Suite(.enabled(if: ServerProcess.isThere)) struct GraphCommandTests {
    @Test func `a recording becomes a graph that an audit takes`() throws {
        let trace = try CommandRun(["graph", "--from", Repository.file("Examples/trace.ndjson").path()])
        #expect(trace.status == 0 && trace.error.isEmpty)
        let audit = try CommandRun(["audit", "-"], input: trace.output)
        #expect(audit.status == 0 && audit.output.contains("  unstyled: "))
    }

    @Test func `a faulty line is told with its number, and no graph is printed`() throws {
        let input = "{\"session\": 1, \"event\": \"push\", \"screen\": \"a\"}\n{\"session\": 1, \"event\": \"puhs\"}\n"
        let run = try CommandRun(["graph"], input: input)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(run.error.hasPrefix("-:2:25: error: the event must be one of push, pop, "))
        #expect(try CommandRun(["graph"], input: "\n").status == 1)
        #expect(try CommandRun(["graph", "--from", "/none"]).status == 2)
    }
}
