/// What upsets the stack of the bar's items (seed 0, 6.8; uikit.md K1).
enum ItemStackRule: DiagnosticRule {
    static let pages = [page, nested]

    static let page = DiagnosticPage(
        code: .bothHiddenCancelledPop,
        severity: .error,
        symptom: "The bar shows the title and buttons of another screen, and after a while the app crashes.",
        cause:
            "A swipe between two screens that both hide the bar was cancelled: the bar's items and the screens are out of "
            + "step, and each push makes it worse.",
        remedy: "Do not hide the bar of two screens in a row, or switch the swipe off on the upper one.",
        references: ["seed0.6.8", "uikit.K1"]
    )

    static let nested = DiagnosticPage(
        code: .nestedNavigationPop,
        severity: .error,
        symptom:
            "The swipe goes back over several levels at once, and after a few times the stack is in disorder or the app "
            + "crashes.",
        cause: "The gesture belongs to a navigation controller that stands inside another.",
        remedy: "Use the gesture of the outer navigation controller only, and switch off the inner ones'.",
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
            A swipe between two screens without a bar was cancelled before, and now \(context.id(transition.to)) is \
            pushed: the bar's items no longer match the screens.
            """,
            fix: "Let one of the two screens show its bar, or set interactivePop.enabled to false on the upper one."
        )
    }

    /// A swipe began on the screen at `index` by the gesture of a navigation controller that stands inside another.
    private static func swiped(
        _ index: Int,
        gesture: InnerPopGesture,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let screen = context.id(index)
        let message: DiagnosticText = """
            The swipe begins on \(screen), which \(context.policy) puts into a navigation controller of its own inside \
            another, and the gesture of the inner one is in place.
            """
        switch gesture {
        case .nested:
            findings.add(
                nested,
                screen: screen,
                at: RequestPointer(.nested),
                """
                The swipe begins on \(screen) by the gesture of a navigation controller that stands inside another: it \
                may go back over several levels at once.
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
