import Foundation
import Testing

@testable import navigation_style

/// The reports on the example graph of ten screens, in each format, compared with files on disk.
@Suite struct GoldenReportTests {
    private static let isRecording = ProcessInfo.processInfo.environment["NAVIGATION_STYLE_RECORD"] == "1"

    private static func text(_ name: String) throws -> String {
        var graph = try SampleAudit.food()
        // SARIF contains the path of each finding, so the findings of one screen suffice.
        if name == "food.sarif" {
            graph = graph.replacing("\"policies\": [", with: "\"find\": {\"screens\": [\"help\"]}, \"policies\": [")
        }
        let report = try SampleAudit.report(
            of: graph,
            fixes: name == "food.txt",
            name: "Examples/food.json"
        )
        switch name {
        case "food.txt": return report.text(.plain)
        case "food.sarif": return String(decoding: report.sarif, as: UTF8.self)
        case "food.github": return report.gitHubCommands
        case "food.md": return report.markdown
        case "food.dot": return GraphDrawing(of: report, showing: nil, in: .dot).dot
        case "food.mermaid": return GraphDrawing(of: report, showing: nil, in: .mermaid).mermaid
        case "food.svg":
            return String(decoding: GraphDrawing(of: report, showing: nil, in: .svg).svg, as: UTF8.self) + "\n"
        default: return String(decoding: Baseline(of: report.answer).json, as: UTF8.self)
        }
    }

    @Test(arguments: [
        "food.txt", "food.sarif", "food.github", "food.md", "food.dot", "food.mermaid", "food.svg",
        "food.baseline.json",
    ])
    func `a report is what stands on disk`(_ name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Report/\(name)")
        let text = try Self.text(name)
        let known = try? String(contentsOf: file, encoding: .utf8)
        if Self.isRecording, known != text {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        #expect(text == known, "NAVIGATION_STYLE_RECORD=1 writes it anew.")
    }
}
