/// Large titles that begin small, or that jerk as they collapse (around.M5, around.M6).
enum LargeTitleCollapseRule: DiagnosticRule {
    static let pages = [startsCollapsed, jerky]

    static let startsCollapsed = DiagnosticPage(
        code: .largeTitleStartsCollapsed,
        severity: .warning,
        symptom: "The screen appears with a small title, which grows only when it is pulled down.",
        cause:
            "The size of a large title follows from the content offset of the scroll view that the bar follows, "
            + "which is measured with the title expanded. An offset that was computed for the bar without it, "
            + "such as -116 for -168, is the offset of a title that was scrolled away.",
        remedy:
            "Set no offset as the screen appears, or set -adjustedContentInset.top after the layout of the "
            + "large title.",
        references: ["around.M4", "around.M5"]
    )

    static let jerky = DiagnosticPage(
        code: .largeTitleJerky,
        severity: .warning,
        symptom: "The large title collapses faster than the finger moves, and snaps.",
        cause:
            "The upper edge of the scroll view moves with the bar: as the title collapses the view moves, which scrolls it, "
            + "which collapses the title.",
        remedy:
            "Pin the scroll view to the top of its superview, and let the root view begin under the bar: a translucent bar, "
            + "or extendedLayoutIncludesOpaqueBars.",
        references: ["around.M6", "uikit.C1"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let after = context.after, let top = context.top, !after.bar.isHidden,
            context.screen(top, { $0.view.tellsOfDiscovery }), after.bar.largeTitle.trackedBy != nil,
            after.bar.largeTitle.state != .none, !after.scene.showsInlineLargeTitle(on: context.device)
        else { return }
        checkStart(after, of: top, context, &findings)
        checkJerks(after.scene, of: top, context, &findings)
    }

    private static func checkStart(
        _ after: BarSnapshot,
        of top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        guard context.isFirstAppearance, after.bar.largeTitle.state == .collapsed,
            let scrollView = context.screen(top, { $0.view.scrollView }),
            scrollView.contentInsetAdjustmentBehavior != .never,
            let writes = scrollView.contentOffsetWrites, let callback = writes.last, let written = writes[callback]
        else { return }
        let rest = after.scene.restingContentOffset(on: context.device)
        // A later scroll has changed the offset.
        guard after.scene.contentOffset == written - rest else { return }
        let id = context.id(top)
        findings.add(
            startsCollapsed,
            screen: id,
            key: "contentOffset",
            at: context.pointer(toScreen: top).appending(.view).appending(.scrollView).appending(.contentOffsetWrites)
                .appending(RequestPointer.Key(callback)),
            """
            \(callback) of \(id) sets its content offset to \(written), but below an expanded large title it is \
            \(rest): the title is small until it is pulled down.
            """,
            fix: "Set \(rest), or no offset.",
            fixes: [Fix(.scrollView(.writeContentOffset(rest, in: callback)), of: top)]
        )
    }

    private static func checkJerks(
        _ scene: BarScene,
        of top: Int,
        _ context: DiagnosticContext,
        _ findings: inout DiagnosticFindings
    ) {
        let id = context.id(top)
        let view = context.pointer(toScreen: top).appending(.view)
        if context.screen(top, { $0.view.scrollView?.pinnedTo == .safeArea }) {
            findings.add(
                jerky,
                screen: id,
                key: "pinnedTo",
                at: view.appending(.scrollView).appending(.pinnedTo),
                """
                The scroll view of \(id) is pinned to the safe area, which moves with the bar: each point by which the large \
                title collapses scrolls it by another.
                """,
                fix: "Pin its top to the superview.",
                fixes: [Fix(.scrollView(.pinToSuperview), of: top)]
            )
            return
        }
        guard !scene.reachesTop else { return }
        findings.add(
            jerky,
            screen: id,
            key: "extendedLayoutIncludesOpaqueBars",
            at: context.screen(top) { $0.view.extendsUnderTopBars }
                ? context.cause(of: .isTranslucent)?.pointer ?? view.appending(.scrollView)
                : view.appending(.edgesForExtendedLayout),
            """
            The root view of \(id) begins below the bar and moves with it: each point by which the large title collapses \
            scrolls its content by another.
            """,
            fix:
                "Let the root view begin under the bar: set extendedLayoutIncludesOpaqueBars, and .top among its edges.",
            fixes: [Fix(.extendUnderOpaqueBars, of: top)]
        )
    }
}

extension DiagnosticContext {
    /// Whether the screen on top appeared for the first time in this operation, or in the history that the answer
    /// covers.
    var isFirstAppearance: Bool {
        guard let operation else { return log.origin.restored == nil }
        guard let transition = operation.transition else {
            return operation.index == 0 && log.origin.restored == nil
        }
        return transition.kind == .push && transition.to == top && !isCancelled
    }
}
