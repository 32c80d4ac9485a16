/// Calls that upset the stack of the bar's items (seed0.6.8; uikit.K1).
enum ItemStackRule: DiagnosticRule {
    static let pages = [page, nested]

    static let page = DiagnosticPage(
        code: .bothHiddenCancelledPop,
        severity: .error,
        symptom: "The bar shows another screen's title and buttons, and the app eventually crashes.",
        cause:
            "A swipe between two screens that both hide the bar was cancelled: the bar's items and the screens "
            + "no longer match, and each push makes it worse.",
        remedy: "Do not hide the bar on two screens in a row, or disable the swipe on the upper one.",
        references: ["seed0.6.8", "uikit.K1"]
    )

    static let nested = DiagnosticPage(
        code: .nestedNavigationPop,
        severity: .error,
        symptom:
            "The swipe goes back several levels at once, and after a few times the stack is corrupted or the app crashes.",
        cause: "The gesture belongs to a navigation controller inside another one.",
        remedy: "Use only the gesture of the outer navigation controller, and disable those of the inner ones.",
        references: ["seed0.6.8", "uikit.K2"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let transition = context.transition, let pointer = context.operation?.pointer else { return }
        if let from = transition.from, let gesture = context.operation?.innerPopGesture {
            swiped(from, gesture: gesture, context, &findings)
        }
        guard transition.kind == .push, context.operation?.wasItemStackAtRisk == true else { return }
        findings.add(
            page,
            screen: context.id(transition.to),
            at: pointer,
            """
            An earlier swipe between two screens without a bar was cancelled: after the push of \
            \(context.id(transition.to)), the bar's items no longer match the screens.
            """,
            fix: "Show the bar on one of the two screens, or set interactivePop.enabled to false on the upper one."
        )
    }

    /// Reports a swipe that began on the screen at `index` by the gesture of a nested navigation controller.
    private static func swiped(
        _ index: Int,
        gesture: InnerPopGesture,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let screen = context.id(index)
        let message: DiagnosticText = """
            \(context.policy) wraps \(screen) in its own navigation controller, and the swipe begins with the gesture \
            of that one: it may go back several levels at once.
            """
        switch gesture {
        case .nested:
            findings.add(
                nested,
                screen: screen,
                at: RequestPointer(.nested),
                """
                The swipe on \(screen) begins with the gesture of a nested navigation controller: it may go back several \
                levels at once.
                """,
                fix: "Set interactivePop.enabled to false on \(screen), and leave the swipe to the outer controller."
            )
        case .delegateReplaced:
            findings.add(
                nested,
                screen: screen,
                at: context.pointer(toScreen: index).appending(.interactivePop).appending(.delegateReplaced),
                message,
                fix: "Leave the swipe to the outer navigation controller, or pop with a button."
            )
        case .option(let option):
            findings.add(
                nested,
                screen: screen,
                at: RequestPointer(.policy).appending(option),
                message,
                fix: "Leave the swipe to the outer navigation controller, or pop with a button."
            )
        }
    }
}
