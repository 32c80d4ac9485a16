import Foundation
import Testing

@testable import navigation_style

@Suite struct AuditTextTests {
    @Test func `a cause is told with who, what, where it is seen, the shortest path, both looks and the fix`() throws {
        let text = try SampleAudit.report(of: SampleAudit.twoColors, fixes: true).text(.plain)
        let start = try #require(text.range(of: "  warning: "))
        let end = try #require(text.range(of: "\n\n", range: start.lowerBound..<text.endIndex))
        #expect(
            text[start.lowerBound..<end.lowerBound] == """
                  warning: "red" sets scrollEdgeAppearance in viewWillAppear (app/graph.json:3:50, at /screens/1/bar/background)
                    history-dependent-style on plain (background)
                    shortest path: root → push red → push plain
                    usually, plain: root → push blue → push plain
                                   usually         here
                      background   color #0A84FF   color #FF3B30
                    fix 1: On the navigationItem of "plain", set scrollEdgeAppearance and standardAppearance to an appearance \
                (background: opaque, backgroundColor: #0A84FF); verified: 1 of 1 gone
                """
        )
    }

    @Test func `the place is that in the app's code where the graph knows it`() throws {
        let source = #"{"id": "red", "source": {"uri": "App/Red.swift", "line": 12}, "#
        let graph = SampleAudit.twoColors.replacing(#"{"id": "red", "#, with: source)
        let text = try SampleAudit.report(of: graph).text(.plain)
        #expect(text.contains("(App/Red.swift:12, at /screens/1/bar/background)"))
    }

    @Test func `screens without style and what is not modelled are listed`() throws {
        let text = try SampleAudit.report(of: SampleAudit.twoColors).text(.plain)
        #expect(text.contains("  unstyled: plain\n  not modelled: reappear, rotate, traitChange, setAppearanceProxy\n"))
    }

    @Test func `what is in the baseline is counted and not told`() throws {
        let found = try SampleAudit.report(of: SampleAudit.twoColors)
        let text = try SampleAudit.report(of: SampleAudit.twoColors, baseline: Baseline(of: found.answer)).text(.plain)
        #expect(text.contains("  nothing new; 1 known from the baseline; 4 of 4 screens reached; "))
        #expect(!text.contains("warning"))
    }

    @Test func `several runs are followed by a row of figures for each`() throws {
        let report = try SampleAudit.report(of: SampleAudit.twoColors) { $0.systems = ["12.0", "17.0"] }
        let lines = report.text(.plain).split(separator: "\n").suffix(4)
        #expect(lines.first?.hasSuffix("errors  warnings  screens with several looks") ?? false)
        #expect(lines.dropFirst().first?.hasPrefix("  system, iOS 12.0, ") ?? false)
    }

    @Test func `what a stranger typed cannot drive a terminal`() throws {
        let source = #"{"id": "red", "source": {"uri": "\u001B[2J\n\u202Ex"}, "#
        let graph = SampleAudit.twoColors.replacing(#"{"id": "red", "#, with: source)
        let text = try SampleAudit.report(of: graph).text(.plain)
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0.value == 0x202E })
        #expect(text.contains("( [2J  x, at /screens/1/bar/background)"))
    }
}
