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

    @Test(arguments: [("cookbook.md", 16), ("around-the-bar.md", 10)])
    func `every question is answered as it says`(page: String, count: Int) throws {
        let questions = try Cookbook(page).questions
        #expect(questions.count == count)
        for question in questions {
            let answer = try output(of: question.command)
            #expect(question.lines.count == 3, "\(question)")
            for (pointer, value) in question.lines {
                #expect(answer.at(pointer) == value, "\(question): \(pointer)")
            }
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
