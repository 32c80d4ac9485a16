import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// The properties of all diagnostics, for those of what surrounds the bar, with counts.
struct SurroundingsPropertyTests {
    /// The codes whose causes are seen at rest.
    private static let seen: Set<Diagnostic.Code> = [
        .scrollViewNotTracked, .largeTitleStartsCollapsed, .searchControllerTooLate, .searchStaysOverPushedScreen,
        .appearanceCallbacksSkipped, .contentUnderStatusBar,
    ]
    /// The codes whose effects are seen only while something moves, or not at all: in a transition, under a finger, in
    /// a bar that is shown either way, in the status bar or in an item.
    private static let unseen: Set<Diagnostic.Code> = [
        .largeTitleJerky, .searchRevealsHiddenBar, .darkBarInTransition, .finalFrameIgnored, .appearanceProxyTooLate,
        .appearanceProxyNotContained, .barItemStaysDimmed, .metricsUnknown,
    ]

    /// The diagnostics of the codes in the examples, with the requests and the transitions that show them.
    private static func told(_ codes: Set<Diagnostic.Code>) throws -> [(PatchedRequest, Int, Diagnostic)] {
        try DiagnosticExample.shown.filter { codes.contains($0.code) }.flatMap { example in
            let request = PatchedRequest(example.request)
            let endings = try #require(try request.endings(telling: true), "\(example.request)")
            return endings.enumerated().flatMap { index, ending in
                ending.diagnostics.filter { codes.contains($0.code) }.map { (request, index, $0) }
            }
        }
    }

    @Test func `without its cause it is neither told nor seen`() throws {
        var counts: [Diagnostic.Code: Int] = [:]
        for (request, index, diagnostic) in try Self.told(Self.seen) {
            let pointer = try #require(diagnostic.pointer).description
            let without = try request.patched(by: [Edit(.remove, pointer)])
            let (before, after) = (try request.endings(telling: true), try without.endings(telling: true))
            let (old, new) = (try #require(before?[index]), try #require(after?[index], "\(pointer)"))
            #expect(
                !new.diagnostics.contains { $0.code == diagnostic.code && $0.screen == diagnostic.screen },
                "\(pointer)"
            )
            var (seen, unseen) = (try #require(old.bar), try #require(new.bar))
            seen.provenance = nil
            unseen.provenance = nil
            #expect(seen != unseen, "\(diagnostic.code.rawValue): \(pointer)")
            counts[diagnostic.code, default: 0] += 1
        }
        print("told of the surroundings, and seen: \(counts.map { "\($0.key.rawValue) \($0.value)" }.sorted())")
        #expect(Set(counts.keys) == Self.seen)
    }

    @Test func `each is told of random requests, and its fixes are as many as it says`() throws {
        var random = RandomModel(seed: 0x5A44)
        var counts: [Diagnostic.Code: (all: Int, withEdits: Int)] = [:]
        let codes = Self.seen.union(Self.unseen)
        for number in 0..<RandomRun.surroundedRequests {
            let page = PolicyPage.all[number % PolicyPage.all.count]
            let request = random.replayRequest(count: 3, policy: random.policy(of: page))
            guard let response = try? request.response() else { continue }
            let told = response.transitions.flatMap { $0.diagnostics ?? [] }
            for diagnostic in told where codes.contains(diagnostic.code) {
                counts[diagnostic.code, default: (0, 0)].all += 1
                if diagnostic.edits != nil { counts[diagnostic.code]?.withEdits += 1 }
                #expect((diagnostic.edits == nil) != (diagnostic.noEdits == nil), "\(diagnostic)")
            }
        }
        let words = counts.map { "\($0.key.rawValue) \($0.value.withEdits) of \($0.value.all)" }.sorted()
        print("told of the surroundings with edits: \(words.joined(separator: ", "))")
        #expect(RandomRun.isShort || counts.count > codes.count / 2)
    }
}
