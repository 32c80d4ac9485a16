import Foundation
import NavigationStyle
import NavigationStyleAudit
import NavigationStyleJSON
import Testing

@testable import navigation_style

@Suite struct ChangedFilesTests {
    private static let graph = """
        {"policies": ["system"],
         "screens": [
          {"id": "home", "source": {"uri": "App/Home.swift", "line": 3}},
          {"id": "red", "callbacks": {"viewWillAppear": {"tintColor": "#FF0000"}},
           "source": {"uri": "App/Red.swift", "line": 5}},
          {"id": "gone", "callbacks": {"viewWillAppear": {"isNavigationBarHidden": true}},
           "source": {"uri": "App/Gone caf\u{E9}.swift", "line": 7}}],
         "entries": [{"id": "root", "stack": ["home"]}],
         "routes": [{"from": "home", "to": ["red", "gone"]}],
         "find": {"codes": ["history-dependent-style", "stuck-hidden-bar"]}}
        """

    /// Returns the names of the files in a text, each once, in order of appearance.
    private func files(in text: some StringProtocol) -> [String] {
        let places = ["Home", "Red", "Gone"].compactMap { name in
            text.range(of: "App/\(name)").map { (name, $0.lowerBound) }
        }
        return places.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private func report(changed: String?) throws -> AuditReport {
        var report = try SampleAudit.report(of: Self.graph)
        report.changed = changed.map { ChangedFiles(Array($0.utf8)) }
        return report
    }

    @Test func `without changed files, findings have the order of the search`() throws {
        let report = try report(changed: nil)
        #expect(report.answerChangedFirst == report.answer)
        #expect(report.issues.map(\.cause?.screen) == ["gone", "red"])
    }

    @Test(arguments: ["App/Red.swift\n", "Red.swift", "./App/Red.swift\r\n", "Repository/App/Red.swift\nREADME.md\n"])
    func `findings at changed files come first in each format`(_ changed: String) throws {
        let report = try report(changed: changed)
        #expect(report.issues.map(\.cause?.screen) == ["red", "gone"])
        #expect(files(in: report.text(.plain)).prefix(2) == ["Red", "Gone"])
        #expect(report.causes.map { $0[0].cause?.screen } == ["red", "gone"])
        #expect(files(in: report.markdown).first == "Red")
        let results = String(decoding: report.sarif, as: UTF8.self).components(separatedBy: "\"results\"")
        #expect(files(in: results.last ?? "").first { $0 != "Home" } == "Red")
    }

    @Test func `a path with unusual characters is read as git quotes it`() throws {
        let report = try report(changed: #""App/Gone caf\303\251.swift""#)
        #expect(report.issues.map(\.cause?.screen) == ["gone", "red"])
        #expect(ChangedFiles(Array(#""a\"b\\c\td""#.utf8)).contains("a\"b\\c\td"))
        #expect(ChangedFiles(Array("App/A b.swift".utf8)).contains("App/A%20b.swift"))
        #expect(!ChangedFiles(Array("App/A.swift".utf8)).contains("App/BA.swift"))
        #expect(!ChangedFiles(Array("".utf8)).contains("App/A.swift"))
    }

    @Test func `a changed screen that shows what another file causes comes before what is elsewhere`() throws {
        let both = Self.graph.replacing(
            "\"routes\": [{\"from\": \"home\", \"to\": [\"red\", \"gone\"]}]",
            with: """
                "routes": [{"from": "home", "to": "gone"}, {"from": "gone", "to": "red"}, {"from": "red", "to": "other"}]
                """
        ).replacing(
            "\"screens\": [",
            with: """
                "screens": [{"id": "other", "source": {"uri": "App/Other.swift"}},
                """
        )
        var report = try SampleAudit.report(of: both)
        let plain = report.issues.map(\.cause?.screen)
        report.changed = ChangedFiles(Array("App/Other.swift".utf8))
        let first = try #require(report.issues.first)
        #expect(first.findings.contains { $0.screen == "other" })
        #expect(Set(report.issues.map(\.cause?.screen)) == Set(plain))
    }

    @Test func `the JSON has the same findings in that order, and the causes know their new places`() throws {
        var settings = AuditSettings()
        settings.fixes = false
        let request = try settings.request(Array(Self.graph.utf8))
        let response = try request.response(within: settings.budget(of: request))
        let report = try report(changed: "App/Red.swift")
        let sorted = report.answerChangedFirst
        let run = sorted.runs[0]
        #expect(run.findings.first?.cause.map { run.causes[$0].screen } == "red")
        #expect(Set(run.findings.map(\.fingerprint)) == Set(report.answer.runs[0].findings.map(\.fingerprint)))
        for (number, cause) in run.causes.enumerated() {
            #expect(cause.findings.allSatisfy { run.findings[$0].cause == number })
        }
        #expect(sorted.json().count == response.json().count)
    }
}
