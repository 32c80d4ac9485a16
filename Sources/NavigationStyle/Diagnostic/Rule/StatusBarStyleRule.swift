/// A status bar style that nobody asks a screen for (uikit.md H).
enum StatusBarStyleRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .statusBarStyleIgnored,
        severity: .warning,
        symptom: "The status bar does not have the style that the screen prefers.",
        cause:
            "While the bar is shown, UINavigationController takes the style of the status bar from the bar's barStyle, and "
            + "does not ask the top screen.",
        remedy:
            "Set barStyle to black for light content and to default otherwise, or return topViewController from "
            + "childForStatusBarStyle in a subclass.",
        references: ["uikit.H"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A policy that answers by itself passes the question on, or has a member for it.
        guard let after = context.after, let top = context.top, after.scene.statusBarStyle == nil,
            !after.scene.asksScreenAboutStatusBar,
            !after.scene.isNavigationBarHidden, !after.bar.statusBar.isHidden
        else { return }
        let preferred = context.screen(top) { $0.preferredStatusBarStyle }
        let style = preferred.resolved(in: context.environment)
        guard preferred != .default, style != after.bar.statusBar.style else { return }
        let id = context.id(top)
        findings.add(
            page,
            screen: id,
            key: "preferredStatusBarStyle",
            at: context.pointer(toScreen: top).appending(.preferredStatusBarStyle),
            """
            \(id) prefers \(preferred) and is not asked while the bar is shown: the bar's barStyle, \(after.bar.barStyle), \
            makes the status bar \(after.bar.statusBar.style).
            """,
            fix: style == .lightContent
                ? "Set barStyle to black."
                : after.bar.barStyle.isBlack
                    ? "Set barStyle to default." : "Return topViewController from childForStatusBarStyle."
        )
    }
}
