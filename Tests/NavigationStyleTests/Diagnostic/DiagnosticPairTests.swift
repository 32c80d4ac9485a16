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

    @Test(arguments: ["rtRootNavigationController", "hbdNavigationBar"])
    func `of an appearance that is never seen nothing else is told`(policy: String) throws {
        let red = ##"{"background":"opaque","backgroundColor":"#F00"}"##
        let screen =
            policy == "hbdNavigationBar"
            ? ##"{"id":"b","bar":{"tint":"#0A0"},"callbacks":{"viewWillAppear":{"scrollEdgeAppearance":\##(red)}}}"##
            : ##"{"id":"b","navigationItem":{"standardAppearance":\##(red)}}"##
        let found = try diagnostics(of: body(##"{"id":"a"}"##, push(screen), policy: policy, os: "17.0"))
        let codes = found.map(\.code)
        #expect(codes.contains(.writeOverridden))
        #expect(!codes.contains(.appearanceSlotMissing) && !codes.contains(.appearanceResets), "\(codes)")
    }

    @Test func `two kinds are reported of one screen and one property only if each says something of its own`() throws {
        var found: Set<String> = []
        for diagnostics in try (DiagnosticExample.shown + DiagnosticExample.close).flatMap({ try $0.answers() }) {
            for (index, one) in diagnostics.enumerated() where one.property != nil {
                for other in diagnostics[..<index]
                where other.code != one.code && other.screen == one.screen && other.property == one.property {
                    found.insert([one.code.rawValue, other.code.rawValue].sorted().joined(separator: " + "))
                }
            }
        }
        #expect(found.sorted().differences(from: Self.together) == [], "add a DiagnosticPair if one explains the other")
    }

    /// The kinds that stand beside each other in examples, since neither explains the other.
    private static let together = [
        "change-lost + layout-jump", "change-lost + translucency-inferred", "content-under-bar + inherited-style",
        "content-under-bar + rule-broken", "content-under-bar + style-leak", "content-under-bar + style-snaps",
        "glass-interference + style-snaps",
        "hidden-animation-mismatch + interactive-pop-disabled",
        "hidden-not-animated + hidden-restored-in-will-disappear", "hidden-not-animated + interactive-pop-disabled",
        "hidden-not-animated + layout-jump", "hidden-not-animated + rule-broken",
        "hidden-restored-in-will-disappear + layout-jump", "hidden-restored-in-will-disappear + rule-broken",
        "hidden-restored-in-will-disappear + style-leak", "ineffective-property + transparent-at-scroll-edge",
        "inherited-style + low-contrast", "interactive-pop-disabled + layout-jump",
        "interactive-pop-disabled + rule-broken", "interactive-pop-disabled + style-leak", "layout-jump + rule-broken",
        "layout-jump + translucency-changed", "layout-jump + translucency-inferred", "layout-jump + translucency-set",
        "layout-jump + write-overridden", "low-contrast + style-leak", "low-contrast + style-snaps",
        "low-contrast + unmanaged-by-policy", "style-in-will-disappear + style-leak", "style-leak + style-snaps",
        "style-snaps + translucency-inferred", "style-snaps + unmanaged-by-policy",
    ]

    @Test func `the pairs run one way`() {
        for pair in DiagnosticPair.all {
            #expect(pair.cause != pair.consequence)
            #expect(!DiagnosticPair.all.contains { $0.cause == pair.consequence && $0.consequence == pair.cause })
        }
        #expect(Set(DiagnosticPair.all).count == DiagnosticPair.all.count)
    }
}
