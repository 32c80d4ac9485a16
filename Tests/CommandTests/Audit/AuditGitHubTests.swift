import Testing

@testable import navigation_style

@Suite struct AuditGitHubTests {
    /// Returns the lines after the one that names the subject.
    private func lines(_ report: AuditReport) -> [Substring] {
        Array(report.gitHubCommands.split(separator: "\n").dropFirst())
    }

    @Test func `a cause is one annotation at the line that causes it, and a summary follows`() throws {
        let lines = lines(try SampleAudit.report(of: SampleAudit.twoColors))
        #expect(lines.count == 2)
        #expect(
            lines[0].hasPrefix(
                "::warning file=app/graph.json,line=3,col=50,title=history-dependent-style::\"red\" sets "
            )
        )
        #expect(lines[0].contains("%0AShortest path: root → push red → push plain%0A"))
        #expect(lines[1] == "navigation-style audit: 1 warning by 1 cause in 1 run")
    }

    @Test func `a cause that shows in several runs is one annotation`() throws {
        let lines = lines(try SampleAudit.report(of: SampleAudit.twoColors) { $0.systems = ["16.0", "17.0"] })
        #expect(lines.count == 2)
        #expect(lines[0].hasSuffix("%0AUnder system, iOS 16.0; system, iOS 17.0"))
        #expect(lines[1] == "navigation-style audit: 2 warnings by 1 cause in 2 runs")
    }

    @Test func `no more than ten of a level are shown, and it is said how many are not`() throws {
        // Each of the colored pages leaks into two that write nothing, and so is a cause of its own.
        let pages = (0..<14).map { "{\"id\": \"p\($0)\"}" }.joined(separator: ", ")
        let screens = (0..<14).map { "{\"id\": \"c\($0)\", \"bar\": {\"tint\": \"#0000\($0 + 10)\"}}" }
        let routes = (0..<14).map { "{\"from\": [\"c\($0)\", \"home\"], \"to\": \"p\($0)\"}" }
        let names = (0..<14).map { "\"c\($0)\"" }.joined(separator: ", ")
        let graph = """
            {"policies": ["system"], "pops": {"back": false, "swipe": false, "cancelledSwipe": false},
             "screens": [{"id": "home"}, \(pages), \(screens.joined(separator: ", "))],
             "entries": [{"id": "root", "stack": ["home"]}],
             "routes": [{"from": "home", "to": [\(names)]}, \(routes.joined(separator: ", "))],
             "find": {"codes": ["history-dependent-style"]}}
            """
        let lines = lines(try SampleAudit.report(of: graph))
        #expect(lines.count == 11)
        #expect(lines.dropLast().allSatisfy { $0.hasPrefix("::warning ") })
        #expect(lines[10].hasSuffix("by 14 causes in 1 run; 4 not annotated"))
    }

    @Test func `what is known is not shown`() throws {
        let found = try SampleAudit.report(of: SampleAudit.twoColors)
        let report = try SampleAudit.report(of: SampleAudit.twoColors, baseline: Baseline(of: found.answer))
        #expect(lines(report) == ["navigation-style audit: nothing new in 1 run"])
    }

    @Test func `the runner's own characters are escaped`() throws {
        let graph = SampleAudit.twoColors
            .replacing(#"{"id": "red", "#, with: #"{"id": "red", "source": {"uri": "a,b:c%\n.swift", "line": 3}, "#)
        #expect(
            lines(try SampleAudit.report(of: graph))[0].hasPrefix("::warning file=a%2Cb%3Ac%25%0A.swift,line=3,title=")
        )
        let input = try SampleAudit.report(of: SampleAudit.twoColors, name: "-")
        #expect(lines(input)[0].hasPrefix("::warning line=3,col=50,"))
    }
}
