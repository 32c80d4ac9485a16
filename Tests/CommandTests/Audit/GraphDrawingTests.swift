import Foundation
import NavigationStyle
import NavigationStyleAudit
import Testing

@testable import navigation_style

@Suite struct GraphDrawingTests {
    @Test func `screens have a color for how many looks they have`() throws {
        let report = try SampleAudit.report(of: SampleAudit.twoColors)
        let drawing = GraphDrawing(of: report, showing: nil, in: .dot)
        #expect(drawing.nodes.map(\.label) == ["root", "home", "red", "blue", "plain"])
        #expect(drawing.nodes.map(\.looks) == [1, 1, 1, 1, 2])
        #expect(drawing.nodes[4].fill != drawing.nodes[3].fill)
        #expect(drawing.omission == nil)
    }

    @Test func `the arrows of the chosen path are set off and numbered`() throws {
        let report = try SampleAudit.report(of: SampleAudit.twoColors)
        let drawing = GraphDrawing(of: report, showing: nil, in: .dot)
        let path = drawing.edges.filter(\.isOnPath)
        #expect(path.map(\.label) == ["", "1", "2"])
        #expect(path.map { drawing.nodes[$0.to].label } == ["home", "red", "plain"])
        #expect(drawing.caption == "history-dependent-style: plain, background: root → push red → push plain")
    }

    @Test func `a way back has an arrow of its own`() throws {
        let report = try SampleAudit.report(of: try SampleAudit.food())
        let stuck = try #require(report.answer.runs[0].findings.first { $0.code == .stuckHiddenBar })
        let drawing = GraphDrawing(of: report, showing: stuck.fingerprint, in: .svg)
        let labels = drawing.edges.filter(\.isOnPath).map(\.label)
        #expect(labels.contains { $0.hasSuffix(" back") })
        #expect(drawing.caption.hasPrefix("stuck-hidden-bar: \(stuck.screen?.rawValue ?? "")"))
    }

    @Test func `beyond the budget there is what findings touch, and a note`() throws {
        // s0 to s149 all lead to one page, which makes 302 arrows.
        let report = try SampleAudit.report(of: SampleAudit.wide(150))
        let drawing = GraphDrawing(of: report, showing: nil, in: .mermaid)
        #expect(drawing.nodes.count + drawing.edges.count < 200)
        #expect(drawing.omission?.hasSuffix("that no finding touches are left out") ?? false)
        #expect(drawing.nodes.contains { $0.label == "plain" })
        #expect(drawing.edges.filter(\.isOnPath).count == 3)
        #expect(GraphDrawing(of: report, showing: nil, in: .dot).omission == nil)
    }

    // MARK: - Languages

    /// Names that have a special meaning in one of the languages.
    private static let strange =
        #"{"policies": ["system"], "screens": [{"id": "a\"];\\N<b>&]]>%%{x}`|"}, {"id": "end"}], "#
        + #""entries": [{"id": "e", "stack": ["a\"];\\N<b>&]]>%%{x}`|"]}], "#
        + #""routes": [{"from": "*", "to": "end", "needs": ["\"|x"]}], "flags": ["\"|x"]}"#

    @Test func `Graphviz sees no end of a name and none of its escapes in one`() throws {
        let dot = GraphDrawing(of: try SampleAudit.report(of: Self.strange), showing: nil, in: .dot).dot
        #expect(dot.contains(#"n1 [label="a\"];\\N<b>&]]>%%{x}`|", "#))
        #expect(dot.contains(#"n3 -> n2 [label="if \"|x""#))
        #expect(dot.hasPrefix("digraph audit {\n") && dot.hasSuffix("}\n"))
    }

    @Test func `Mermaid gets nothing but letters and numbers of characters`() throws {
        let mermaid = GraphDrawing(of: try SampleAudit.report(of: Self.strange), showing: nil, in: .mermaid).mermaid
        #expect(mermaid.contains(##"n1["a#34;#93;#59;#92;N#60;b#62;#38;#93;#93;#62;#37;#37;#123;x#125;#96;#124;"]"##))
        #expect(mermaid.contains(##"|"if #34;#124;x"|"##))
        #expect(!mermaid.contains("%%{"))
    }

    @Test func `a picture is XML, whatever screens are called`() throws {
        for graph in [Self.strange, SampleAudit.twoColors, try SampleAudit.food()] {
            let drawing = GraphDrawing(of: try SampleAudit.report(of: graph), showing: nil, in: .svg)
            let text = String(decoding: drawing.svg, as: UTF8.self)
            #expect(text.hasPrefix("<svg xmlns=") && text.hasSuffix("</svg>"))
            #expect(!text.contains("<b>") && !text.contains("]]>"))
        }
    }
}
