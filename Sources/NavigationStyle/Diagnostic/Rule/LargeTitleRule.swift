/// A large title that the bar does not show (uikit.G).
enum LargeTitleRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .largeTitleWithoutPreference,
        severity: .warning,
        symptom: "The title is small although the screen asks for a large one.",
        cause:
            "largeTitleDisplayMode takes effect only if the bar's prefersLargeTitles is true, and it is false by default.",
        remedy:
            "Set prefersLargeTitles to true on the bar, once for all screens, and largeTitleDisplayMode to never on those with "
            + "a small title.",
        references: ["uikit.G"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top, !after.bar.isHidden,
            context.environment.os >= .largeTitles,
            // A custom container has no large titles.
            context.family != .customContainer
        else { return }
        let mode = context.screen(top) { $0.navigationItem.largeTitleDisplayMode }
        let asks = mode.asksForLargeTitle(inherited: false, on: context.environment.os)
        guard asks, !(after.scene.properties.prefersLargeTitles ?? false) else { return }
        var preferring = after.scene
        preferring.properties.prefersLargeTitles = true
        guard preferring.showsLargeTitle(on: context.device) else { return }
        let id = context.id(top)
        findings.add(
            page,
            screen: id,
            key: "largeTitleDisplayMode",
            at: context.pointer(toScreen: top).appending(.navigationItem).appending(.largeTitleDisplayMode),
            "largeTitleDisplayMode of \(id) is \(mode), but the bar's prefersLargeTitles is false: the title stays small.",
            fix: "Set prefersLargeTitles to true on the bar.",
            fixes: context.fixes(preferringLargeTitlesOn: top)
        )
    }
}

extension DiagnosticContext {
    /// Returns the fixes by which the bar prefers large titles while `top` is visible: all the time, or not on the other
    /// screen of the transition.
    fileprivate func fixes(preferringLargeTitlesOn top: Int) -> [Fix] {
        let preference = style(top, .prefersLargeTitles, .flag(true))
        let others = [transition?.from, transition?.to].compactMap(\.self).filter { $0 != top }
        return [Fix(changes: [preference])]
            + others.map { Fix(changes: [preference, style($0, .prefersLargeTitles, .flag(false))]) }
    }
}
