/// Translucency that differs between two screens (seed 0, 3.2; seed 4; uikit.md C6).
enum TranslucencyChangedRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .translucencyChanged,
        severity: .warning,
        symptom:
            "The content jumps by the height of the bar, or a strip of that height is left over, as the transition begins.",
        cause:
            "isTranslucent decides whether the root view begins under the bar, and the bar is the same for both screens.",
        remedy: "Keep isTranslucent the same on all screens: use background images with alpha, or set "
            + "extendedLayoutIncludesOpaqueBars on the screens under an opaque bar.",
        reference: "seed 0, 3.2 and 6.1; seed 4; uikit.md C6"
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let transition = context.transition, let from = transition.from,
            let before = context.before, let after = context.after,
            before.bar.isTranslucent != after.bar.isTranslucent, !before.bar.isHidden || !after.bar.isHidden
        else { return }
        let write = context.lastWrite(touching: .translucency) ?? context.trace.lastWrite(touching: .translucency)
        let property = write.flatMap { write in
            [BarProperty.isTranslucent, .backgroundImage, .barStyle].first { write.properties[$0] != nil }
        }
        var under = before.scene
        under.properties = after.scene.properties
        let jump = under.layout(on: context.device).view.y - before.scene.layout(on: context.device).view.y
        var words = words(of: jump, for: context.id(from))
        if transition.to != from, let look = context.trace.look(of: transition.to) {
            var earlier = after.scene
            earlier.properties = look.properties
            let jump = after.scene.layout(on: context.device).view.y - earlier.layout(on: context.device).view.y
            words = "\(words), \(Self.words(of: jump, for: context.id(transition.to)))"
        } else if transition.to != from {
            let y = after.scene.layout(on: context.device).view.y
            words = "\(words), that of \(context.id(transition.to)) begins at y \(y)"
        }
        findings.add(
            page,
            screen: write.map { context.id($0.screen) } ?? context.id(transition.to),
            property: .isTranslucent,
            at: write.flatMap { write in property.map { context.pointer(to: $0, in: write) } } ?? context.pointer,
            "isTranslucent goes from \(before.bar.isTranslucent) to \(after.bar.isTranslucent): the root view of \(words).",
            fix: "Keep isTranslucent \(before.bar.isTranslucent) on both screens."
        )
    }

    private static func words(of jump: Double, for screen: Screen.ID) -> DiagnosticText {
        jump == 0 ? "\(screen) stays" : "\(screen) jumps \(abs(jump)) pt \(jump > 0 ? "down" : "up")"
    }
}

extension BarPropertySet {
    /// What `isTranslucent` is read from (uikit.md A2).
    static let translucency: BarPropertySet = [.barStyle, .isTranslucent, .backgroundImage]
}
