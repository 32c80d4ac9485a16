/// A pop over more screens than there are.
enum PopCountRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .popCountClamped,
        severity: .warning,
        symptom: "The pop ends at the root, higher up than the code says.",
        cause: "There are not so many screens above the root.",
        remedy: "Use popToRoot where the root is meant, or popTo with the screen.",
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
            The pop goes over \(count) screens, and there \(available == 1 ? "is" : "are") \(available) above the root: \
            it ends at the root.
            """,
            fix: available == 0 ? "Do not pop at the root." : "Pop \(available), or use popToRoot.",
            fixes: available == 0 ? [] : [Fix(changes: [.popCount(available, operation: operation.index)])]
        )
    }
}
