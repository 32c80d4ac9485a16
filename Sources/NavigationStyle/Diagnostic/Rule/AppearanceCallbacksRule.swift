/// Finds callbacks that do not run under a cover that leaves the screen's view in place (uikit.O6, uikit.O7).
enum AppearanceCallbacksRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .appearanceCallbacksSkipped,
        severity: .warning,
        symptom: "After a sheet is dismissed, the bar does not look as the code in viewWillAppear sets it.",
        cause:
            "Under a sheet, a popover, overFullScreen and a custom presentation the presenter's view stays in place: its "
            + "viewWillDisappear, viewDidDisappear, viewWillAppear, viewIsAppearing and viewDidAppear do not run. Apps that "
            + "are linked against SDK 13 or later present sheets by default.",
        remedy:
            "Style the bar in presentationControllerDidDismiss(_:) of the presentation controller's delegate, "
            + "or present with modalPresentationStyle fullScreen.",
        references: ["uikit.O2", "uikit.O6", "uikit.O7"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let operation = context.operation, let after = context.after, let unrun = operation.unrun,
            let top = context.top
        else { return }
        var seen = VisibleBar(after)
        guard !seen.isSeen(of: unrun.scene) else { return }
        let id = context.id(top)
        var properties = BarPropertySet()
        if after.scene.isNavigationBarHidden != unrun.scene.isNavigationBarHidden {
            properties.insert(.isNavigationBarHidden)
        }
        for property in after.scene.properties.touched.union(unrun.scene.properties.touched) {
            let value = unrun.scene.properties[property]
            guard value != after.scene.properties[property],
                !seen.isSeen(of: after.scene.with(value, for: property))
            else { continue }
            properties.insert(property)
        }
        let names = properties.map { "\($0)" as DiagnosticText }
        // The difference may be in the policy's own state instead of the bar's properties.
        let what: DiagnosticText = names.isEmpty ? "the bar" : names.listed
        findings.add(
            page,
            screen: id,
            key: properties.first { _ in true }?.name,
            at: operation.pointer.appending(.by),
            """
            The presentation over \(id) leaves its view in place, so none of its appearance callbacks run; \
            viewWillDisappear to viewDidAppear would have changed \(what).
            """,
            fix: """
                Restore the bar in presentationControllerDidDismiss(_:), or present with modalPresentationStyle fullScreen.
                """
        )
    }
}
