/// No styling of the bar by a screen that goes (seed0.5.2 and seed0.6.1).
enum WillDisappearRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .styleInWillDisappear,
        severity: .warning,
        symptom:
            "The style changes while the screen is still visible, the next screen's style is overwritten, or a cancelled swipe "
            + "leaves the wrong one.",
        cause: "Code in viewWillDisappear or viewDidDisappear writes to the bar while the next screen styles it.",
        remedy: "Style the bar only in viewDidLoad or viewWillAppear; let a policy restore the replaced values.",
        references: ["seed0.6.1"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard context.transition != nil || context.isCovered, !context.conduct.restoresReplaced else { return }
        for write in context.writes where write.isCleaningUp {
            for (property, value) in context.written(in: write) {
                if property == .isNavigationBarHidden, write.event == .viewWillDisappear { continue }
                let id = context.id(write.screen)
                findings.add(
                    page,
                    screen: id,
                    property: property,
                    at: context.pointer(to: property, in: write),
                    sources: context.conduct.sourcesBehind[page.code],
                    "\(id) \(setting: property, to: value)\(write.place), "
                        + (write.event == .viewWillDisappear
                            ? "while it is still visible."
                            : context.isCovered
                                ? "when it is no longer visible." : "after the next screen has set its own style."),
                    fix: "Move it to \(context.words(ofPlaceFor: property)) of the screen that needs it.",
                    fixes: context.fixes(removing: property, from: write) { removal in
                        // The incoming screen sets the value itself, if it does not declare one.
                        guard !context.conduct.givesCodeOwnBar, let next = context.transition?.to, next != write.screen,
                            !context.declares(property, on: next)
                        else { return nil }
                        return [removal, context.style(next, property, value)]
                    }
                )
            }
        }
    }
}

extension DiagnosticContext {
    /// Whether a cover made the screen on top disappear and appear again; under others nothing runs (uikit.S15).
    fileprivate var isCovered: Bool { if case .reappear = operation?.action { true } else { false } }
}
