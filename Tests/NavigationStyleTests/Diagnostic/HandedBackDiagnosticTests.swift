import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// The diagnostics of operations one by one, each on the state that the one before has returned, beside those of one replay.
///
/// The state does not say what screens showed before, nor which code wrote a value that a policy has copied since: what goes
/// by that, only the replay tells.
@Suite struct HandedBackDiagnosticTests {
    /// The kinds that go by what the state does not say.
    private static let codes: Set<Diagnostic.Code> = []

    /// What a step told that the other way round did not.
    private struct Tally {
        var chains = 0
        var diagnostics = 0
        var onlyInReplay: [Diagnostic.Code: Int] = [:]
        var onlyHandedBack: [Diagnostic.Code: Int] = [:]
        var again: [String] = []
    }

    @Test func `nothing is told again, and what is told otherwise goes by what the state does not say`() throws {
        var tally = Tally()
        for policy in RandomRun.policies {
            var random = RandomModel(seed: 0xC4A1)
            let page = try #require(PolicyPage.named(policy))
            for _ in 0..<RandomRun.handedBackReplays {
                var request = random.replayRequest(policy: random.policy(of: page))
                request.operations = request.operations.map { NavigationOperation($0.action) }
                try Self.handBack(request, &tally)
            }
        }
        #expect(tally.chains >= 500 && tally.diagnostics > 1_000)
        #expect(tally.again == [])
        #expect(Set(tally.onlyInReplay.keys).union(tally.onlyHandedBack.keys).isSubset(of: Self.codes))
        print(tally.chains, tally.diagnostics, tally.onlyInReplay, tally.onlyHandedBack, tally.again.count)
    }

    private static func handBack(_ request: ReplayRequest, _ tally: inout Tally) throws {
        var request = request
        request.scenario.include = [.diagnostics, .controller]
        let replay = try request.response()
        var hand = Hand(request.scenario)
        var told: Set<Diagnostic.Key> = []
        for (index, operation) in request.operations.enumerated() {
            let diagnostics = try hand.perform(operation).diagnostics ?? []
            let keys = Set(diagnostics.map { Diagnostic.Key($0) })
            let expected = Set((replay.transitions[index].diagnostics ?? []).map { Diagnostic.Key($0) })
            for key in expected.subtracting(keys) { tally.onlyInReplay[key.code, default: 0] += 1 }
            for key in keys.subtracting(expected) {
                tally.onlyHandedBack[key.code, default: 0] += 1
                if told.contains(key) { tally.again.append("\(key) at \(index) of \(request)") }
            }
            told.formUnion(keys)
            tally.diagnostics += diagnostics.count
        }
        tally.chains += 1
    }
}
