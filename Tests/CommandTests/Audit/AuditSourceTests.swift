import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import NavigationStyleService
import Testing

@testable import navigation_style

/// Positions in the source code, and unknown values, in each format.
@Suite struct AuditSourceTests {
    private static let graph = SampleAudit.twoColors.replacing(
        #""find":"#,
        with: """
            "sources": {"/screens/1/bar/background": {"uri": "App/Red.swift", "line": 31, "column": 9},
              "/screens/1": {"uri": "App/Red.swift", "line": 2}},
            "find":
            """
    )

    @Test func `text, annotations and SARIF stand at the write's own line`() throws {
        let report = try SampleAudit.report(of: Self.graph)
        #expect(report.text(.plain).contains("(App/Red.swift:31:9, at /screens/1/bar/background)"))
        #expect(
            report.gitHubCommands.contains("::warning file=App/Red.swift,line=31,col=9,title=history-dependent-style::")
        )
        let log = try JSONSerialization.jsonObject(with: Data(report.sarif)) as? [String: Any]
        let run = try #require((log?["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "App/Red.swift")
        let region = try #require(physical["region"] as? [String: Int])
        #expect(region == ["startLine": 31, "startColumn": 9, "endLine": 31])
        let logical = (location["logicalLocations"] as? [[String: Any]])?.first
        #expect(logical?["fullyQualifiedName"] as? String == "/screens/1/bar/background")
    }

    @Test func `a region of a graph has an end`() throws {
        let report = try SampleAudit.report(of: SampleAudit.twoColors)
        let log = try JSONSerialization.jsonObject(with: Data(report.sarif)) as? [String: Any]
        let run = try #require((log?["runs"] as? [[String: Any]])?.first)
        let result = try #require((run["results"] as? [[String: Any]])?.first)
        let location = try #require((result["locations"] as? [[String: Any]])?.first)
        let region = (location["physicalLocation"] as? [String: Any])?["region"] as? [String: Int]
        #expect(region == ["startLine": 5, "startColumn": 14, "endLine": 5, "endColumn": 29])
        #expect((run["properties"] as? [String: Any])?["described"] != nil)
    }

    @Test func `what is described comes first and what is left behind last`() throws {
        let text = try SampleAudit.report(of: SampleAudit.twoColors).text(.plain)
        #expect(text.hasPrefix("described: 3 of 4 screens have styles; 3 values known; no styles: plain\n"))
        #expect(text.contains("values left on the bar, on every path:\n  home: "))
        #expect(
            try SampleAudit.report(of: SampleAudit.twoColors).gitHubCommands.hasPrefix(
                "navigation-style audit: described: 3 of 4"
            )
        )
    }

    @Test func `it is told before the findings in each format`() throws {
        let report = try SampleAudit.report(of: SampleAudit.twoColors)
        let texts = [
            "markdown": report.markdown, "junit": report.junit(failingOn: .warning, orPossible: false),
            "dot": GraphDrawing(of: report, showing: nil, in: .dot).dot,
            "mermaid": GraphDrawing(of: report, showing: nil, in: .mermaid).mermaid,
            "svg": String(decoding: GraphDrawing(of: report, showing: nil, in: .svg).svg, as: UTF8.self),
        ]
        for (format, text) in texts {
            let description = try #require(text.range(of: "3 of 4 screens have styles"), "\(format)")
            let finding = text.range(of: "history-dependent-style", range: description.upperBound..<text.endIndex)
            #expect(finding != nil || format == "svg", "\(format)")
        }
        let log = String(decoding: report.sarif, as: UTF8.self)
        let description = try #require(log.range(of: #""described":"#))
        #expect(log.range(of: #""results":"#, range: description.upperBound..<log.endIndex) != nil)
    }

    @Test func `runs that found the same are told once`() throws {
        let text = try SampleAudit.report(of: SampleAudit.twoColors) { $0.systems = ["16.0", "17.0"] }.text(.plain)
        #expect(text.contains("iOS 16.0, 17.0"))
        #expect(text.components(separatedBy: "  warning: ").count == 2)
    }

    @Test func `what is only possible is said to be`() throws {
        let graph = Self.graph.replacing(#""to": "plain"}"#, with: #""to": "plain", "isPossible": true}"#)
        let report = try SampleAudit.report(of: graph)
        #expect(report.text(.plain).contains("  warning, possible: "))
        #expect(report.text(.plain).contains("1 only possible"))
        #expect(report.gitHubCommands.contains("title=history-dependent-style (possible)::"))
        #expect(report.newFindings.allSatisfy { $0.certainty == .possible })
    }

    @Test func `what is meant so is listed with its reason`() throws {
        let graph = Self.graph.replacing(
            #""find":"#,
            with:
                #""isIntended": [{"code": "history-dependent-style", "because": "as in print"}, {"code": "no-way-back", "because": "x"}], "find":"#
        )
        let text = try SampleAudit.report(of: graph).text(.plain)
        #expect(text.contains("intended: 1\n  history-dependent-style on plain, background: as in print"))
        #expect(text.contains("no finding matches the intention at /isIntended/1"))
        #expect(text.contains("nothing to report; 1 intended"))
    }

    @Test func `an unknown value is told by its name`() throws {
        let graph = Self.graph.replacing(##"{"color": "#FF3B30"}"##, with: #"{"color": {"unknown": "brand.red"}}"#)
        let text = try SampleAudit.report(of: graph).text(.plain)
        #expect(text.contains("unknown brand.red"))
        #expect(text.hasPrefix("described: 3 of 4 screens have styles; 2 values known, 1 unknown;"))
    }

    @Test func `what validate finds has a fingerprint and an end`() throws {
        let json = Array(#"{"policy": "system", "stack": [{"id": "a", "bar": {"tint": 5}}]}"#.utf8)
        let fault = RequestFault(.wrongType(expected: .color, found: .number), at: "/stack/0/bar/tint")
        let findings = LocatedFinding.all(Problem(JSONRequestError.invalid([fault])).findings, in: json)
        let report = Report(files: [Report.File(name: "a.json", findings: findings, links: [])])
        let log = try JSONSerialization.jsonObject(with: Data(report.sarif)) as? [String: Any]
        let result = try #require(((log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])?.first)
        #expect((result["partialFingerprints"] as? [String: String])?["navigationStyle/v1"]?.count == 16)
        let physical = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        let region = try #require(physical?["region"] as? [String: Int])
        #expect(region["endLine"] == 1 && region["endColumn"] == (region["startColumn"] ?? 0) + 1)
    }
}
