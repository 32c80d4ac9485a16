import Foundation

/// The sources that the engine's suites follow according to their comments: which test covers which statement.
struct TestMap {
    /// A suite, read from its source.
    struct Suite {
        /// The comment, in lower case.
        let comment: String
        let tests: [String]

        /// Returns whether the suite follows a section of a source: its comment names the section, or it names the
        /// source and the name of one of its tests begins with the section.
        func follows(_ section: String, of source: String) -> Bool {
            comment.contains("\(source), \(section)")
                || comment.contains(source) && tests.contains { $0.hasPrefix(section) }
        }
    }

    let suites: [Suite]

    init() throws {
        let root = Repository.file("Tests/NavigationStyleTests")
        suites = try FileManager.default.subpathsOfDirectory(atPath: root.path).compactMap { path in
            guard path.hasSuffix("Tests.swift") else { return nil }
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            guard let match = text.firstMatch(of: #/((?:\/\/\/.*\n)+)(?:@Suite.*\n)?.*struct \w+Tests\b/#) else {
                return nil
            }
            let tests = text.matches(of: #/func\s+`([^`]+)`/#).map { String($0.1) }
            return Suite(comment: match.1.lowercased(), tests: tests)
        }
    }
}
