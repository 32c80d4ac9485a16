import NavigationStyle
import Testing

@testable import navigation_style

@Suite struct MarkdownReportTests {
    private func row(_ severity: Diagnostic.Severity, _ text: String, file: String = "a.json") -> Annotation {
        Annotation(severity: severity, file: file, line: 3, code: "style-leak", lines: [text, "Fix: none"])
    }

    @Test func `the gravest comes first, else in order`() {
        let rows = [row(.info, "one"), row(.error, "two"), row(.warning, "three"), row(.error, "four")]
        let expected = #"""
            ### 4 things

            | | Where | What |
            |---|---|---|
            | 🚫 error | a\.json\:3 | **style-leak**: two<br>Fix\: none |
            | 🚫 error | a\.json\:3 | **style-leak**: four<br>Fix\: none |
            | ⚠️ warning | a\.json\:3 | **style-leak**: three<br>Fix\: none |
            | 📖 info | a\.json\:3 | **style-leak**: one<br>Fix\: none |

            """#
        #expect(MarkdownReport(title: "4 things", rows: rows).text == expected)
    }

    @Test func `where nothing is found there is no table`() {
        #expect(MarkdownReport(title: "nothing to report", rows: []).text == "### nothing to report\n")
    }

    @Test func `markup, links, mentions and references are shown and not obeyed`() {
        let text = MarkdownReport(
            title: "t",
            rows: [row(.error, "<b>|`*_[a](http://b)\\\n## @you #12 www.c.d\u{202E}", file: "a|b`\n.json")]
        ).text
        let expected =
            #"| 🚫 error | a\|b\` \.json\:3 | **style-leak**: \<b\>\|\`\*\_\[a\](http\://b)\\ "#
            + "\\#\u{2060}\\#\u{2060} \\@\u{2060}you \\#\u{2060}12 www\\.c\\.d <br>Fix\\: none |"
        #expect(text.split(separator: "\n").last.map(String.init) == expected)
        #expect(text.split(separator: "\n").count == 4)
    }

    @Test func `a comment is never too long for GitHub, and tells how much it leaves out`() {
        let rows = (0..<400).map { row(.warning, String(repeating: "a", count: 400) + "\($0)") }
        let drawing = "flowchart LR\n" + String(repeating: "  n0 --> n1\n", count: 900)
        let text = MarkdownReport(title: "400 warnings", rows: rows, drawing: drawing).text
        #expect(text.count < 65_536)
        let shown = text.split(separator: "\n").count { $0.hasPrefix("| ⚠️") }
        #expect(shown > 100)
        #expect(text.contains("\n…and \(400 - shown) more.\n\n```mermaid\nflowchart LR\n"))
        let large = MarkdownReport(title: "t", rows: [], drawing: drawing + drawing).text
        #expect(large == "### t\n")
    }

    @Test func `an audit has a row for each cause and a drawing of the path to the first`() throws {
        let text = try SampleAudit.report(of: SampleAudit.twoColors).markdown
        let lines = text.split(separator: "\n")
        #expect(lines[0] == #"### navigation-style audit\: 1 warning by 1 cause in 1 run"#)
        #expect(lines[1].hasPrefix("described\\: 3 of 4 screens have styles"))
        #expect(lines[4].hasPrefix(#"| ⚠️ warning | app/graph\.json\:3 | **history-dependent-style**: "red" sets "#))
        #expect(lines[4].contains(#"<br>Shortest path\: root → push red → push plain<br>Fix\: "#))
        #expect(lines[5...6] == ["```mermaid", "flowchart LR"])
        #expect(lines.last == "```")
    }
}
