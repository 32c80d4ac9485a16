import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

/// The graphs in Examples.
@Suite struct ExampleGraphTests {
    private static func graph(_ name: String) throws -> AuditRequest {
        try AuditRequest(json: Array(Data(contentsOf: Repository.file("Examples/\(name).json"))))
    }

    @Test func `the market says once whatever a graph can say of what is not known`() throws {
        let graph = try Self.graph("market")
        let callbacks = graph.screens.flatMap { screen in Callback.allCases.map { screen.screen.callbacks[$0] } }
        let members: [(name: String, count: Int)] = [
            ("unknown", graph.unknowns.count), ("saved", callbacks.count { $0.contains { $1.tree["saved"] != nil } }),
            ("properties", graph.entries.count { !$0.properties.isEmpty }),
            ("isReached", graph.entries.count { !$0.isReached }),
            ("writes before", graph.routes.count { !$0.writes.before.isEmpty }),
            ("writes after", graph.routes.count { !$0.writes.after.isEmpty }),
            ("screen of a route", graph.routes.count { $0.screen != nil }),
            ("isPossible", graph.routes.count(where: \.isPossible)), ("bases", graph.bases.count),
            ("base", graph.screens.count { $0.base != nil }),
            ("variants", graph.screens.count { !$0.variants.isEmpty }),
            ("children", graph.screens.count { !$0.children.isEmpty }), ("isIntended", graph.isIntended.count),
        ]
        for (name, count) in members { #expect(count == 1, "\(name)") }
        #expect(!graph.sources.places.isEmpty)
    }

    @Test(arguments: ["market", "food"])
    func `each position is that of a value, and what is meant so is found`(name: String) throws {
        var graph = try Self.graph(name)
        let tree = try JSONValue(json: graph.json())
        for pointer in graph.sources.places.keys { #expect(tree.at(pointer) != nil, "\(pointer)") }
        graph.fixes = false
        graph.policies = [graph.policies[0]]
        graph.find.codes = graph.isIntended.compactMap(\.code)
        guard case .made(let report) = try graph.response().runs[0].outcome else {
            Issue.record("The run cannot be made.")
            return
        }
        #expect(report.unmet == [])
    }
}
