/// Black that shows through the bar while screens move (around.P1).
enum DarkBarRule: DiagnosticRule {
    static let pages = [page]

    static let page = DiagnosticPage(
        code: .darkBarInTransition,
        severity: .warning,
        symptom: "A dark shadow appears in the bar during a push or a pop, mostly at its upper right corner.",
        cause:
            "The bar shows the views behind it. If no root view reaches under it, these are the navigation "
            + "controller's view and the window, which are black without a color.",
        remedy:
            "Give the window, or the view of the navigation controller, a background color; or use an opaque bar, or no "
            + "hidesBottomBarWhenPushed.",
        references: ["around.P1", "around.P2"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard let operation = context.operation, let transition = operation.transition, operation.record.passage != nil,
            context.environment.designVersion < .liquidGlass,
            context.log.origin.hasBlackContainer, context.hasOneBarForAll(in: operation),
            let before = operation.before, let incoming = context.incoming,
            before.letsThrough || incoming.letsThrough, let reason = reason(before, incoming, context)
        else { return }
        let id = context.id(transition.to)
        let color = context.screen(transition.to) { $0.view.backgroundColor } ?? .systemBackground
        let isClear = color.light.isClear || color.dark.isClear
        findings.add(
            page,
            screen: id,
            at: RequestPointer(.navigationController).appending(.window).appending(.backgroundColor),
            "Black shows through the bar in the \(transition.kind): the window has no color, and \(reason).",
            fix: isClear
                ? "Give the window a background color: \(id) has none that it could share."
                : "Give the window the background color of \(id).",
            fixes: isClear ? [] : [Fix(changes: [.windowColor(color)])]
        )
    }

    /// Returns the reason that only the window lies behind the bar; nil if other views do, too.
    private static func reason(
        _ before: BarSnapshot,
        _ incoming: BarSnapshot,
        _ context: DiagnosticContext
    ) -> DiagnosticText? {
        if (before.scene.tabBar == nil) != (incoming.scene.tabBar == nil) {
            return incoming.scene.tabBar == nil
                ? "the tab bar disappears, so the layout of its controller changes"
                : "the tab bar appears, so the layout of its controller changes"
        }
        for snapshot in [before, incoming] {
            let id = snapshot.scene.screen.id
            if !snapshot.scene.reachesTop { return "the root view of \(id) begins below the bar" }
            if snapshot.scene.place({
                $0.view.backgroundColor?.resolved(for: snapshot.scene.styleBehindBar)
            })?
            .isClear ?? false {
                return "the root view of \(id) is clear"
            }
        }
        return nil
    }
}

extension BarSnapshot {
    /// Whether a visible bar shows what is behind it.
    fileprivate var letsThrough: Bool { !bar.isHidden && bar.background.kind != .glass && !bar.background.isOpaque }
}

extension DiagnosticContext {
    /// Whether one bar is in front of all screens, with nothing of the policy's behind it, rather than one on each
    /// screen with its own view behind it.
    fileprivate func hasOneBarForAll(in operation: OperationFacts) -> Bool {
        switch family {
        case .sharedBar, .interpolation, .navigationItem: true
        case .fakeBarsInTransition:
            !conduct.paintsContainer && operation.record.passage?.seen.drawnBy == .navigationBar
        case .customContainer, .barPerScreen: false
        }
    }
}
