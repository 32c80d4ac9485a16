import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// The diagnostics of operations one by one, each on the state that the one before has returned, beside those of one replay.
///
/// The state does not say what screens showed before, nor which code wrote a value that a policy has copied since: what goes
/// by that, only the replay tells.
@Suite struct HandedBackDiagnosticTests {
    /// The kinds that go by what screens showed before.
    private static let codesOfLooks: Set<Diagnostic.Code> = [
        .styleLeak, .inheritedStyle, .styleSnaps, .translucencyChanged, .unmanagedByPolicy, .previousScreenVisible,
        .contentUnderBar,
    ]
    /// Those that name the code by which a value came about.
    private static let codesOfAuthors: Set<Diagnostic.Code> = [
        .ineffectiveProperty, .glassInterference, .appearanceSlotMissing, .transparentAtScrollEdge,
        .backIndicatorMaskMissing, .backIndicatorMaskCovers,
    ]

    /// A diagnostic, whoever is named in it.
    private struct Subject: Hashable {
        let code: Diagnostic.Code
        let property: String?

        init(_ key: Diagnostic.Key) { (code, property) = (key.code, key.property) }
    }

    private struct Tally {
        var chains = 0
        var diagnostics = 0
        /// The codes of what was told one way and not the other.
        var different: Set<Diagnostic.Code> = []
        /// How often something was told once more, though the replay does not speak of it.
        var again = 0
    }

    @Test func `next to nothing is told again, and what is told otherwise goes by what the state does not say`() throws
    {
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
        #expect(tally.chains == RandomRun.policies.count * RandomRun.handedBackReplays)
        #expect(tally.diagnostics > tally.chains)
        // A policy may have copied the value of another screen than that which wrote last, and seldom of none.
        #expect(tally.again * 200 <= tally.diagnostics, "\(tally.again) of \(tally.diagnostics)")
        #expect(tally.different.subtracting(Self.codesOfLooks).subtracting(Self.codesOfAuthors) == [])
    }

    private static func handBack(_ request: ReplayRequest, _ tally: inout Tally) throws {
        var request = request
        request.scenario.include = [.diagnostics, .controller]
        let replay = try request.response()
        var hand = Hand(request.scenario)
        var told: Set<Subject> = []
        for (index, operation) in request.operations.enumerated() {
            let keys = Set((try hand.perform(operation).diagnostics ?? []).map { Diagnostic.Key($0) })
            let expected = Set((replay.transitions[index].diagnostics ?? []).map { Diagnostic.Key($0) })
            for key in expected.symmetricDifference(keys) { tally.different.insert(key.code) }
            let subjects = Set(expected.map { Subject($0) })
            tally.again += keys.count { !subjects.contains(Subject($0)) && told.contains(Subject($0)) }
            told.formUnion(keys.map { Subject($0) })
            tally.diagnostics += keys.count
        }
        tally.chains += 1
    }
}
