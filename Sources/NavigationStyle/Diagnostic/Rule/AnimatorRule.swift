/// An animator that leaves the incoming view where it does not belong (around.Q1).
enum AnimatorRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .finalFrameIgnored,
        severity: .warning,
        symptom: "The top of the incoming screen is under the bar, or jumps down when the transition ends.",
        cause:
            "The view begins below the bar, but the animator leaves it at the top of the container instead of "
            + "the frame that finalFrame(for:) returns.",
        remedy: "Set toView.frame to transitionContext.finalFrame(for: toViewController).",
        references: ["around.Q1", "uikit.C1"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        // A custom container has animators of its own.
        guard let operation = context.operation, operation.animator?.usesFinalFrame == false,
            let transition = operation.transition, transition.hasCoordinator, transition.to == context.top,
            context.family != .customContainer, let after = context.after,
            after.scene.isLayoutKnown(on: context.device)
        else { return }
        let y = after.scene.layout(on: context.device).view.y
        guard y != 0 else { return }
        let id = context.id(transition.to)
        findings.add(
            page,
            screen: id,
            at: operation.pointer.appending(.animator).appending(.usesFinalFrame),
            """
            The root view of \(id) should be at y \(y), but the animator leaves it at 0: the bar covers \(y) points of \
            it, or it jumps down by \(y) points at the end.
            """,
            fix: "Give the view its finalFrame(for:).",
            fixes: [Fix(changes: [.useFinalFrame(operation: operation.index)])]
        )
    }
}
