import Foundation
import NavigationStyle
import NavigationStyleAudit
import Testing

@testable import navigation_style

@Suite struct BaselineTests {
    private func file(_ text: String) throws -> InputFile {
        let url = FileManager.default.temporaryDirectory.appending(path: "baseline-\(UUID().uuidString).json")
        try Data(text.utf8).write(to: url)
        return InputFile(argument: url.path())
    }

    @Test func `a baseline is read as it is written, a line for each finding, sorted`() throws {
        let report = try SampleAudit.report(of: try SampleAudit.food())
        let written = Baseline(of: report.answer)
        let text = String(decoding: written.json, as: UTF8.self)
        let file = try file(text)
        defer { try? FileManager.default.removeItem(atPath: file.path) }
        let read = try Baseline(file)
        #expect(read.entries == written.entries && read.json == written.json)
        #expect(text.split(separator: "\n").count == written.entries.count + 5)
        #expect(report.answer.runs[0].findings.allSatisfy { read.contains($0.fingerprint) })
        #expect(Baseline(written.entries.reversed()).json == written.json)
    }

    @Test func `a changed color changes no baseline, another page does`() throws {
        let known = Baseline(of: try SampleAudit.report(of: SampleAudit.twoColors).answer)
        let recolored = SampleAudit.twoColors.replacing("#FF3B30", with: "#FF3B31")
        #expect(try SampleAudit.report(of: recolored, baseline: known).newFindings.isEmpty)
        let renamed = SampleAudit.twoColors.replacing("plain", with: "bare")
        #expect(try SampleAudit.report(of: renamed, baseline: known).newFindings.count == 1)
    }

    @Test func `a finding that other code causes is known if that code was there before`() throws {
        func answer(without colors: String...) throws -> AuditResponse {
            let graph = colors.reduce(SampleAudit.twoColors) {
                $0.replacing(#", "bar": {"background": {"color": "\#($1)"}}"#, with: "")
            }
            return try SampleAudit.report(of: graph).answer
        }
        let (both, blue) = (try answer(), try answer(without: "#FF3B30"))
        #expect([both, blue].map { $0.runs[0].causes.map(\.screen) } == [["red"], ["home"]])
        let fingerprint = try #require(blue.runs[0].findings.first).fingerprint
        #expect(!Baseline(of: both).contains(fingerprint))
        #expect(Baseline(for: blue, from: both).contains(fingerprint))
        let (unstyledHome, plain) = (try answer(without: "#FFFFFF"), try answer(without: "#FF3B30", "#0A84FF"))
        #expect(Baseline(of: unstyledHome).entries.contains { $0.screen == "plain" })
        #expect(!Baseline(for: blue, from: unstyledHome).contains(fingerprint))
        #expect(!Baseline(for: blue, from: plain).contains(fingerprint))
    }

    @Test func `what is gone is told of policies that were run to their end, and of no others`() throws {
        let report = try SampleAudit.report(of: SampleAudit.twoColors)
        let gone = Baseline.Entry(policy: "system", code: "x", screen: nil, property: nil, fingerprint: "0")
        let other = Baseline.Entry(policy: "restoring", code: "x", screen: nil, property: nil, fingerprint: "1")
        let baseline = Baseline(Baseline(of: report.answer).entries + [gone, other])
        #expect(baseline.gone(in: report.answer) == [gone])
        let cut = try SampleAudit.report(of: SampleAudit.twoColors) { $0.steps = 3 }
        #expect(baseline.gone(in: cut.answer).isEmpty)
    }

    @Test(arguments: [
        ("{", "at line 1, column 2"), ("[]", "the member findings must be an array"),
        (#"{"findings": 1}"#, "the member findings must be an array"),
        (#"{"findings": [{"fingerprint": "a"}, {}]}"#, "/findings/1 must have a fingerprint"),
        (#"{"findings": [{"fingerprint": 7}]}"#, "/findings/0 must have a fingerprint"),
    ])
    func `what is no baseline is told`(_ text: String, _ words: String) throws {
        let file = try file(text)
        defer { try? FileManager.default.removeItem(atPath: file.path) }
        let error = #expect(throws: InputFailure.self) { try Baseline(file) }
        #expect(error.map { "\($0)".contains(words) } ?? false, "\(String(describing: error))")
    }
}
