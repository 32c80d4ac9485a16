/// Faults in hiding and showing the bar in a transition (seed0.4.3.1, seed0.6.6 and seed0.6.7; uikit.D5).
enum HiddenBarRule: DiagnosticRule {
    static let pages = [notAnimated, mismatch, inWillDisappear]

    static let notAnimated = DiagnosticPage(
        code: .hiddenNotAnimated,
        severity: .warning,
        symptom:
            "During the back swipe there is a black block in place of the bar, or the bar flashes in as soon as "
            + "the finger moves; during a push or pop the bar appears or disappears at once.",
        cause: "setNavigationBarHidden: and animated: false take effect at once, while the screens are still moving.",
        remedy: """
            Call setNavigationBarHidden(_:animated:) in viewWillAppear with the animated argument of the callback.
            """,
        references: ["seed0.4.3.1", "seed0.6.6", "uikit.D5"]
    )

    static let mismatch = DiagnosticPage(
        code: .hiddenAnimationMismatch,
        severity: .warning,
        symptom: "The bar slides while nothing else moves.",
        cause:
            "The bar is hidden with animation, but the push or pop is not animated, or the screen returns with its "
            + "tab, which is not animated either.",
        remedy: "Pass the animated argument of viewWillAppear on.",
        references: ["seed0.6.7"]
    )

    static let inWillDisappear = DiagnosticPage(
        code: .hiddenRestoredInWillDisappear,
        severity: .warning,
        symptom:
            "Between two screens without a bar, the bar appears and animates away; or whether a screen has a "
            + "bar depends on the screen before it.",
        cause:
            "viewWillDisappear of one screen runs before viewWillAppear of the other: for a moment the bar is "
            + "as the first screen sets it.",
        remedy: "Set in viewWillAppear of every screen whether it has the bar, and do not change that in "
            + "viewWillDisappear.",
        references: ["seed0.4.3.1"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        if case .reappear(let isAnimated) = context.operation?.action {
            checkReturn(context, &findings)
            if !isAnimated { checkTab(context, &findings) }
            return
        }
        guard let transition = context.transition, transition.from != nil else { return }
        if context.conduct.givesCodeOwnBar { return checkOwnBar(transition, context, &findings) }
        for write in context.writes {
            guard let visibility = write.changedVisibility else { continue }
            if write.event == .viewWillDisappear {
                restored(visibility, write: write, transition: transition, context, &findings)
            }
            let isAnimated = visibility.animation.isAnimated(in: transition)
            guard transition.isAnimated != isAnimated, context.isSeen(visibility, by: write) else { continue }
            if transition.isAnimated {
                // A transition that takes no time shows the bar at once anyway.
                guard context.passage != nil else { continue }
                snapped(visibility, write: write, transition: transition, context, &findings)
            } else {
                slid(visibility, write: write, during: "The \(transition.kind)", context, &findings)
            }
        }
    }

    /// Reports a bar that slides while the tab of its screen is back at once (uikit.S15).
    private static func checkTab(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        for write in context.writes where [.viewWillAppear, .viewIsAppearing].contains(write.event) {
            guard let visibility = write.changedVisibility, visibility.animation == .animated,
                context.after?.bar.isHidden == visibility.hidden
            else { continue }
            slid(visibility, write: write, during: "The return to the tab", context, &findings)
        }
    }

    /// Reports a screen that hides or shows the bar as it is covered, and returns with it like that (uikit.S15).
    private static func checkReturn(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        for write in context.writes where write.event == .viewWillDisappear {
            guard let visibility = write.changedVisibility,
                context.after?.scene.isNavigationBarHidden == visibility.hidden
            else { continue }
            add(visibility, write: write, "nothing reverts it when the screen returns", context, &findings)
        }
    }

    /// Reports a bar of the screen's own that disappears or appears at once when the screen has arrived; until then,
    /// nobody has seen the screen without or with it (libraries.6).
    private static func checkOwnBar(
        _ transition: Transition,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let passage = context.passage, !context.isCancelled else { return }
        for write in context.writes where write.event == .viewDidAppear && write.screen == transition.to {
            guard let visibility = context.written(in: write).isNavigationBarHidden,
                !visibility.animation.isAnimated(in: transition), passage.seen.isHidden != visibility.hidden,
                context.after?.bar.isHidden == visibility.hidden
            else { continue }
            snapped(visibility, write: write, transition: transition, context, &findings)
        }
    }

    private static func restored(
        _ visibility: BarVisibility,
        write: WriteLog.Write,
        transition: Transition,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard let from = transition.from, write.screen == from else { return }
        let next = context.id(transition.to)
        let isUndone =
            context.operation?.record.layoutLook.map { $0.isNavigationBarHidden != visibility.hidden } ?? false
        let words: DiagnosticText
        if isUndone {
            words =
                visibility.hidden
                ? "\(next) shows it again: the bar disappears and returns"
                : "\(next) hides it again: the bar appears and animates away"
        } else if context.isCancelled {
            guard context.after?.scene.isNavigationBarHidden == visibility.hidden else { return }
            words = "the swipe was cancelled, and nothing reverts it"
        } else if let after = context.after, after.scene.isNavigationBarHidden != visibility.hidden {
            words =
                "this does not last: \(next) \(after.scene.isNavigationBarHidden ? "hides" : "shows") it again"
        } else {
            // seed0.4.3.1: if one of the two bars is hidden and the hide is animated, an interactive pop looks right;
            // so does any transition if the other screen sets its visibility itself.
            let isAnimated = visibility.animation.isAnimated(in: transition) == transition.isAnimated
            if isAnimated, transition.isInteractive || context.saysItself(transition.to) { return }
            words =
                isAnimated
                ? "\(next) does not set whether it has one"
                : transition.isAnimated ? "it takes effect at once" : "nothing else is animated"
        }
        add(visibility, write: write, words, context, &findings)
    }

    private static func add(
        _ visibility: BarVisibility,
        write: WriteLog.Write,
        _ words: DiagnosticText,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let id = context.id(write.screen)
        findings.add(
            inWillDisappear,
            screen: id,
            property: .isNavigationBarHidden,
            at: context.pointer(to: .isNavigationBarHidden, in: write),
            "\(id) \(visibility.hidden ? "hides" : "shows") the bar in viewWillDisappear, and \(words).",
            fix: "Remove it, and set \(context.hidingPlace.words) of every screen.",
            fixes: context.fixes(removing: .isNavigationBarHidden, from: write) { removal in
                guard let next = context.transition?.to else {
                    return context.stating(hidden: !visibility.hidden, on: write.screen).map { [removal, $0] }
                }
                guard !context.declares(.isNavigationBarHidden, on: next) else { return nil }
                return context.stating(hidden: visibility.hidden, on: next).map { [removal, $0] }
            }
        )
    }

    private static func snapped(
        _ visibility: BarVisibility,
        write: WriteLog.Write,
        transition: Transition,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let id = context.id(write.screen)
        findings.add(
            notAnimated,
            screen: id,
            property: .isNavigationBarHidden,
            at: context.pointer(to: .isNavigationBarHidden, in: write),
            "\(context.subject(of: write)) \(visibility.hidden ? "hides" : "shows") the bar without animation\(write.place): "
                + context.artifact(of: visibility, by: write, transition) + ".",
            fix: context.hidingPlace.fix(ofHiding: visibility.hidden),
            fixes: context.fixes(ofHidingIn: write) + context.fixes(ofAllHidingBy: write.screen, in: transition)
        )
    }

    private static func slid(
        _ visibility: BarVisibility,
        write: WriteLog.Write,
        during event: DiagnosticText,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let id = context.id(write.screen)
        findings.add(
            mismatch,
            screen: id,
            property: .isNavigationBarHidden,
            at: context.pointer(to: .isNavigationBarHidden, in: write),
            """
            \(event) is not animated, but \(id) \(visibility.hidden ? "hides" : "shows") the bar with \
            animation\(write.place).
            """,
            fix: context.hidingPlace.fix(ofHiding: visibility.hidden),
            fixes: context.fixes(ofHidingIn: write)
        )
    }
}

extension DiagnosticContext {
    /// Whether the visible bar is as `write` makes it for a moment, that is, nothing reverts it before it is drawn.
    fileprivate func isSeen(_ visibility: BarVisibility, by write: WriteLog.Write) -> Bool {
        let isHidden =
            switch effectTime(of: write) {
            case .way: passage.map(\.seen.isHidden) ?? after?.bar.isHidden
            case .arrival, .cancel: after?.bar.isHidden
            }
        return isHidden == visibility.hidden
    }

    fileprivate func artifact(
        of visibility: BarVisibility,
        by write: WriteLog.Write,
        _ transition: Transition
    ) -> DiagnosticText {
        let isHidden = visibility.hidden
        let isBack = !isCancelled && after?.bar.isHidden != isHidden
        switch effectTime(of: write) {
        case .arrival:
            return """
                when the \(transition.words) is over, the bar \(isHidden ? "disappears" : "appears") at once
                """
        case .cancel: return "when the swipe is cancelled, the bar \(isHidden ? "disappears" : "appears") at once"
        case .way where transition.isInteractive:
            return isHidden
                ? "during the swipe there is a black block in place of the bar"
                : "the bar flashes in as soon as the swipe begins"
        case .way:
            let words: DiagnosticText =
                isHidden
                ? "the bar disappears at once while the screens still move"
                : "the bar appears at once while the screens still move"
            return isBack ? "\(words), and \(isHidden ? "returns" : "disappears again") at the end" : words
        }
    }

    /// Whether `screen` states, in its own code or by the policy's interface, whether it has a bar.
    fileprivate func saysItself(_ screen: Int) -> Bool {
        if bar.origin(of: .isNavigationBarHidden).writer == .policy { return true }
        return writes.contains { $0.screen == screen && $0.isStyling && $0.properties.isNavigationBarHidden != nil }
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
