import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// The share of warnings with edits in random requests.
struct FixShareTests {
    /// The counts of warnings of one kind.
    private struct Tally {
        var all = 0
        var withEdits = 0
        var reasons: [Diagnostic.NoEdits.Reason: Int] = [:]
    }

    @Test func `most warnings have edits, and the others say why not`() throws {
        var tallies: [Diagnostic.Code: Tally] = [:]
        for answered in try AnsweredTransition.all() {
            for diagnostic in answered.response.diagnostics ?? [] where diagnostic.severity != .info {
                tallies[diagnostic.code, default: Tally()].all += 1
                if diagnostic.edits != nil {
                    tallies[diagnostic.code]?.withEdits += 1
                    #expect(diagnostic.noEdits == nil)
                } else {
                    let reason = try #require(diagnostic.noEdits?.reason, "\(diagnostic)")
                    tallies[diagnostic.code]?.reasons[reason, default: 0] += 1
                    let page = try #require(DiagnosticPage.named(diagnostic.code.rawValue))
                    #expect(page.noEdits.contains(reason), "\(diagnostic.code.rawValue): \(reason)")
                }
            }
        }
        for (code, tally) in tallies.sorted(by: { $0.value.all > $1.value.all }) {
            let reasons = tally.reasons.sorted { $0.value > $1.value }.map { "\($0.key.rawValue) \($0.value)" }
            print("\(code.rawValue): \(tally.withEdits) of \(tally.all) have edits; \(reasons.joined(separator: ", "))")
        }
        let all = tallies.values.reduce(0) { $0 + $1.all }
        let withEdits = tallies.values.reduce(0) { $0 + $1.withEdits }
        print("\(withEdits) of \(all) warnings have edits")
        // The share is 54 % of many requests; of the few in a normal run it may be some percent lower.
        #expect(withEdits * 20 > all * (RandomRun.times > 1 ? 10 : 9))
    }
}
