import Foundation
import HTTPMessage
import Testing

@Suite(.enabled(if: ServerProcess.isThere)) struct ValidateTests {
    /// A transition with a warning of another kind in the third line.
    private static let request = #"""
        {"policy":"system","environment":{"os":"12.0"},"stack":[{"id":"a"}],"include":["screens"],
        "operation":{"type":"push","screen":{"id":"b",
            "callbacks":{"viewWillAppear":{"alpha":0.9}}}}}
        """#
    private static let pointer = "/operation/screen/callbacks/viewWillAppear/alpha"
    private static let place = "3:44"
    /// Two faults, in the first and in the third line.
    private static let faulty = "{\"policy\":\"sistem\",\n\"operation\":{\"type\":\"pop\"},\n \"stak\":[]}"

    private func validate(_ arguments: String..., input: String = request) throws -> CommandRun {
        try CommandRun(["validate"] + arguments, input: input)
    }

    // MARK: - Text

    @Test func `a link follows what is found in a file, for people only`() throws {
        let run = try validate("--link", "-")
        let line = try #require(run.output.split(separator: "\n").last)
        #expect(line.hasPrefix("-: link: http://127.0.0.1:8080/#r=1"))
        let preview = try CommandRun(["preview", "--link", "-"], input: Self.request)
        #expect(line.hasSuffix(preview.output.dropLast()))
        let faulty = try validate("--link", "-", input: Self.faulty)
        #expect(faulty.status == 1)
        #expect(faulty.output.contains("\n-: link: http://127.0.0.1:8080/#r="))
        let elsewhere = try CommandRun(
            ["validate", "--link"],
            input: Self.request,
            environment: ["NAVIGATION_STYLE_LISTEN": "0.0.0.0:9090"]
        )
        #expect(elsewhere.output.contains("-: link: http://127.0.0.1:9090/#r="))
        #expect(try validate("--link", "--format", "json", "-").status == 2)
    }

    @Test func `a diagnostic is a line with its place, severity, code, message and references, and one with its fix`()
        throws
    {
        let run = try validate("-")
        let lines = run.output.split(separator: "\n")
        let index = try #require(lines.firstIndex { $0.hasPrefix("-:\(Self.place): warning: bar-alpha-changed: ") })
        #expect(lines[index].hasSuffix(" [seed0.6.4]"))
        #expect(lines[index + 1] == "    at \(Self.pointer)")
        #expect(lines[index + 2].hasPrefix("    fix: "))
        #expect(run.error.isEmpty)
    }

    @Test func `faults are told alike, on standard output, with what was meant`() throws {
        let run = try validate("-", input: Self.faulty)
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 1 && run.error.isEmpty)
        #expect(
            lines.contains(
                "-:1:11: error: unknown-policy: Unknown policy \"sistem\"; did you mean \"system\"?"
            )
        )
        #expect(lines.contains("    fix: did you mean \"system\"?"))
        #expect(lines.contains("-:3:2: error: unknown-key: Unknown key"))
        #expect(lines.contains("    fix: did you mean \"stack\"?"))
    }

    @Test(arguments: [
        ("", "1:1: error: malformed-json: "), ("{", "1:2: error: malformed-json: "),
        ("{\"a\":1,\n\"a\":2}", "2:1: error: duplicate-key: "),
        (String(repeating: "[", count: 65), "1:65: error: nested-too-deep: "),
        (#"{"stack":1}"#, "1:10: error: wrong-type: "),
    ])
    func `what is no JSON has its place too`(_ input: String, _ expected: String) throws {
        let run = try validate("-", input: input)
        #expect(run.status == 1 && run.error.isEmpty)
        #expect(run.output.hasPrefix("-:" + expected), "\(run.output)")
    }

    @Test func `standard input is read where it is a pipe and no file is named`() throws {
        #expect(try validate().output == validate("-").output)
    }

    // MARK: - Files

    @Test func `many files, patterns and standard input are reported by the names that they were given`() throws {
        let folder = try Folder(["a.json": Self.request, "b [1].json": Self.faulty, "sub/deep/c.json": Self.request])
        let all = try CommandRun(["validate", "*.json", "sub/**/*.json", "-", "a.json"], input: "{", in: folder.url)
        let names = all.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != ":" } }
        var order: [Substring] = []
        for name in names where order.last != name { order.append(name) }
        #expect(order == ["a.json", "b [1].json", "sub/deep/c.json", "-"])
        #expect(all.status == 1)
        // An existing file of that name takes precedence over the pattern.
        let one = try CommandRun(["validate", "b [1].json"], in: folder.url)
        #expect(one.output.contains("b [1].json:1:11: error: unknown-policy: "))
        let deep = try CommandRun(["validate", "**/*.json", "--fail-on", "warning"], in: folder.url)
        #expect(deep.output.contains("sub/deep/c.json:") && deep.output.contains("a.json:"))
    }

    @Test func `what cannot be read is told on standard error, spoils no other file, and is status 2`() throws {
        let folder = try Folder(["a.json": Self.request])
        let arguments = ["validate", "a.json", "none.json", "x*.json", "."]
        let run = try CommandRun(arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.contains("a.json:\(Self.place): warning: bar-alpha-changed: "))
        #expect(run.error.contains("none.json: No such file or directory"))
        #expect(run.error.contains("x*.json: no file matches the pattern"))
        #expect(run.error.contains(".: it is a directory; name its files, as in './*.json'"))
    }

    @Test func `a graph is one fault that names the command for it`() throws {
        for name in ["market", "food"] {
            let graph = Repository.file("Examples/\(name).json").path
            let run = try CommandRun(["validate", graph])
            #expect(run.status == 1)
            #expect(
                run.output == """
                    \(graph):1:1: error: other-request: This is a graph: use /audit
                        fix: run navigation-style audit

                    """
            )
        }
    }

    // MARK: - Kinds of requests

    @Test func `comparisons say under which policies, batches in which item`() throws {
        let members = String(Self.request.dropFirst().drop { $0 != "," }.dropFirst())
        let compare = try validate("-", input: #"{"policies":["system","restoring","itemAppearance"],\#(members)"#)
        #expect(compare.output.contains("warning: bar-alpha-changed: under system, restoring: "))
        #expect(compare.output.contains("error: unsupported-system: under itemAppearance: "))
        #expect(compare.status == 1)
        let batch = try validate("-", input: #"{"requests":[7,\#(Self.request)]}"#)
        #expect(batch.output.contains("-:1:14: error: wrong-type: "))
        #expect(batch.output.contains("    at /requests/1\(Self.pointer)\n"))
    }

    // MARK: - Formats

    @Test func `GitHub is told the file, the line, the column, the code, the pointer and the fix`() throws {
        let folder = try Folder(["a, b.json": Self.request])
        let run = try CommandRun(["validate", "a, b.json", "--format", "github"], in: folder.url)
        let start = "::warning file=a%2C b.json,line=3,col=44,title=bar-alpha-changed::\(Self.pointer): "
        let command = try #require(run.output.split(separator: "\n").first { $0.hasPrefix(start) })
        #expect(command.contains("%0AFix: "))
        #expect(try validate("--format", "github").output.contains("::warning line=3,col=44,title=bar-alpha-changed::"))
        let faults = try validate("--format", "github", input: Self.faulty)
        #expect(faults.output.contains("::error line=3,col=2,title=unknown-key::/stak: "))
    }

    @Test func `JSON has the diagnostics of the response, each with its file, line and column`() throws {
        let run = try validate("-", "--format", "json")
        let found = try #require(try JSONValue(json: Array(run.output.utf8))["diagnostics"]?.array)
        let body = Self.request.replacing(#""screens""#, with: #""diagnostics""#)
        let response = try TestService.respond(.post, "/transition", body: Array(body.utf8)).json()
        let bare = found.map {
            JSONValue.object(($0.object ?? [:]).filter { !["file", "line", "column"].contains($0.key) })
        }
        #expect(.array(bare) == response["diagnostics"])
        let alpha = try #require(found.first { $0["code"] == .string("bar-alpha-changed") })
        #expect(alpha["file"] == .string("-") && alpha["line"] == .number(3) && alpha["column"] == .number(44))
    }

    @Test func `JSON has the faults of the problem, without what belongs to a server`() throws {
        let run = try validate("-", "--format", "json", input: Self.faulty)
        let report = try JSONValue(json: Array(run.output.utf8))
        let found = try #require(report["faults"]?.array)
        let problem = try TestService.respond(.post, "/transition", body: Array(Self.faulty.utf8)).json()
        let bare = found.map {
            JSONValue.object(($0.object ?? [:]).filter { !["file", "line", "column"].contains($0.key) })
        }
        #expect(.array(bare) == problem["errors"])
        #expect(report["diagnostics"] == .array([]))
        #expect(!run.output.contains("instance") && !run.output.contains("status\":"))
    }

    @Test func `paths of edits in a batch lead into the file`() throws {
        let item = ##"""
            {"policy":"system","environment":{"os":"12.0"},"operation":{"type":"pop"},
            "stack":[{"id":"a"},{"id":"b","callbacks":{"viewWillAppear":{"barTintColor":"#007AFF"}}}]}
            """##
        let run = try validate("-", "--format", "json", input: #"{"requests":[\#(item)]}"#)
        let diagnostics = try JSONValue(json: Array(run.output.utf8))["diagnostics"]?.array ?? []
        let paths = diagnostics.flatMap { $0["edits"]?.array ?? [] }.compactMap { $0["path"]?.string }
        #expect(!paths.isEmpty && paths.allSatisfy { $0.hasPrefix("/requests/0/") })
    }

    @Test func `SARIF has a rule for each code, and for each finding its place`() throws {
        let folder = try Folder(["a b.json": Self.request, "c.json": Self.faulty, "d.json": "{"])
        let run = try CommandRun(["validate", "a b.json", "c.json", "d.json", "--format", "sarif"], in: folder.url)
        let log = try JSONValue(json: Array(run.output.utf8))
        #expect(log["version"] == .string("2.1.0"))
        let runs = try #require(log["runs"]?.array)
        #expect(runs.count == 1)
        let rules = (runs[0]["tool"]?["driver"]?["rules"]?.array ?? []).map { $0["id"]?.string ?? "" }
        let results = try #require(runs[0]["results"]?.array)
        #expect(Set(rules) == Set(results.compactMap { $0["ruleId"]?.string }) && Set(rules).count == rules.count)
        for result in results {
            let index = try #require(result["ruleIndex"]?.number)
            #expect(.string(rules[Int(index)]) == result["ruleId"])
            #expect(["error", "warning", "note"].contains(result["level"]?.string))
        }
        let alpha = try #require(results.first { $0["ruleId"] == .string("bar-alpha-changed") })
        let place = alpha["locations"]?.array?.first
        #expect(place?["physicalLocation"]?["artifactLocation"]?["uri"] == .string("a%20b.json"))
        #expect(place?["physicalLocation"]?["region"]?["startLine"] == .number(3))
        #expect(place?["physicalLocation"]?["region"]?["startColumn"] == .number(44))
        #expect(place?["logicalLocations"]?.array?.first?["fullyQualifiedName"] == .string(Self.pointer))
        #expect(alpha["message"]?["text"]?.string?.contains("\nFix: ") == true)
        #expect(results.contains { $0["ruleId"] == .string("malformed-json") })
        let nothing = try validate("--format", "sarif", input: #"{"stack":[]}"#)
        #expect(try JSONValue(json: Array(nothing.output.utf8))["runs"]?.array?.first?["results"] == .array([]))
    }

    @Test func `SARIF has the fix as a change of the file, which mends what is found`() throws {
        let folder = try Folder(["leak.json": Self.leak])
        func results() throws -> [JSONValue] {
            let run = try CommandRun(["validate", "leak.json", "--format", "sarif"], in: folder.url)
            return try JSONValue(json: Array(run.output.utf8))["runs"]?.array?.first?["results"]?.array ?? []
        }
        let leaks = try results().filter { $0["ruleId"] == .string("style-leak") }
        let change = try #require(leaks.first?["fixes"]?.array?.first?["artifactChanges"]?.array?.first)
        #expect(change["artifactLocation"]?["uri"] == .string("leak.json"))
        var lines = Self.leak.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
        for replacement in (change["replacements"]?.array ?? []).reversed() {
            let region = try #require(replacement["deletedRegion"])
            let numbers = try ["startLine", "startColumn", "endLine", "endColumn"].map {
                Int(try #require(region[$0]?.number))
            }
            // Every replacement of this fix is within one line.
            #expect(numbers[0] == numbers[2])
            let text = replacement["insertedContent"]?["text"]?.string ?? ""
            lines[numbers[0] - 1].replaceSubrange(numbers[1] - 1..<numbers[3] - 1, with: text)
        }
        let mended = lines.map { String($0) }.joined(separator: "\n")
        #expect(mended != Self.leak)
        try mended.write(to: folder.url.appending(path: "leak.json"), atomically: true, encoding: .utf8)
        #expect(try !results().contains { $0["ruleId"] == .string("style-leak") })
    }

    private static let leak = ##"""
        {"policy": "system", "environment": {"os": "12.0"}, "operation": {"type": "pop"},
         "stack": [{"id": "a"},
                   {"id": "é", "callbacks": {"viewWillAppear": {"barTintColor": "#007AFF"}}}]}
        """##

    @Test func `JUnit has a suite for each file, and fails from the threshold on`() throws {
        let folder = try Folder(["a&b.json": Self.request, "c.json": Self.faulty, "d.json": #"{"stack":[]}"#])
        let arguments = ["validate", "a&b.json", "c.json", "d.json", "--format", "junit"]
        let run = try CommandRun(arguments, in: folder.url)
        #expect(try XML.isWellFormed(run.output))
        #expect(run.output.contains("<testsuite name=\"a&amp;b.json\""))
        #expect(run.output.contains("<testsuite name=\"d.json\" tests=\"1\" failures=\"0\""))
        #expect(run.output.contains("<failure type=\"unknown-key\""))
        #expect(!run.output.contains("<failure type=\"bar-alpha-changed\""))
        let strict = try CommandRun(arguments + ["--fail-on", "warning"], in: folder.url)
        #expect(strict.output.contains("<failure type=\"bar-alpha-changed\""))
    }

    // MARK: - Status

    @Test func `the status is 1 from the threshold on`() throws {
        #expect(try validate("-").status == 0)
        #expect(try validate("-", "--fail-on", "error").status == 0)
        #expect(try validate("-", "--fail-on", "warning").status == 1)
        #expect(try validate("-", "--fail-on", "info").status == 1)
        let fine = try validate("-", "--fail-on", "info", input: #"{"stack":[]}"#)
        #expect(fine.status == 0 && fine.output.isEmpty && fine.error.isEmpty)
    }

    @Test(arguments: ["text", "json", "github", "sarif", "junit", "markdown"])
    func `a faulty request is status 1 in every format`(_ format: String) throws {
        let run = try validate("-", "--format", format, input: Self.faulty)
        #expect(run.status == 1 && run.error.isEmpty && run.output.contains("unknown-key"))
    }

    @Test func `wrong usage has status 2`() throws {
        #expect(try validate("-", "--format", "xml").status == 2)
        #expect(try validate("-", "--fail-on", "never").status == 2)
        #expect(try validate("/nowhere/at/all.json").status == 2)
    }
}

private enum XML {
    /// Returns whether all elements are closed in order and all markup characters in text are escaped, for the subset
    /// of XML that is written.
    static func isWellFormed(_ text: String) throws -> Bool {
        var open: [Substring] = []
        var rest = text[...]
        while let match = rest.firstMatch(of: #/<(/?)([a-z\-]+)((?: [a-z]+="[^"<]*")*)(/?)>/#) {
            guard !rest[..<match.range.lowerBound].contains("<") || rest.hasPrefix("<?xml") else { return false }
            rest = rest[match.range.upperBound...]
            if !match.1.isEmpty {
                guard open.popLast() == match.2 else { return false }
            } else if match.4.isEmpty {
                open.append(match.2)
            }
        }
        return open.isEmpty && !rest.contains("<")
    }
}
