import Foundation

/// The table of `Tests/README.md`: which test holds which statement.
struct TestMap {
    /// A row of the table.
    struct Row: Hashable, CustomStringConvertible {
        /// The section of a seed or of uikit.md.
        var source: String
        /// The suite that holds it.
        var suite: String
        /// The test; nil where it takes the whole suite.
        var test: String?

        var description: String { "\(source): \(suite), \(test ?? "all")" }
    }

    let rows: [Row]

    init() throws {
        let text = try String(contentsOf: Repository.file("Tests/README.md"), encoding: .utf8)
        rows = text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[1].hasPrefix("`") else { return nil }
            let names = cells.map { $0.trimmingCharacters(in: ["`"]) }
            return Row(source: cells[0], suite: names[1], test: cells[2].hasPrefix("`") ? names[2] : nil)
        }
    }
}

/// The suites of the tests' own sources, by their names, with the names of their tests.
struct TestSources {
    let tests: [String: Set<String>]

    init() throws {
        var tests: [String: Set<String>] = [:]
        let root = Repository.file("Tests")
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.hasSuffix("Tests.swift") {
            let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
            guard let suite = text.firstMatch(of: #/struct (\w+Tests)\b/#) else { continue }
            tests[String(suite.1), default: []]
                .formUnion(text.matches(of: #/func\s+`([^`]+)`/#).map { String($0.1) })
        }
        self.tests = tests
    }
}
