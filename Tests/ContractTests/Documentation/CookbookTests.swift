import Foundation
import Testing

/// The commands in the documentation, executed.
@Suite(.enabled(if: ServerProcess.isThere && Shell.hasCurl, "the executable or curl is not there"), .served)
struct CookbookTests {
    let port: UInt16

    init() throws {
        port = try #require(ServerProcess.current).client.port
    }

    /// Returns the output of `command`, sent to this server.
    private func output(of command: String) throws -> JSONValue {
        try JSONValue(json: Shell.output(of: command.replacing("127.0.0.1:8080", with: "127.0.0.1:\(port)")))
    }

    @Test func `every question of the cookbook is answered as it says`() throws {
        let questions = try Cookbook().questions
        #expect(questions.count == 15)
        for question in questions {
            let answer = try output(of: question.command)
            #expect(question.lines.count == 3, "\(question)")
            for (pointer, value) in question.lines {
                #expect(answer.at(pointer) == value, "\(question): \(pointer)")
            }
        }
    }

    /// A line `…` stands for lines that are left out, and so does `…` at the end of a line.
    @Test func `an audit prints what the README says`() throws {
        let text = try String(contentsOf: Repository.file("README.md"), encoding: .utf8)
        let block = try #require(
            text.firstMatch(of: #/```sh\nnavigation-style (audit [^`\n]*)\n```\n\n```\n([^`]*)```/#)
        )
        let run = try CommandRun(block.1.split(separator: " ").map(String.init), in: Repository.root)
        var printed = run.output.split(separator: "\n")[...]
        for line in block.2.split(separator: "\n") where line.trimmingPrefix(while: \.isWhitespace) != "…" {
            let start = line.hasSuffix("…") ? line.dropLast() : line
            let place = printed.firstIndex { line.hasSuffix("…") ? $0.hasPrefix(start) : $0 == line }
            #expect(place != nil, "\(line)")
            if let place { printed = printed[(place + 1)...] }
        }
    }

    @Test func `the first line of the README is answered as it says`() throws {
        let text = try String(contentsOf: Repository.file("README.md"), encoding: .utf8)
        let command = try #require(text.firstMatch(of: #/```sh\n(curl[^`]*)```/#)).1
        let answer = try output(of: String(command))
        #expect(answer["outcome"] == .string("changed"))
        #expect(answer.at("/bars/after/background/kind") == .string("clear"))
        #expect(answer.at("/plan/presentation") == .string("slidingBars"))
        // For steps, the document gives the number of those left out.
        let shown = text.matches(of: #/^ {6}\{"at": /#.anchorsMatchLineEndings()).count
        let omitted = try #require(text.firstMatch(of: #/… (\d+) more …/#).flatMap { Int($0.1) })
        #expect(answer.at("/plan/steps")?.array?.count == shown + omitted)
    }
}

/// A shell with the tools that the documentation assumes.
enum Shell {
    static let hasCurl = ["/usr/bin/curl", "/bin/curl"].contains { FileManager.default.isExecutableFile(atPath: $0) }

    static func output(of command: String) throws -> [UInt8] {
        let process = Process()
        let outlet = Pipe()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        process.standardOutput = outlet
        try process.run()
        let output = Array(outlet.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        return output
    }
}
