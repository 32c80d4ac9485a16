/// Translucency that differs between two screens (seed0.3.2; seed4; uikit.C6).
enum TranslucencyChangedRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .translucencyChanged,
        severity: .warning,
        symptom:
            "As the transition begins, the content jumps by the height of the bar, or leaves a gap of that height.",
        cause:
            "isTranslucent decides whether the root view begins under the bar, and both screens share the bar.",
        remedy: "Keep isTranslucent the same on all screens: use background images with an alpha below 1, or set "
            + "extendedLayoutIncludesOpaqueBars on the screens under an opaque bar.",
        references: ["seed0.3.2", "seed0.6.1", "seed4", "uikit.C6"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard context.hasSharedBar, let transition = context.transition, let from = transition.from,
            let before = context.operation?.before, let after = context.after,
            before.bar.isTranslucent != after.bar.isTranslucent, !before.bar.isHidden || !after.bar.isHidden,
            before.scene.isLayoutKnown(on: context.device), after.scene.isLayoutKnown(on: context.device)
        else { return }
        let property = after.bar.decidingProperty ?? before.bar.decidingProperty ?? .barStyle
        let write = context.lastWrite(touching: [property]) ?? context.log.lastWrite(touching: property)
        var under = before.scene
        under.properties = after.scene.properties
        let y = after.scene.layout(on: context.device).view.y
        let jump = under.layout(on: context.device).view.y - before.scene.layout(on: context.device).view.y
        var words = words(of: jump, for: context.id(from))
        if !context.isCancelled {
            // A new screen would have begun where the earlier bar's properties place it.
            var earlier = after.scene
            let look = context.log.look(of: transition.to)
            earlier.properties = look?.properties ?? before.scene.properties
            let otherJump = y - earlier.layout(on: context.device).view.y
            // A state that was handed over does not say how a screen that returns was laid out.
            let isUnknown = look == nil && context.isReturn && context.log.origin.restored != nil
            if jump == 0, isUnknown || otherJump == 0 { return }
            words =
                look == nil
                ? "\(words), and that of \(context.id(transition.to)) begins at y \(y)"
                : "\(words), and that of \(Self.words(of: otherJump, for: context.id(transition.to)))"
        } else if jump == 0 {
            return
        }
        findings.add(
            page,
            screen: write.map { context.id($0.screen) } ?? context.id(transition.to),
            property: .isTranslucent,
            at: write.map { context.pointer(to: property, in: $0) } ?? context.operation?.pointer ?? .whole,
            "isTranslucent changes from \(before.bar.isTranslucent) to \(after.bar.isTranslucent): the root view of \(words).",
            fix: fix(before.bar.isTranslucent ? after : before, context),
            fixes: [
                Fix(changes: [from, transition.to].map { .screen($0, .extendUnderOpaqueBars) })
            ] + (write.map { context.fixes(thinning: $0) } ?? [])
        )
    }

    /// Returns advice on how to make the opaque bar translucent too, as a bar is by default.
    private static func fix(_ opaque: BarSnapshot, _ context: DiagnosticContext) -> DiagnosticText {
        let properties = opaque.scene.properties
        let property: BarProperty = opaque.bar.translucency == .inferred ? .backgroundImage : .isTranslucent
        let author = properties[property].flatMap { context.cause(of: property, being: $0)?.screen }
        let of: DiagnosticText = author.map { " of \(context.id($0))" } ?? ""
        let on: DiagnosticText = author.map { " on \(context.id($0))" } ?? ""
        return property == .backgroundImage
            ? "Give the background image\(of) a minimumAlpha below 1, so that isTranslucent is true on both screens."
            : "Do not set isTranslucent to false\(on), or set extendedLayoutIncludesOpaqueBars on both screens."
    }

    private static func words(of jump: Double, for screen: Screen.ID) -> DiagnosticText {
        jump == 0 ? "\(screen) stays in place" : "\(screen) jumps \(abs(jump)) pt \(jump > 0 ? "down" : "up")"
    }
}

extension BarState {
    /// The property that decides whether the bar is translucent; nil if it is so by default.
    fileprivate var decidingProperty: BarProperty? {
        switch translucency {
        case .explicit: .isTranslucent
        case .inferred: .backgroundImage
        case .default: nil
        }
    }
}

extension BarPropertySet {
    /// The properties that decide `isTranslucent` (uikit.A2).
    static let translucency: BarPropertySet = [.barStyle, .isTranslucent, .backgroundImage]
}
