/// Finds status bar styles for which UIKit never asks the screen (uikit.H).
enum StatusBarStyleRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .statusBarStyleIgnored,
        severity: .warning,
        symptom: "The status bar does not have the style that the screen prefers.",
        cause:
            "While the bar is shown, UINavigationController takes the style of the status bar from the bar's "
            + "barStyle, and does not ask the top screen. A presentation that does not cover the screen is not "
            + "asked either, unless its modalPresentationCapturesStatusBarAppearance is true.",
        remedy:
            "Set barStyle to black for light content and to default otherwise, or return topViewController from "
            + "childForStatusBarStyle in a subclass. For a presentation, set "
            + "modalPresentationCapturesStatusBarAppearance.",
        references: ["uikit.H", "around.O8"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        if let after = context.after, !after.scene.decidesStatusBar(on: context.device) {
            return checkPresented(context, &findings)
        }
        // A policy that decides the status bar's style asks the screen, or has a member for it.
        guard let after = context.after, let top = context.top, after.scene.statusBarStyle == nil,
            !after.scene.asksScreenAboutStatusBar,
            !after.scene.isNavigationBarHidden, let statusBar = after.bar.statusBar, !statusBar.isHidden
        else { return }
        let preferred = context.screen(top) { $0.preferredStatusBarStyle }
        let style = preferred.resolved(in: context.environment)
        guard preferred != .default, style != statusBar.style else { return }
        let id = context.id(top)
        findings.add(
            page,
            screen: id,
            key: "preferredStatusBarStyle",
            at: context.pointer(toScreen: top).appending(.preferredStatusBarStyle),
            """
            \(id) prefers \(preferred), but UIKit does not ask it while the bar is shown: the bar's barStyle, \
            \(after.bar.barStyle), makes the status bar \(statusBar.style).
            """,
            fix: style == .lightContent
                ? "Set barStyle to black."
                : after.bar.barStyle.isBlack
                    ? "Set barStyle to default." : "Return topViewController from childForStatusBarStyle."
        )
    }

    /// Reports the settings of the screen on top in a presentation that does not decide about the status bar.
    private static func checkPresented(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top else { return }
        let id = context.id(top)
        let base = context.pointer(toScreen: top)
        let wishes: [(key: String, isThere: Bool, pointer: RequestPointer)] = [
            (
                "preferredStatusBarStyle", context.screen(top) { $0.preferredStatusBarStyle != .default },
                base.appending(.preferredStatusBarStyle)
            ),
            (
                RequestPointer.Key.statusBar.name, context.screen(top) { $0.bar?.statusBar != nil },
                base.appending(.bar).appending(.statusBar)
            ),
            (
                "prefersStatusBarHidden", context.screen(top) { $0.prefersStatusBarHidden },
                base.appending(.prefersStatusBarHidden)
            ),
        ]
        for wish in wishes where wish.isThere {
            findings.add(
                page,
                screen: id,
                key: wish.key,
                at: wish.pointer,
                sources: ["around.O8"],
                "\(wish.key) of \(id) is ignored: the presentation does not cover the screen, so it does not "
                    + "control the status bar.",
                fix: "Set modalPresentationCapturesStatusBarAppearance to true.",
                fixes: [Fix(changes: [.captureStatusBarAppearance])]
            )
        }
    }
}
