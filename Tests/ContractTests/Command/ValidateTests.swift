import Foundation
import HTTPMessage
import Testing

@Suite(.enabled(if: ServerProcess.isThere)) struct ValidateTests {
    /// A transition with one diagnostic, a warning.
    private static let request = #"""
        {"policy":"system","environment":{"os":"12.0"},"stack":[{"id":"a"}],"include":["screens"],
        "operation":{"type":"push","screen":{"id":"b","callbacks":{"viewWillAppear":{"alpha":0.9}}}}}
        """#
    private static let pointer = "/operation/screen/callbacks/viewWillAppear/alpha"

    private func validate(_ arguments: String..., input: String = request) throws -> CommandRun {
        try CommandRun(["validate"] + arguments, input: input)
    }

    @Test func `a diagnostic is a line of file, pointer, severity, code, message and references`() throws {
        let run = try validate("-")
        let lines = run.output.split(separator: "\n")
        #expect(lines.contains { $0.hasPrefix("-:\(Self.pointer): warning: bar-alpha-changed: ") })
        #expect(lines.allSatisfy { $0.hasPrefix("-:/") && $0.hasSuffix("]") })
        #expect(lines.contains { $0.hasSuffix(" [seed0.6.4]") })
        #expect(run.error.isEmpty)
    }

    @Test func `the file is named as the user named it`() throws {
        let file = URL.temporaryDirectory.appending(path: "validate, \(UUID().uuidString).json")
        try Self.request.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let path = file.path(percentEncoded: false)
        #expect(try validate(path).output.hasPrefix("\(path):/"))
        let command = "::warning file=\(path.replacing(",", with: "%2C")),title=bar-alpha-changed::\(Self.pointer): "
        #expect(try validate(path, "--format", "github").output.contains(command))
    }

    @Test func `GitHub is told the severity, the code and the pointer`() throws {
        let run = try validate("-", "--format", "github")
        #expect(run.output.contains("::warning title=bar-alpha-changed::\(Self.pointer): "))
    }

    @Test func `JSON has the diagnostics of the response`() throws {
        let run = try validate("-", "--format", "json")
        let found = try JSONValue(json: Array(run.output.utf8))
        let body = Self.request.replacing(#""screens""#, with: #""diagnostics""#)
        let response = try TestService.respond(.post, "/transition", body: Array(body.utf8)).json()
        #expect(found["diagnostics"] != nil && found["diagnostics"] == response["diagnostics"])
    }

    @Test func `the status is 1 from the threshold on`() throws {
        #expect(try validate("-").status == 0)
        #expect(try validate("-", "--fail-on", "error").status == 0)
        #expect(try validate("-", "--fail-on", "warning").status == 1)
        #expect(try validate("-", "--fail-on", "info").status == 1)
        let fine = try validate("-", "--fail-on", "info", input: #"{"stack":[]}"#)
        #expect(fine.status == 0 && fine.output.isEmpty && fine.error.isEmpty)
    }

    @Test(arguments: [#"{"stack":1}"#, #"{"stack":[],"operation":{"type":"pop"},"operations":[]}"#, "{", ""])
    func `a faulty request is a problem on standard error, with status 1`(_ input: String) throws {
        let run = try validate("-", input: input)
        #expect(run.status == 1 && run.output.isEmpty)
        #expect(try JSONValue(json: Array(run.error.utf8))["type"]?.string?.hasPrefix("/problems/") == true)
    }

    @Test func `wrong usage has status 2`() throws {
        #expect(try validate("-", "--format", "xml").status == 2)
        #expect(try validate("-", "--fail-on", "never").status == 2)
        #expect(try validate("/nowhere/at/all.json").status == 2)
    }
}
