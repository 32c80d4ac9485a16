import Foundation
import NavigationStyle
import Testing

/// Every citation in comments and texts of the sources exists, as a reference page or as a file of the repository.
@Suite struct CitationTests {
    /// A Swift file, with its path in the repository.
    struct Source {
        let path: String
        let text: String
    }

    let sources: [Source]
    let names: Set<String>

    init() throws {
        let enumerated = FileManager.default.enumerator(
            at: Repository.root,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        let root = Repository.root.standardized.path + "/"
        let paths = try #require(enumerated).compactMap { ($0 as? URL)?.standardized.path.replacing(root, with: "") }
        names = Set(paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 })
        let folders = ["Sources/", "Tests/", "Laboratory/"]
        sources = try paths.filter { path in path.hasSuffix(".swift") && folders.contains(where: path.hasPrefix) }
            .map { Source(path: $0, text: try String(contentsOf: Repository.file($0), encoding: .utf8)) }
        try #require(sources.count > 500)
    }

    @Test func `every id of a fact has its page`() {
        var count = 0
        for source in sources where source.path.hasPrefix("Sources/") {
            for match in source.text.matches(
                of: /\b(?:uikit\.[A-Z]|around\.[A-Z]|libraries\.\d|seed\d\.\d)(?:[\dC]|\.(?=[\dC]))*\b/
            ) {
                count += 1
                #expect(ReferencePage.named(String(match.output)) != nil, "\(match.output) in \(source.path)")
            }
        }
        #expect(count > 800)
    }

    @Test func `every document that a comment names is there`() {
        for source in sources {
            for comment in source.text.matches(of: /\/\/.*/) {
                for match in comment.output.matches(of: /[\w-]+\.md\b/) {
                    #expect(names.contains(String(match.output)), "\(match.output) in \(source.path)")
                }
            }
        }
    }
}
