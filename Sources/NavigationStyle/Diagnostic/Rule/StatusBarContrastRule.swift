/// Finds status bars that cannot be read: those that fail in the bar's `contrast`, and why (uikit.H).
enum StatusBarContrastRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .statusBarUnreadable,
        severity: .warning,
        symptom: "The clock and the battery are hard to see.",
        cause:
            "While the bar is shown, its barStyle decides the style of the status bar: default is dark text in "
            + "light mode, whatever the background. Appearance objects have no influence.",
        remedy: "Set barStyle to black over a dark background, and to default over a light one.",
        references: ["uikit.H"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top, let contrast = after.bar.contrast.statusBar,
            contrast.verdict == .fail
        else { return }
        let id = context.id(top)
        let pointer =
            after.scene.statusBarBackdropPointer(after.bar, top: top, context) ?? context.pointerToLook(of: top)
        findings.add(
            page,
            screen: id,
            key: "statusBar",
            at: pointer,
            words(contrast, after: after, id),
            fix: fix(after, context.conduct),
            fixes: context.fixes(ofStatusBarIn: after, of: top)
        )
    }

    private static func words(_ contrast: Contrast, after: BarSnapshot, _ id: Screen.ID) -> DiagnosticText {
        let text: DiagnosticText = after.bar.statusBar?.style == .lightContent ? "light" : "dark"
        let ratio = contrast.ratio ?? 1
        guard let color = after.surroundings.statusBarBackdrop.color else {
            return """
                The \(text) text of the status bar has a contrast of at most \(ratio):1 over \(id), whatever content is under \
                it; it needs \(contrast.required):1.
                """
        }
        return """
            The \(text) text of the status bar has a contrast of \(ratio):1 against \(color) over \(id); it needs \
            \(contrast.required):1.
            """
    }

    private static func fix(_ after: BarSnapshot, _ conduct: PolicyConduct) -> DiagnosticText {
        let (state, scene) = (after.bar, after.scene)
        let isLight = state.statusBar?.style == .lightContent
        if scene.asksScreenAboutStatusBar, let member = conduct.statusBarMember {
            return "Set library.\(member.name) to \(member.value(isLight: !isLight))."
        }
        if scene.isNavigationBarHidden || scene.asksScreenAboutStatusBar {
            let style: StatusBarStyle =
                isLight ? (scene.environment.os >= .appearanceObjects ? .darkContent : .default) : .lightContent
            return "Return \(style) from preferredStatusBarStyle."
        }
        if !isLight { return "Set barStyle to black." }
        return state.barStyle.isBlack ? "Set barStyle to default." : "Put a dark background behind the status bar."
    }
}
