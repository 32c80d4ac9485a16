/// A pop of more screens than are above the root.
enum PopCountRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .popCountClamped,
        severity: .warning,
        symptom: "The pop removes fewer screens than it asks for, and ends at the root.",
        cause: "Fewer screens are above the root.",
        remedy: "Use popToRoot to return to the root, or popTo with the screen.",
        references: ["uikit.E5"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let operation = context.operation, case .pop(let count) = operation.action else { return }
        let available = max(operation.stackCountBefore - 1, 0)
        guard count > 1, count > available else { return }
        findings.add(
            page,
            screen: context.stack.first.map { context.id($0) },
            at: operation.pointer.appending(.count),
            """
            The pop asks for \(count) screens, but \(available == 1 ? "only 1 is" : "only \(available) are") above the \
            root: it ends there.
            """,
            fix: available == 0 ? "Do not pop at the root." : "Pop \(available), or use popToRoot.",
            fixes: available == 0 ? [] : [Fix(changes: [.popCount(available, operation: operation.index)])]
        )
    }
}
