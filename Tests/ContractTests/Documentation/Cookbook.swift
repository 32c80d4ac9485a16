import Foundation

/// The questions of `Documentation/cookbook.md`.
struct Cookbook {
    /// A question, with its request and the expected parts of the answer.
    struct Question: Sendable, CustomStringConvertible {
        let title: String
        /// The command for a shell.
        let command: String
        /// Pointers into the answer, with the expected values.
        let lines: [(pointer: String, value: JSONValue)]

        var description: String { title }
    }

    let questions: [Question]

    init() throws {
        let text = try String(contentsOf: Repository.file("Documentation/cookbook.md"), encoding: .utf8)
        questions = try text.split(separator: "\n## ").dropFirst().map { section in
            let blocks = section.matches(of: #/```(?:sh)?\n([^`]*)```/#).map { String($0.1) }
            guard let title = section.split(separator: "\n").first, blocks.count == 2 else {
                throw Malformed(section: String(section))
            }
            return Question(title: String(title), command: blocks[0], lines: try Self.lines(blocks[1]))
        }
    }

    /// A section without both blocks, or a line without a pointer and a value.
    struct Malformed: Error {
        let section: String
    }

    private static func lines(_ block: String) throws -> [(pointer: String, value: JSONValue)] {
        try block.split(separator: "\n").map { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2 else { throw Malformed(section: String(line)) }
            return (String(parts[0]), try JSONValue(json: Array(parts[1].utf8)))
        }
    }
}
