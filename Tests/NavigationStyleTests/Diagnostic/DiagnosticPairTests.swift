import NavigationStyle
import NavigationStyleTestSupport
import Testing

/// Nothing is said twice, nor against itself.
struct DiagnosticPairTests {
    @Test func `no answer tells both of a pair of one screen and one property`() throws {
        var random = RandomModel(seed: 0xD1A9)
        for _ in 0..<400 {
            let request = random.answerableReplayRequest()
            for transition in try request.response().transitions {
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

    @Test func `no answer asks for an opaque and for a translucent bar`() throws {
        var random = RandomModel(seed: 0xD1AA)
        for _ in 0..<400 {
            for transition in try random.answerableReplayRequest().response().transitions {
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
    }

    @Test func `the pairs run one way`() {
        for pair in DiagnosticPair.all {
            #expect(pair.cause != pair.consequence)
            #expect(!DiagnosticPair.all.contains { $0.cause == pair.consequence && $0.consequence == pair.cause })
        }
        #expect(Set(DiagnosticPair.all).count == DiagnosticPair.all.count)
    }
}

extension RandomModel {
    /// A replay that nothing refuses for its iOS.
    fileprivate mutating func answerableReplayRequest() -> ReplayRequest {
        var request = replayRequest()
        if let page = PolicyPage.named(request.scenario.policy.name) {
            request.scenario.environment.os = max(request.scenario.environment.os, page.minimumSystem)
        }
        return request
    }
}
