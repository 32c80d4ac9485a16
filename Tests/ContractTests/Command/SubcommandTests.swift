import Foundation
import HTTPMessage
import NavigationStyle
import Testing

/// The command line as a whole: its subcommands, its streams and its statuses.
@Suite(.enabled(if: ServerProcess.isThere)) struct SubcommandTests {
    // MARK: - Names

    @Test(arguments: [("transitoin", "transition"), ("polices", "policies"), ("view_hierarchy", "view-hierarchy")])
    func `a misspelled subcommand gets the one that was meant`(_ misspelled: String, _ meant: String) throws {
        let run = try CommandRun([misspelled])
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.error.hasPrefix("Error: Unknown subcommand '\(misspelled)'. Did you mean '\(meant)'?\n"))
    }

    @Test func `help on a subcommand that does not exist is a mistake too`() throws {
        let run = try CommandRun(["help", "validat"])
        #expect(run.status == 2 && run.error.contains("Did you mean 'validate'?"))
        for arguments in [["help"], ["help", "validate"], ["--help"], ["validate", "--help"]] {
            let help = try CommandRun(arguments)
            #expect(help.status == 0 && help.output.hasPrefix("OVERVIEW: ") && help.error.isEmpty)
        }
    }

    @Test func `the name of a file is no subcommand, and one that is near nothing is said to be none`() throws {
        let run = try CommandRun(["/etc/hostname"])
        #expect(run.status == 2 && run.error.contains("navigation-style validate /etc/hostname"))
        let far = try CommandRun(["frobnicate"])
        #expect(far.status == 2 && far.error.hasPrefix("Error: Unknown subcommand 'frobnicate'.\n"))
    }

    @Test func `a misspelled option gets the one that was meant`() throws {
        let run = try CommandRun(["validate", "--formt", "json"])
        #expect(run.status == 2 && run.error.contains("Did you mean '--format'?"))
    }

    // MARK: - References

    @Test(arguments: [
        (["policies"], "/policies"), (["policies", "system"], "/policies/system"), (["diagnostics"], "/diagnostics"),
        (["diagnostics", "style-leak"], "/diagnostics/style-leak"), (["rules"], "/rules"),
        (["rules", "km.push.2"], "/rules/km.push.2"), (["references"], "/references"),
        (["references", "uikit.C6"], "/references/uikit.C6"), (["devices"], "/devices"),
        (["devices", "--os", "12.0"], "/devices?os=12.0"), (["devices", "iPhone 8"], "/devices/iPhone%208"),
        (["devices", "iPhone 8", "--os", "12.0"], "/devices/iPhone%208?os=12.0"),
        (["view-hierarchy"], "/view-hierarchy"),
        (
            ["view-hierarchy", "--os", "9.0", "--device", "iPhone 6", "--orientation", "landscape"],
            "/view-hierarchy?os=9.0&device=iPhone%206&orientation=landscape"
        ),
        (["openapi", "--json"], "/openapi.json"),
    ])
    func `a reference is what the server answers`(_ arguments: [String], _ target: String) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(try JSONValue(json: Array(run.output.utf8)) == TestService.respond(.get, target).json())
    }

    @Test func `the contract is printed as it was written`() throws {
        let file = try String(contentsOf: Repository.file("openapi.yaml"), encoding: .utf8)
        #expect(try CommandRun(["openapi"]).output == file)
    }

    @Test(arguments: [
        (["policies", "sytem"], "did you mean \"system\"?"), (["diagnostics", "style-leek"], "\"style-leak\""),
        (["policies", "nothing/like it"], "navigation-style policies lists all of them"),
        (["rules", "km.psh.2"], "did you mean \"km.push.2\"?"), (["devices", "iPhone15"], "\"iPhone 15\""),
        (["references", "uikit.C"], "\"uikit.C"), (["devices", "--os", "99"], "\"99\""),
        (["example", "psuh"], "did you mean \"push\"?"), (["devices", "iPhone SE"], "\"iPhone SE (1st generation)\","),
        (["view-hierarchy", "--os", "99"], "\"99\""),
        (["view-hierarchy", "--device", "iPhone & Co"], "\"iPhone & Co\""),
    ])
    func `a misspelled name is a mistake on the command line, with what was meant`(
        _ arguments: [String],
        _ hint: String
    ) throws {
        let run = try CommandRun(arguments)
        #expect(run.status == 2 && run.output.isEmpty && run.error.contains(hint), "\(run.error)")
        #expect(run.error.hasPrefix("Error: Unknown ") && !run.error.contains("Usage:"), "\(run.error)")
    }

    // MARK: - Examples

    @Test func `every example that is listed is a request that is answered`() throws {
        let list = try CommandRun(["example"]).output
        var kind = ""
        var count = 0
        for line in list.split(separator: "\n") {
            guard line.hasPrefix("  ") else {
                kind = String(line)
                continue
            }
            let name = String(line.dropFirst(2).prefix { $0 != " " })
            let request = try CommandRun(["example", name])
            #expect(request.status == 0 && request.output.split(separator: "\n").allSatisfy { $0.count <= 120 })
            let response = TestService.respond(.post, "/" + kind, body: Array(request.output.utf8))
            #expect(response.status == .ok, "\(name)")
            count += 1
        }
        #expect(count > 30)
    }

    // MARK: - Mistakes

    @Test(arguments: [
        (["audit", "--policy", "sistem"], "Unknown policy \"sistem\"; did you mean \"system\"?"),
        (["preview", "--policies", "system,sistem"], "Unknown policy \"sistem\"; did you mean \"system\"?"),
        (["audit", "--os", "99"], "Unknown iOS version \"99\" (for example, 17.0)"),
        (["audit", "--steps", "0"], "--steps must be at least 1"),
        (["audit", "--threads", "2000"], "--threads must be between 0 and 1024"),
    ])
    func `an option is told what is wrong with it, with the usage of its command`(
        _ arguments: [String],
        _ words: String
    ) throws {
        let run = try CommandRun(arguments, input: "{}")
        #expect(run.status == 2 && run.error.hasPrefix("Error: \(words)\nUsage: navigation-style \(arguments[0])"))
    }

    @Test func `what only running shows is told without a usage`() throws {
        let request = #"{"stack":[{"id":"a"}]}"#
        let preview = try CommandRun(["preview", "-o", "/nowhere/a.svg"], input: request)
        #expect(preview.status == 2 && preview.error == "Error: /nowhere/a.svg: No such file or directory\n")
        let health = try CommandRun(["health", "--listen", "nowhere"])
        #expect(health.status == 2 && health.error.hasPrefix("Error: --listen: ") && !health.error.contains("Usage"))
    }

    // MARK: - Streams

    @Test(arguments: [["--help"], ["example", "push"], ["validate"], ["devices"], ["resolve"], ["--version"]])
    func `output that cannot be written is an error, not a success`(_ arguments: [String]) throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let run = try CommandRun(arguments, input: #"{"stack":[{"id":"a","bar":{"hidden":true}},1]}"#, to: full)
        if arguments != ["resolve"] {
            #expect(run.status == 1)
            #expect(run.error == "Error: standard output cannot be written: No space left on device\n")
        }
        let fine = try CommandRun(arguments, input: #"{"stack":[]}"#, to: full)
        #expect(fine.status == (arguments == ["validate"] ? 0 : 1))
    }

    @Test(arguments: [["--help"], ["example"], ["devices"], ["openapi"], ["resolve"]])
    func `a reader that has seen enough ends nothing by a signal`(_ arguments: [String]) throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let run = try CommandRun(arguments, input: #"{"stack":[]}"#, to: pipe.fileHandleForWriting)
        #expect(run.status == 0 && run.error.isEmpty)
    }

    @Test func `files that are none are told by their names`() throws {
        for (path, reason) in [
            ("/", "it is a directory"), ("/none", "No such file"), ("/dev/zero", "it has more than"),
        ] {
            let run = try CommandRun(["transition", path])
            #expect(run.status == 2 && run.output.isEmpty && run.error.hasPrefix("Error: \(path): \(reason)"))
        }
    }
}
