/// Back swipes that do not begin, or that must not (seed0.4.3.1; uikit.D4).
enum InteractivePopGestureRule: DiagnosticRule {
    static let pages = [disabled, freeze]

    static let disabled = DiagnosticPage(
        code: .interactivePopDisabled,
        severity: .info,
        symptom: "A swipe from the edge does nothing; a warning if the bar has no way back either.",
        cause:
            "The stock recognizer does not begin under a hidden bar, with a custom left item, with the back button hidden, or "
            + "if the delegate of the navigation controller has an animator for the pop.",
        remedy:
            "Replace the recognizer's delegate by one that lets it begin if the stack has more than one screen, "
            + "or use a policy with its own gesture.",
        references: ["seed0.4.3.1", "uikit.D4"]
    )

    static let freeze = DiagnosticPage(
        code: .rootSwipeFreeze,
        severity: .error,
        symptom: "After a swipe at the root the app does not react to touches, and the next push hangs.",
        cause:
            "The recognizer's delegate was replaced, and nothing prevents a pop from beginning with one screen "
            + "on the stack.",
        remedy:
            "Return false from gestureRecognizerShouldBegin unless viewControllers.count is greater than 1 "
            + "(interactivePop.delegateReplaced guarded).",
        references: ["seed0.4.3.1", "uikit.D4"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let top = context.top else { return }
        if context.stack.count == 1 { return checkRoot(top, context, &findings) }
        if case .interactivePop = context.operation?.action { checkAnimator(top, context, &findings) }
        guard context.interactivePopBegins == false else { return }
        let isStuck = context.isStuck
        for (reason, property, pointer) in reasons(top, context) {
            let id = context.id(top)
            findings.add(
                disabled,
                severity: isStuck ? .warning : .info,
                screen: id,
                key: property,
                at: pointer,
                isStuck
                    ? "The back swipe does not begin on \(id), and the bar has no back button: \(reason)."
                    : "The back swipe does not begin on \(id): \(reason).",
                fix: property == "enabled" || property == "library"
                    ? "Enable the gesture."
                    : context.conduct.interface?.swipeFix
                        ?? "Replace the recognizer's delegate with one that returns false at the root "
                        + "(interactivePop.delegateReplaced guarded).",
                fixes: property == "library"
                    ? context.fixesOfSwipeInLibrary(of: top)
                    : property == "enabled" ? [Fix(.enableSwipe, of: top)] : context.fixesOfSwipe(of: top)
            )
        }
    }

    /// Reports a swipe that an animator for the pop has stopped, whoever is the recognizer's delegate (around.Q3).
    private static func checkAnimator(
        _ top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        // A custom container asks no delegate.
        guard let operation = context.operation, operation.animator != nil, context.family != .customContainer else {
            return
        }
        let id = context.id(top)
        let ending: DiagnosticText = context.isStuck ? ", and the bar has no back button" : ""
        findings.add(
            disabled,
            severity: context.isStuck ? .warning : .info,
            screen: id,
            key: RequestPointer.Key.animator.name,
            at: operation.pointer.appending(.animator),
            sources: ["uikit.D4", "around.Q3"],
            """
            The back swipe does not begin on \(id)\(ending): the delegate of the navigation controller has an animator for \
            the pop.
            """,
            fix: """
                Let the delegate return nil for a pop from navigationController(_:animationControllerFor:from:to:), or drive \
                the animator with a gesture of your own.
                """
        )
    }

    private static func checkRoot(_ top: Int, _ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        let gesture = context.screen(top) { $0.interactivePop }
        // A gesture of the policy's own needs two screens.
        guard gesture.delegate == .replaced, gesture.enabled, !context.policyDecidesInteractivePop else { return }
        let id = context.id(top)
        findings.add(
            freeze,
            screen: id,
            key: "delegateReplaced",
            at: context.pointer(toScreen: top).appending(.interactivePop).appending(.delegateReplaced),
            """
            \(id) is the root, and the delegate of the pop gesture was replaced: a swipe here begins a pop with nothing to \
            pop, and the next push hangs.
            """,
            fix: """
                Let the gesture begin only with more than one screen on the stack (interactivePop.delegateReplaced guarded).
                """,
            fixes: [Fix(.guardSwipe, of: top)]
        )
    }

    private static func reasons(
        _ top: Int,
        _ context: DiagnosticContext
    ) -> [(reason: DiagnosticText, property: String, pointer: RequestPointer)] {
        let base = context.pointer(toScreen: top)
        if context.policyDecidesInteractivePop {
            let pointer = context.screen(top) { $0.library == nil ? base : base.appending(.library) }
            return [("the screen disables the gesture of \(context.policy)", "library", pointer)]
        }
        if !context.screen(top, { $0.interactivePop.enabled }) {
            let pointer = base.appending(.interactivePop).appending(.enabled)
            return [("the recognizer is disabled", "enabled", pointer)]
        }
        var reasons: [(DiagnosticText, String, RequestPointer)] = []
        if context.after?.scene.isNavigationBarHidden ?? false, !context.isBarHiddenBySystem {
            // A policy that finds the bar hidden already does not write.
            let pointer =
                context.cause(of: .isNavigationBarHidden)?.pointer
                ?? context.pointer(toMemberFor: .isNavigationBarHidden, of: top) ?? base
            reasons.append(("the bar is hidden", BarProperty.isNavigationBarHidden.name, pointer))
        }
        if let member = context.conduct.interface?.backButtonMember,
            context.after?.scene.place({ $0.navigationItem.hidesBackButton }) ?? false,
            context.screen(top, { $0.library?[member] != nil && !$0.navigationItem.hidesBackButton })
        {
            reasons.append(("the back button is hidden", member, context.pointer(toMember: member, of: top)))
        }
        let item = context.screen(top) { $0.navigationItem }
        let supplements =
            item.leftItemsSupplementBackButton
            || context.after?.scene.place { $0.navigationItem.leftItemsSupplementBackButton } ?? false
        if !item.leftBarButtonItems.isEmpty, !supplements {
            let pointer = base.appending(.navigationItem).appending(.leftBarButtonItems)
            reasons.append(("a left item replaces the back button", "leftBarButtonItems", pointer))
        }
        if item.hidesBackButton {
            let pointer = base.appending(.navigationItem).appending(.hidesBackButton)
            reasons.append(("the back button is hidden", "hidesBackButton", pointer))
        }
        return reasons
    }
}

extension BarState {
    /// Whether a back button is visible.
    fileprivate var leadsBack: Bool { !isHidden && backButton.isShown }
}

extension DiagnosticContext {
    /// Whether the bar of the screen on top has nothing that leads back.
    fileprivate var isStuck: Bool { after?.bar.leadsBack == false && hasNoLeftItem }

    /// Whether the bar shows no left item, which could lead back.
    fileprivate var hasNoLeftItem: Bool {
        guard let after, !after.bar.isHidden else { return true }
        return after.scene.place { $0.navigationItem.leftBarButtonItems.isEmpty }
    }

    /// Returns the fixes by which the back swipe begins on `screen` despite its bar and its item.
    fileprivate func fixesOfSwipe(of screen: Int) -> [Fix] {
        let guarding = Fix(.guardSwipe, of: screen)
        guard let member = conduct.interface?.swipeMember else { return [guarding] }
        return [Fix(.setLibrary(member, .bool(true)), of: screen), guarding]
    }

    /// Returns the fixes by which `screen` lets the policy's own gesture begin on it; members that forbid it are
    /// inverted.
    fileprivate func fixesOfSwipeInLibrary(of screen: Int) -> [Fix] {
        let (library, isEnabled) = self.screen(screen) { ($0.library, $0.interactivePop.enabled) }
        let contrary = conduct.swipeMembers.filter { member in library?[member.key].map { $0 != member.value } ?? false
        }
        let members = contrary.isEmpty ? conduct.swipeMembers : contrary
        let allowing = Fix(changes: members.map { .screen(screen, .setLibrary($0.key, $0.value)) })
        guard !isEnabled else { return [allowing] }
        let enabling = Fix(.enableSwipe, of: screen)
        return [enabling, enabling.and(allowing)]
    }
}
