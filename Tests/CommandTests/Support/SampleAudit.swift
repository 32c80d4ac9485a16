import Foundation
import NavigationStyleAudit
import NavigationStyleJSON

@testable import navigation_style

/// Audits that tests share.
enum SampleAudit {
    /// Two colored pages lead to one that inherits their color; the line of `plain` is the fifth.
    static let twoColors = """
        {"policies": ["system"],
         "screens": [{"id": "home", "bar": {"background": {"color": "#FFFFFF"}}},
                     {"id": "red", "bar": {"background": {"color": "#FF3B30"}}},
                     {"id": "blue", "bar": {"background": {"color": "#0A84FF"}}},
                     {"id": "plain"}],
         "entries": [{"id": "root", "stack": ["home"]}],
         "routes": [{"from": "home", "to": ["red", "blue"]}, {"from": ["red", "blue"], "to": "plain"}],
         "find": {"codes": ["history-dependent-style"]}}
        """

    /// Returns a graph with `count` screens, each with a tint of its own, that lead to a screen without one, which
    /// leads on.
    static func wide(_ count: Int) -> String {
        let screens = (0..<count).map { number in
            let digits = String(number, radix: 16, uppercase: true)
            let color = "#" + String(repeating: "0", count: 6 - digits.count) + digits
            return "{\"id\": \"s\(number)\", \"bar\": {\"tint\": \"\(color)\"}}"
        }
        let names = (1..<count).map { "\"s\($0)\"" }.joined(separator: ", ")
        return """
            {"policies": ["system"], "screens": [\(screens.joined(separator: ",\n")), {"id": "plain"}],
             "entries": [{"id": "root", "stack": ["s0"]}],
             "routes": [{"from": "s0", "to": [\(names)]}, {"from": [\(names)], "to": "plain"}]}
            """
    }

    /// Returns the example graph of ten screens.
    static func food() throws -> String {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/food.json")
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Returns the report on a graph.
    static func report(
        of graph: String,
        fixes: Bool = false,
        baseline: Baseline? = nil,
        name: String = "app/graph.json",
        _ change: (inout AuditSettings) -> Void = { _ in }
    ) throws -> AuditReport {
        var settings = AuditSettings()
        settings.fixes = fixes
        change(&settings)
        let text = Array(graph.utf8)
        let request = try settings.request(text)
        let answer = try request.response(within: settings.budget(of: request))
        let audited = AuditedGraph(name: name, text: text, request: request)
        return AuditReport(graph: audited, answer: answer, baseline: baseline)
    }
}
