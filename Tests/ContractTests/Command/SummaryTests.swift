import Foundation
import Testing

/// The output of computations, for people and for programs.
@Suite(.enabled(if: ServerProcess.isThere)) struct SummaryTests {
    private static let push = #"""
        {"policy":"system","environment":{"os":"12.0"},"include":[],"stack":[{"id":"feed","title":"Feed"}],
        "operation":{"type":"push","screen":{"id":"photo","title":"Photo","callbacks":{"viewWillAppear":{"alpha":0.9}}}}}
        """#
    private static let escape = "\u{1B}["

    @Test func `at a terminal a transition is a summary in color`() throws {
        let run = try TerminalRun(["transition"], input: Self.push)
        #expect(run.status == 0)
        #expect(run.output.contains(Self.escape))
        let text = run.output.replacing(#/\x1B\[[0-9;]*m/#, with: "").replacing("\r\n", with: "\n")
        let lines = text.split(separator: "\n")
        #expect(lines.first?.hasPrefix("changed: push in 0.35 s, ") == true)
        #expect(lines.contains("  stack        feed → feed, photo"))
        #expect(lines.contains("  title        \"Feed\" #000000   \"Photo\" #000000"))
        #expect(lines.contains("  back button  none             \"Feed\""))
        #expect(lines.contains { $0.hasPrefix("warning: bar-alpha-changed: ") })
        #expect(lines.contains { $0.hasPrefix("    fix: ") })
    }

    @Test func `NO_COLOR and a dumb terminal leave the colors out`() throws {
        for environment in [["NO_COLOR": "1"], ["TERM": "dumb"]] {
            let run = try TerminalRun(["transition"], input: Self.push, environment: environment)
            #expect(run.output.hasPrefix("changed: push") && !run.output.contains(Self.escape))
        }
        let empty = try TerminalRun(["transition"], input: Self.push, environment: ["NO_COLOR": ""])
        #expect(empty.output.contains(Self.escape))
    }

    @Test func `JSON is for pipes, and for those who ask`() throws {
        let piped = try CommandRun(["transition"], input: Self.push)
        #expect(try JSONValue(json: Array(piped.output.utf8))["outcome"] == .string("changed"))
        let asked = try TerminalRun(["transition", "--json"], input: Self.push)
        #expect(asked.output.replacing("\r\n", with: "\n") == piped.output)
        let summary = try CommandRun(["transition", "--summary"], input: Self.push)
        #expect(summary.output.hasPrefix("changed: push") && !summary.output.contains(Self.escape))
        #expect(try CommandRun(["transition", "--summary", "--json"], input: Self.push).status == 2)
    }

    @Test(arguments: [
        ("replay", "pushAndCancelledSwipe", "2. cancelled: pop under the finger"),
        ("resolve", "coloredBar", "background   color #"),
        ("compare", "leakingPop", "Visible differences:"),
        ("batch", "pushAndImpossiblePop", "2. nowhere /requests/1/operation/screenID: "),
    ])
    func `every computation has a summary`(_ command: String, _ example: String, _ expected: String) throws {
        let request = try CommandRun(["example", example]).output
        let run = try CommandRun([command, "--summary"], input: request)
        #expect(run.status == 0 && run.output.contains(expected), "\(run.output)")
        #expect(!run.output.hasPrefix("\n") && !run.output.contains("\n\n\n") && !run.output.contains(" \n"))
    }

    @Test func `the stack of a replay goes to the end of its last operation`() throws {
        let request = try CommandRun(["example", "twoPushesInOneTurn"]).output
        let lines = try CommandRun(["replay", "--summary"], input: request).output.split(separator: "\n")
        #expect(lines.contains("  stack        a → a, b, c"), "\(lines)")
        #expect(lines.contains("  a → a, b") && lines.contains("  a, b → a, b, c"))
    }

    @Test func `a summary has the bar's frame and the layout`() throws {
        let lines = try CommandRun(["transition", "--summary"], input: Self.push).output.split(separator: "\n")
        #expect(lines.contains("  bar frame    x 0, y 53.667, 393 × 44"))
        #expect(lines.contains("               layout of photo"))
        #expect(lines.contains("  view         y 0, 393 × 852") && lines.contains("  content      from y 97.667 on"))
        #expect(lines.contains("  safe area    top 97.667, left 0, bottom 34, right 0"), "\(lines)")
        let early = #"{"environment":{"os":"9.3","device":"iPhone 6s"},"stack":[{"id":"a"}]}"#
        let guides = try CommandRun(["resolve", "--summary"], input: early).output
        #expect(guides.contains("  guides       top 64, bottom 0\n") && !guides.contains("safe area"))
    }

    @Test func `the diagnostics of a batch are told their items`() throws {
        let run = try CommandRun(["batch", "--summary"], input: "{\"requests\":[{\"stack\":[]},\(Self.push)]}")
        #expect(run.output.contains("    at /requests/1/operation/screen/callbacks/viewWillAppear/alpha\n"))
    }

    @Test func `nested values of a reference stand on lines of their own`() throws {
        let policy = try CommandRun(["policies", "transitionBar", "--summary"]).output
        #expect(policy.contains("\n  - direction: both\n    members: callbacks.viewWillAppear.isNavigationBarHidden\n"))
        let device = try CommandRun(["devices", "iPhone 15", "--summary"]).output
        #expect(device.contains("\n    portrait:\n      navigationBar: height 44, width 393, x 0, y 53.667\n"))
        for line in (policy + device).split(separator: "\n") where !line.contains("/#r=") {
            #expect(line.count <= 160, "\(line)")
        }
    }

    @Test func `a faulty request is lines for a person, a problem without a server's members for a program`() throws {
        let faulty = Self.push.replacing(#""stack""#, with: #""stak""#)
        let seen = try CommandRun(["transition", "--summary"], input: faulty)
        #expect(seen.status == 1 && seen.output.isEmpty)
        #expect(seen.error.contains("error: unknown-key: ") && seen.error.contains("did you mean \"stack\"?"))
        let read = try CommandRun(["transition"], input: faulty)
        let problem = try JSONValue(json: Array(read.error.utf8))
        #expect(read.status == 1 && read.output.isEmpty)
        #expect(problem["type"] == .string("/problems/invalid-request") && problem["errors"]?.array?.isEmpty == false)
        #expect(problem["instance"] == nil && problem["status"] == nil)
    }

    @Test func `a report at a terminal is colored and counted`() throws {
        let run = try TerminalRun(["validate"], input: Self.push)
        #expect(run.output.contains(Self.escape) && run.output.contains("bar-alpha-changed"))
        #expect(run.output.split(separator: "\r\n").last?.hasPrefix("1 request: ") == true)
        let fine = try TerminalRun(["validate"], input: #"{"stack":[]}"#)
        #expect(fine.output == "1 request: nothing to report\r\n")
    }

    @Test(arguments: [
        (["policies"], "  system "), (["policies", "system"], "system\n\nsummary\n  "),
        (["devices"], "393 × 852 points"),
        (["diagnostics", "style-leak"], "style-leak\n\nsymptom\n  "), (["rules"], "  uikit.S1 "),
        (["view-hierarchy"], "    _UIBarBackground  "),
    ])
    func `a reference has one too`(_ arguments: [String], _ expected: String) throws {
        let run = try CommandRun(arguments + ["--summary"])
        #expect(run.status == 0 && run.output.contains(expected), "\(run.output.prefix(600))")
        #expect(try TerminalRun(arguments).output.contains(Self.escape))
    }

    @Test func `nobody is left waiting at a terminal for a request that is not typed`() throws {
        for (command, words) in [
            ("transition", "No request: name a file, or pipe one into standard input"),
            ("validate", "No request: name a file, or pipe one into standard input"),
            ("batch", "No request: name a file, or pipe one into standard input"),
            ("audit", "No graph: name a file, or pipe one into standard input"),
            ("graph", "No recording: name a file or a folder, or pipe a recording into standard input"),
        ] {
            let run = try TerminalRun([command], input: nil)
            #expect(run.status == 2 && run.output.contains(words), "\(run.output)")
        }
    }
}
