/// How the bar is hidden and shown in a transition (seed 0, 4.3.1, 6.6 and 6.7; uikit.md D5).
enum HiddenBarRule: DiagnosticRule {
    static let pages = [notAnimated, mismatch, inWillDisappear]

    static let notAnimated = DiagnosticPage(
        code: .hiddenNotAnimated,
        severity: .warning,
        symptom:
            "In the back swipe a black block stands where the bar was, or the bar flashes in as soon as the finger moves; "
            + "in a push or pop the bar jumps away or in.",
        cause: "setNavigationBarHidden: and animated: false take effect at once, while the screens are still moving.",
        remedy: "Use setNavigationBarHidden(_:animated:) in viewWillAppear with the callback's own animated.",
        reference: "seed 0, 4.3.1 and 6.6; uikit.md D5"
    )

    static let mismatch = DiagnosticPage(
        code: .hiddenAnimationMismatch,
        severity: .warning,
        symptom: "The bar slides while nothing else moves, or stands still while the screens move.",
        cause: "The animated of the hide is not that of the push or pop.",
        remedy: "Hand on the animated argument of viewWillAppear.",
        reference: "seed 0, 6.7"
    )

    static let inWillDisappear = DiagnosticPage(
        code: .hiddenRestoredInWillDisappear,
        severity: .warning,
        symptom: "Between two screens without a bar the bar appears and animates away; in a cancelled swipe it stays.",
        cause:
            "viewWillDisappear of the one screen runs before viewWillAppear of the other: for a moment the bar is there.",
        remedy: "Let every screen say in its own viewWillAppear whether it wants the bar, and say nothing in "
            + "viewWillDisappear.",
        reference: "seed 0, 4.3.1"
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let transition = context.transition, transition.from != nil else { return }
        for write in context.writes {
            guard let visibility = write.properties.isNavigationBarHidden else { continue }
            if write.event == .viewWillDisappear { restored(visibility, write, context, &findings) }
            guard visibility.hidden != write.wasHidden else { continue }
            let isAnimated = visibility.animation.isAnimated(in: transition)
            if transition.isAnimated, !isAnimated { snapped(visibility, write, transition, context, &findings) }
            if transition.isAnimated != isAnimated { mismatched(isAnimated, write, transition, context, &findings) }
        }
    }

    private static func restored(
        _ visibility: BarVisibility,
        _ write: Trace.Write,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let isHiddenOnBoth =
            write.wasHidden && !visibility.hidden && context.after?.scene.isNavigationBarHidden ?? false
        let id = context.id(write.screen)
        findings.add(
            inWillDisappear,
            screen: id,
            property: .isNavigationBarHidden,
            at: context.pointer(to: .isNavigationBarHidden, in: write),
            "\(id) \(visibility.hidden ? "hides" : "shows") the bar in viewWillDisappear"
                + (isHiddenOnBoth
                    ? ", and the next screen hides it again: the bar appears and animates away."
                    : ": the next screen's own wish comes after it, and a cancelled swipe does not take it back."),
            fix: "Remove it, and set isNavigationBarHidden in viewWillAppear of every screen."
        )
    }

    private static func snapped(
        _ visibility: BarVisibility,
        _ write: Trace.Write,
        _ transition: Transition,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let artefact =
            switch (transition.isInteractive, visibility.hidden) {
            case (true, true): "during the swipe a black block stands where the bar was"
            case (true, false): "the bar flashes in as soon as the swipe begins"
            case (false, true): "the bar is gone at once while the screens still move"
            case (false, false): "the bar is there at once while the screens still move"
            }
        let id = context.id(write.screen)
        findings.add(
            notAnimated,
            screen: id,
            property: .isNavigationBarHidden,
            at: context.pointer(to: .isNavigationBarHidden, in: write),
            "\(id) \(visibility.hidden ? "hides" : "shows") the bar without animation in \(write.event): "
                + "\(artefact).",
            fix: "Call setNavigationBarHidden(\(visibility.hidden), animated: animated) in viewWillAppear."
        )
    }

    private static func mismatched(
        _ isAnimated: Bool,
        _ write: Trace.Write,
        _ transition: Transition,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let id = context.id(write.screen)
        findings.add(
            mismatch,
            screen: id,
            property: .isNavigationBarHidden,
            at: context.pointer(to: .isNavigationBarHidden, in: write),
            "The \(transition.kind) is \(transition.isAnimated ? "" : "not ")animated, and \(id) changes "
                + "whether the bar is hidden \(isAnimated ? "with" : "without") animation.",
            fix: "Pass the animated argument of \(write.event) on to setNavigationBarHidden(_:animated:)."
        )
    }
}

extension BarVisibility.Animation {
    /// Whether the bar slides in `transition`.
    func isAnimated(in transition: Transition) -> Bool {
        switch self {
        case .none: false
        case .animated: true
        case .asTransition: transition.isAnimated
        }
    }
}
