import Foundation

/// The questions of a page of the documentation.
struct Cookbook {
    /// A question, with what is sent and what is told to be answered.
    struct Question: Sendable, CustomStringConvertible {
        let title: String
        /// A line for a shell.
        let command: String
        /// Where it stands in the answer, and what stands there.
        let lines: [(pointer: String, value: JSONValue)]

        var description: String { title }
    }

    let questions: [Question]

    init(_ page: String) throws {
        let text = try String(contentsOf: Repository.file("Documentation/\(page)"), encoding: .utf8)
        questions = try text.split(separator: "\n## ").dropFirst().map { section in
            let blocks = section.matches(of: #/```(?:sh)?\n([^`]*)```/#).map { String($0.1) }
            guard let title = section.split(separator: "\n").first, blocks.count == 2 else {
                throw Malformed(section: String(section))
            }
            return Question(title: String(title), command: blocks[0], lines: try Self.lines(blocks[1]))
        }
    }

    /// A section that has not both blocks, or a line that is none.
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
