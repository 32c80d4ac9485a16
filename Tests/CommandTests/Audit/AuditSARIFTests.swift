import Foundation
import NavigationStyleAudit
import Testing

@testable import navigation_style

@Suite struct AuditSARIFTests {
    private func run(_ report: AuditReport) throws -> [String: Any] {
        let log = try JSONSerialization.jsonObject(with: Data(report.sarif)) as? [String: Any]
        let runs = try #require(log?["runs"] as? [[String: Any]])
        #expect(log?["version"] as? String == "2.1.0" && runs.count == 1)
        return runs[0]
    }

    private func results(_ report: AuditReport) throws -> [[String: Any]] {
        try #require(try run(report)["results"] as? [[String: Any]])
    }

    /// Returns the file, line and column of a location.
    private func place(_ location: Any?) throws -> String {
        let location = try #require(location as? [String: Any])
        let physical = try #require(location["physicalLocation"] as? [String: Any])
        let uri = (physical["artifactLocation"] as? [String: Any])?["uri"] as? String ?? ""
        let region = physical["region"] as? [String: Any]
        let numbers = ["startLine", "startColumn"].compactMap { region?[$0] as? Int }
        return ([uri] + numbers.map { "\($0)" }).joined(separator: ":")
    }

    @Test func `a result has the place in the graph, the path as its flow, its fingerprint, policy and system`() throws
    {
        let report = try SampleAudit.report(of: SampleAudit.twoColors)
        let result = try #require(try results(report).first)
        #expect(result["ruleId"] as? String == "history-dependent-style")
        #expect(result["level"] as? String == "warning")
        #expect(try place((result["locations"] as? [Any])?.first) == "app/graph.json:5:14")
        #expect(try place((result["relatedLocations"] as? [Any])?.first) == "app/graph.json:3:50")
        let flow = (result["codeFlows"] as? [[String: Any]])?.first?["threadFlows"] as? [[String: Any]]
        let steps = try #require(flow?.first?["locations"] as? [[String: Any]]).compactMap { $0["location"] }
        // The entry, and the routes that lead to red and plain.
        #expect(
            try steps.map(place) == ["app/graph.json:6:14", "app/graph.json:7:13", "app/graph.json:7:54"]
        )
        let words = steps.compactMap { (($0 as? [String: Any])?["message"] as? [String: Any])?["text"] as? String }
        #expect(words == ["start of root", "push red: red is on top", "push plain: plain is on top"])
        let fingerprints = result["partialFingerprints"] as? [String: String]
        let known = report.answer.runs[0].findings[0].fingerprint
        #expect(fingerprints == ["primaryLocationLineHash": known, "navigationStyle/v1": known])
        let properties = result["properties"] as? [String: Any]
        #expect(properties?["policy"] as? String == "system" && properties?["os"] as? String == "17.0")
    }

    @Test func `the place is that in the app's code where the graph knows it`() throws {
        let graph = SampleAudit.twoColors
            .replacing(
                #"{"id": "plain"}"#,
                with: ##"{"id": "plain", "source": {"uri": "App/My view%.swift", "line": 7}}"##
            )
        let result = try #require(try results(SampleAudit.report(of: graph)).first)
        #expect(try place((result["locations"] as? [Any])?.first) == "App/My%20view%25.swift:7")
    }

    @Test func `all runs are one, with the system of each result`() throws {
        let report = try SampleAudit.report(of: SampleAudit.twoColors) {
            $0.systems = ["15.0", "17.0"]
            $0.policies = ["system", "transitionBar"]
        }
        let systems = try results(report).map { ($0["properties"] as? [String: Any])?["os"] as? String }
        #expect(systems == ["15.0", "17.0", "15.0", "17.0"])
    }

    @Test func `fixes are changes of the graph's text, and only of the findings that they take away`() throws {
        let report = try SampleAudit.report(of: SampleAudit.twoColors, fixes: true)
        let result = try #require(try results(report).first)
        let fixes = try #require(result["fixes"] as? [[String: Any]])
        let change = (fixes.first?["artifactChanges"] as? [[String: Any]])?.first
        let replacement = (change?["replacements"] as? [[String: Any]])?.first
        let inserted = (replacement?["insertedContent"] as? [String: Any])?["text"] as? String
        #expect(inserted?.contains("navigationItem") ?? false)
        #expect((replacement?["deletedRegion"] as? [String: Int])?["startLine"] == 5)
        #expect(try results(SampleAudit.report(of: SampleAudit.twoColors)).first?["fixes"] == nil)
    }

    @Test func `each cause has its first result before any cause has its second`() throws {
        let report = try SampleAudit.report(of: try SampleAudit.food())
        let run = report.answer.runs[0]
        let causeOf = Dictionary(run.findings.map { ($0.fingerprint, $0.cause) }) { first, _ in first }
        let causes = try results(report).map { result in
            causeOf[(result["partialFingerprints"] as? [String: String])?["navigationStyle/v1"] ?? ""] ?? nil
        }
        #expect(causes.prefix(run.causes.count).compactMap(\.self) == Array(run.causes.indices))
        #expect(causes.count == run.findings.count)
    }

    @Test func `known results say so`() throws {
        let found = try SampleAudit.report(of: SampleAudit.twoColors)
        let known = try SampleAudit.report(of: SampleAudit.twoColors, baseline: Baseline(of: found.answer))
        let new = try SampleAudit.report(of: SampleAudit.twoColors, baseline: Baseline([]))
        #expect(try results(known).first?["baselineState"] as? String == "unchanged")
        #expect(try results(new).first?["baselineState"] as? String == "new")
        #expect(try results(found).first?["baselineState"] == nil)
    }

    @Test func `runs that were cut short or cannot be made are told`() throws {
        let cut = try run(try SampleAudit.report(of: SampleAudit.twoColors) { $0.steps = 3 })
        let invocation = try #require((cut["invocations"] as? [[String: Any]])?.first)
        #expect(invocation["executionSuccessful"] as? Bool == false)
        let whole = try run(try SampleAudit.report(of: SampleAudit.twoColors))
        #expect((whole["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool == true)
    }

    @Test(arguments: [
        ("a/b.swift", "a/b.swift"), ("a b.swift", "a%20b.swift"), ("a%20b", "a%20b"), ("50%", "50%25"),
        ("%zz", "%25zz"),
        ("https://x/y?a#b", "https://x/y?a#b"), ("a#b#c", "a#b%23c"), ("1:2.swift", "./1:2.swift"),
        ("é[1]", "%C3%A9%5B1%5D"), ("\u{1B}", "%1B"), ("", ""),
    ])
    func `any text becomes a reference`(_ text: String, _ reference: String) {
        #expect(text.uriReference == reference)
    }
}
