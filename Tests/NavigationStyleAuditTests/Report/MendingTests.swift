import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

struct MendingTests {
    /// Screens above a list, and where their writes stand in the code.
    private func causes(of screens: [String], sources: [String], entries: String = "") throws -> [AuditCause] {
        let routes = screens.indices.map { "{\"from\": \"list\", \"to\": \"s\($0)\"}" }
        let all = screens.enumerated().map { "{\"id\": \"s\($0)\", \($1)}" }
        let json = """
            {"environments": [{"os": "17.0"}], "screens": [{"id": "list"}, \(all.joined(separator: ", "))],
             "entries": [{"id": "list", "stack": ["list"]\(entries)}], "routes": [\(routes.joined(separator: ", "))],
             "sources": {\(sources.joined(separator: ", "))}, "fixes": false}
            """
        let response = try AuditRequest(json: Array(json.utf8)).audit()
        return try #require(response.runs.first?.report).causes
    }

    private func screen(_ property: String, _ value: String) -> String {
        "\"callbacks\": {\"viewWillAppear\": {\"\(property)\": \(value)}}"
    }

    private func source(_ screen: Int, _ property: String, _ line: Int) -> String {
        "\"/screens/\(screen + 1)/callbacks/viewWillAppear/\(property)\": {\"uri\": \"A.swift\", \"line\": \(line)}"
    }

    @Test func `one line of code is one cause on all screens that it styles`() throws {
        let screens = [screen("isNavigationBarHidden", "true"), screen("isNavigationBarHidden", "true")]
        let one = try causes(of: screens, sources: (0..<2).map { source($0, "isNavigationBarHidden", 7) })
        let several = try causes(of: screens, sources: (0..<2).map { source($0, "isNavigationBarHidden", 7 + $0) })
        let unplaced = try causes(of: screens, sources: [])
        #expect(one.count < several.count)
        #expect(several.count == unplaced.count)
        #expect(Set(one.flatMap(\.findings)) == Set(several.flatMap(\.findings)))
        #expect(Set(one.flatMap(\.findings)).count == one.map(\.findings.count).reduce(0, +))
    }

    @Test func `bars that lack an appearance for the scroll edge lack the same`() throws {
        let screens = [screen("barTintColor", "\"#FF0000\""), screen("barTintColor", "\"#00FF00\"")]
        let found = try causes(of: screens, sources: (0..<2).map { source($0, "barTintColor", 7 + $0) })
        #expect(found.count == 1)
        #expect(found.first.map { Set($0.screens) }?.isSuperset(of: ["s0", "s1"]) == true)
    }

    @Test func `buttons in UIKit's own tint lack the same on all backgrounds`() throws {
        let screens = ["#FAFAFA", "#E6E6E6"].map { "\"title\": \"A\", \"view\": {\"backgroundColor\": \"\($0)\"}" }
        let sources = (0..<2).map { number in
            "\"/screens/\(number + 1)/view/backgroundColor\": {\"uri\": \"A.swift\", \"line\": \(7 + number)}"
        }
        let found = try causes(of: screens, sources: sources)
        #expect(found.count == 1)
        #expect(found.first.map { Set($0.screens) } == ["s0", "s1"])
    }

    @Test func `a style that screens write alike is one cause, and another style another`() throws {
        let alike = ["\"#FF0000\"", "\"#FF0000\""].map { screen("tintColor", $0) }
        let unlike = ["\"#FF0000\"", "\"#00FF00\""].map { screen("tintColor", $0) }
        let sources = (0..<2).map { source($0, "tintColor", 7 + $0) }
        #expect(try causes(of: alike, sources: sources).count == 1)
        #expect(try causes(of: unlike, sources: sources).count > 1)
    }
}
