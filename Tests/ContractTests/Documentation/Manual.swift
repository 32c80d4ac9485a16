import Foundation

/// A document for readers, in Markdown.
struct Manual: Sendable, CustomStringConvertible {
    /// The documents at the top of the repository and in `Documentation`.
    static let all =
        ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md"].map(Manual.init(path:))
        + ((try? FileManager.default.contentsOfDirectory(atPath: Repository.file("Documentation").path)) ?? [])
        .filter { $0.hasSuffix(".md") }.sorted().map { Manual(path: "Documentation/\($0)") }

    /// The documents in the other folders, and the changelog.
    static let others =
        (["CHANGELOG.md"] + ["Benchmarks", "Laboratory", "Patches", "Playground", "Tests"].map { "\($0)/README.md" })
        .map(Manual.init(path:))

    /// The path relative to the repository.
    let path: String

    var description: String { path }

    /// Returns the text.
    ///
    /// - Throws: A failure to read the file.
    func text() throws -> String { try String(contentsOf: Repository.file(path), encoding: .utf8) }

    /// Returns the blocks of code in the given language.
    func blocks(in language: String) throws -> [String] {
        try text().matches(of: #/^```(\w*)\n((?:(?!```).*\n)*)```$/#.anchorsMatchLineEndings())
            .filter { $0.1 == language }.map { String($0.2) }
    }

    /// Returns the output that the document shows for a block of commands; nil if no output follows the block.
    func output(of commands: String) throws -> String? {
        let rest = try text().components(separatedBy: "```sh\n\(commands)```\n\n```\n").dropFirst().first
        return rest?.components(separatedBy: "\n```").first
    }

    /// Returns the targets of links and pictures outside code.
    func links() throws -> [String] {
        try text().replacing(#/^```(?:(?!^```).*\n)*?^```$/#.anchorsMatchLineEndings(), with: "")
            .replacing(#/`[^`\n]*`/#, with: "").matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
    }

    /// Returns the anchors that GitHub gives the headings.
    func anchors() throws -> [String] {
        try text().matches(of: #/^#+ (.*)$/#.anchorsMatchLineEndings()).map { heading in
            String(
                heading.1.lowercased().compactMap { character in
                    character == " "
                        ? "-" : character.isLetter || character.isNumber || "-_".contains(character) ? character : nil
                }
            )
        }
    }
}
