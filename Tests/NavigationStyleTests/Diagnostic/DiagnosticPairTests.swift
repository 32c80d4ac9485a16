import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// Diagnostics neither repeat nor contradict each other.
struct DiagnosticPairTests {
    @Test(arguments: RandomRun.policies)
    func `no answer tells both of a pair of one screen and one property`(policy: String) throws {
        for replay in try AnsweredReplay.all(under: policy) {
            for transition in replay.response.transitions {
                let found = transition.diagnostics ?? []
                for pair in DiagnosticPair.all {
                    for cause in found where cause.code == pair.cause {
                        let consequence = found.first { $0.code == pair.consequence && pair.isOfOneThing(cause, $0) }
                        #expect(consequence == nil, "\(cause) \(String(describing: consequence))")
                    }
                }
            }
        }
    }

    @Test(arguments: RandomRun.policies)
    func `no answer asks for an opaque and for a translucent bar`(policy: String) throws {
        for transition in try AnsweredReplay.all(under: policy).flatMap(\.response.transitions) {
            for diagnostic in transition.diagnostics ?? []
            where [.translucencyChanged, .translucencyInferred, .translucencySet].contains(diagnostic.code) {
                let fix = diagnostic.fix
                guard let edits = diagnostic.edits else {
                    #expect(
                        fix.contains("minimumAlpha below 1") || fix.contains("not set") || fix.contains("Remove it")
                    )
                    continue
                }
                for edit in edits where edit.path.hasSuffix("/isTranslucent") {
                    #expect(edit.value != .bool(false), "\(diagnostic)")
                }
            }
        }
    }

    @Test func `the pairs run one way`() {
        for pair in DiagnosticPair.all {
            #expect(pair.cause != pair.consequence)
            #expect(!DiagnosticPair.all.contains { $0.cause == pair.consequence && $0.consequence == pair.cause })
        }
        #expect(Set(DiagnosticPair.all).count == DiagnosticPair.all.count)
    }
}
