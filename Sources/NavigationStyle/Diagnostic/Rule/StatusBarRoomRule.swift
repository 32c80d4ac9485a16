/// Finds content that extends under the status bar because the system hid the bar (around.S3).
enum StatusBarRoomRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .contentUnderStatusBar,
        severity: .info,
        symptom: "The content scrolls under the clock and the battery.",
        cause:
            "The navigation controller hid its bar by itself, the status bar stayed, and only the scroll view's "
            + "content is behind it.",
        remedy: """
            Return isNavigationBarHidden from prefersStatusBarHidden, so that the status bar disappears with the \
            bar.
            """,
        references: ["around.S1", "around.S3"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard context.isBarHiddenBySystem, let after = context.after, let top = context.top, hasComeAbout(context),
            !(after.bar.statusBar?.isHidden ?? true),
            context.screen(top, { $0.view.scrollView.map { $0.pinnedTo != .safeArea } ?? false }),
            !after.scene.keepsContentInPlace(on: context.device),
            after.scene.layout(on: context.device).view.y == 0, after.scene.windowInsets(on: context.device).top > 0,
            let (flag, pointer) = cause(context)
        else { return }
        let id = context.id(top)
        findings.add(
            page,
            screen: id,
            property: flag,
            at: pointer,
            "\(flag) hid the bar, the status bar stayed, and the content of \(id) scrolls under it.",
            fix: "Return isNavigationBarHidden from prefersStatusBarHidden of \(id).",
            fixes: [Fix(.hideStatusBar, of: top)]
        )
    }

    /// Whether the operation hid the bar, or brought another screen under a hidden one.
    private static func hasComeAbout(_ context: DiagnosticContext) -> Bool {
        guard let operation = context.operation else { return true }
        return operation.transition != nil || !(operation.before?.bar.isHidden ?? false)
    }

    /// Returns the flag that hid the bar, and the place that set it; if the operation does not show which, the first
    /// one that is set.
    private static func cause(_ context: DiagnosticContext) -> (BarProperty, RequestPointer)? {
        var flags = Array(BarPropertySet.hidesBars)
        if case .hide(let flag) = context.operation?.action { flags = [flag] }
        for flag in flags {
            if let cause = context.cause(of: flag, being: .flag(true)) { return (flag, cause.pointer) }
        }
        return nil
    }
}
