import NavigationStyle
import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// The diagnostics of single operations, each on the state returned by the previous one, compared with those of one
/// replay.
///
/// The state contains neither the earlier looks of screens nor the code behind a copied value: diagnostics that depend
/// on these are complete only in a replay.
@Suite struct HandedBackPropertyTests {
    /// The codes that depend on the earlier looks of screens.
    private static let codesOfLooks: Set<Diagnostic.Code> = [
        .styleLeak, .inheritedStyle, .styleSnaps, .translucencyChanged, .unmanagedByPolicy, .previousScreenVisible,
        .contentUnderBar,
    ]
    /// The codes that name the code behind a value.
    private static let codesOfAuthors: Set<Diagnostic.Code> = [
        .ineffectiveProperty, .glassInterference, .appearanceSlotMissing, .transparentAtScrollEdge,
        .backIndicatorMaskMissing, .backIndicatorMaskCovers, .layoutJump,
    ]

    private struct Tally {
        var chains = 0
        var diagnostics = 0
        /// The codes of diagnostics that were reported in one way only.
        var different: Set<Diagnostic.Code> = []
        /// The codes that were reported again by a transition for which the replay does not report them, with its request.
        var again: [String] = []
    }

    @Test func `no code is told again, and what is told otherwise goes by what the state does not say`() throws {
        var tally = Tally()
        for policy in RandomRun.policies {
            var random = RandomModel(seed: 0xC4A1)
            let page = try #require(PolicyPage.named(policy))
            for _ in 0..<RandomRun.perPolicy {
                var request = random.replayRequest(policy: random.policy(of: page))
                request.operations = request.operations.map { NavigationOperation($0.action) }
                try Self.handBack(request, &tally)
            }
        }
        #expect(tally.chains == RandomRun.policies.count * RandomRun.perPolicy)
        #expect(tally.diagnostics > tally.chains)
        #expect(tally.again == [])
        #expect(tally.different.subtracting(Self.codesOfLooks).subtracting(Self.codesOfAuthors) == [])
    }

    private static func handBack(_ request: ReplayRequest, _ tally: inout Tally) throws {
        var request = request
        request.scenario.include = [.diagnostics, .controller]
        let replay = try request.response()
        var hand = Hand(request.scenario)
        var told: Set<Diagnostic.Code> = []
        for (index, operation) in request.operations.enumerated() {
            let keys = Set((try hand.perform(operation).diagnostics ?? []).map { Diagnostic.Key($0) })
            let expected = Set((replay.transitions[index].diagnostics ?? []).map { Diagnostic.Key($0) })
            for key in expected.symmetricDifference(keys) { tally.different.insert(key.code) }
            let codes = Set(keys.map(\.code))
            let again = codes.intersection(told).subtracting(expected.map(\.code))
            tally.again += try again.map { "\($0.rawValue) at \(index) in \(try encoded(request))" }
            told.formUnion(codes)
            tally.diagnostics += keys.count
        }
        tally.chains += 1
    }
}
