import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStyleReader
import Testing

@Suite("Recordings")
struct RecordingTests {
    private static let sources = """
        class HomeViewController: UIViewController {}
        class CardViewController: UIViewController {}
        enum Shop { class CartViewController: UIViewController {} }
        class Router {
            let navigationController: UINavigationController
            func start() { navigationController.pushViewController(HomeViewController(), animated: true) }
            func card() { navigationController.pushViewController(CardViewController(), animated: true) }
        }
        """

    private static func graph(_ lines: [String]) throws -> (graph: Value, notes: [String]) {
        try withFolder { folder in
            try sources.write(toFile: folder + "/App.swift", atomically: true, encoding: .utf8)
            let trace = folder + "/trace.ndjson"
            try lines.joined(separator: "\n").write(toFile: trace, atomically: true, encoding: .utf8)
            var reading = AppReading()
            reading.recordings = [trace]
            let result = try reading.read([folder])
            _ = try AuditRequest(json: result.graph.json())
            return (result.graph, result.report.notes)
        }
    }

    private static func line(_ event: String, _ screen: String) -> String {
        "{\"session\": 1, \"event\": \"\(event)\", \"screen\": \"\(screen)\"}"
    }

    @Test("add the ways that people took between screens that were read")
    func ways() throws {
        let (graph, notes) = try Self.graph([
            Self.line("push", "HomeViewController"), Self.line("push", "CartViewController"),
            Self.line("push", "Elsewhere"),
        ])
        let routes = graph["routes"]?.elements ?? []
        let cart = routes.firstIndex { $0["to"] == .string("Shop.CartViewController") }
        #expect(cart.map { routes[$0]["from"] } == .some(.string("HomeViewController")))
        #expect(cart.map { graph["sources"]?["/routes/\($0)"]?["line"] } == .some(.number(2)))
        #expect(notes == ["Of 3 ways in recordings 2 are between screens that were read."])
        let entries = graph["entries"]?.elements ?? []
        let home = entries.first { $0["id"] == .string("HomeViewController") }
        #expect(home != nil && home?["isReached"] == nil)
    }

    @Test("make certain what the sources only may do")
    func possible() throws {
        let plain = try Self.graph([]).graph
        let (graph, _) = try Self.graph([
            Self.line("push", "HomeViewController"), Self.line("push", "CardViewController"),
        ])
        func certain(_ graph: Value) -> [Value] {
            (graph["routes"]?.elements ?? []).filter { $0["isPossible"] == nil }
        }
        #expect(certain(plain).isEmpty)
        #expect(certain(graph).map { $0["from"] } == [.string("HomeViewController")])
        #expect(certain(graph).map { $0["to"] } == [.string("CardViewController")])
    }

    @Test("with faults are refused, with the line")
    func faults() throws {
        #expect(throws: AppReading.Failure.self) { try Self.graph([Self.line("psuh", "HomeViewController")]) }
    }
}
