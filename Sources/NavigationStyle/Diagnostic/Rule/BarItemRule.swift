/// A bar button item that stays pale (around.T1).
enum BarItemRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .barItemStaysDimmed,
        severity: .info,
        symptom: "When the screen returns, the bar button item that was tapped looks disabled, but works.",
        cause: "In iOS 11.2 to 12, an item that was tapped to push keeps the alpha of its highlighted state.",
        remedy: "Set the bar's tintAdjustmentMode to normal, then to automatic, in viewWillDisappear.",
        references: ["around.T1"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard context.isItemDimmed, let top = context.top, let transition = context.transition,
            transition.kind == .pop, transition.to == top,
            !context.screen(top, { $0.resetsTintAdjustmentMode }), let pointer = pointer(of: top, context)
        else { return }
        let id = context.id(top)
        findings.add(
            page,
            screen: id,
            at: pointer,
            "The bar button item of \(id) that was tapped stays pale when the screen returns, as if it were disabled.",
            fix: "Set the bar's tintAdjustmentMode to normal, then to automatic, when \(id) disappears.",
            fixes: [Fix(.resetTintAdjustmentMode, of: top)]
        )
    }

    /// Returns the place of the tap, or of the restored state that records it.
    private static func pointer(of screen: Int, _ context: DiagnosticContext) -> RequestPointer? {
        if let operation = context.log.dimmings[screen] {
            return context.log.operationPointers[operation].appending(.by)
        }
        return context.log.origin.restored?.dimmedItems.firstIndex(of: context.id(screen)).map {
            RequestPointer(.controller).appending(.dimmedItems).appending($0)
        }
    }
}
