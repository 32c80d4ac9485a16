/// Appearance proxies that are set too late for a bar, or not for it (around.R1 to around.R4).
enum AppearanceProxyRule: DiagnosticRule {
    static let pages = [tooLate, notContained]

    static let tooLate = DiagnosticPage(
        code: .appearanceProxyTooLate,
        severity: .warning,
        symptom: "UINavigationBar.appearance() is set, for example for another theme, but the bar stays as it was.",
        cause:
            "A bar reads the appearance proxy when it enters a window. The proxy does not change a bar that is "
            + "already in a window.",
        remedy:
            "Write to the bar itself, or set the proxy before the navigation controller is shown. A bar that "
            + "leaves the window and returns, as when another tab or a full-screen modal covers it, reads the "
            + "proxy again.",
        references: ["around.R1", "around.R2", "around.R3"]
    )

    static let notContained = DiagnosticPage(
        code: .appearanceProxyNotContained,
        severity: .info,
        symptom: "The values that appearance(whenContainedInInstancesOf:) sets are not seen on this bar.",
        cause: "The bar must be in all of the given classes, in this order from the innermost outward.",
        remedy: "Name the navigation controller's own class, or a container around it.",
        references: ["around.R4"]
    )

    static func check(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        if context.operation?.index ?? 0 == 0 { checkStrangers(context, &findings) }
        guard let operation = context.operation,
            case .setAppearanceProxy(let properties, let containers) = operation.action
        else { return }
        if let containers, !context.log.origin.isContained(in: containers) {
            let pointer = operation.pointer.appending(.whenContainedInInstancesOf)
            return report(containers, at: pointer, &findings)
        }
        guard operation.outcome == .changed, let after = context.after, let untaken = operation.untaken else { return }
        var seen = VisibleBar(after)
        guard !seen.isSeen(of: untaken.scene) else { return }
        let unseen = properties.touched.filter {
            !seen.isSeen(of: after.scene.with(untaken.scene.properties[$0], for: $0))
        }
        let names = unseen.map { "\($0)" as DiagnosticText }
        let what: DiagnosticText = names.isEmpty ? "these values" : names.listed
        findings.add(
            tooLate,
            screen: context.top.map { context.id($0) },
            key: unseen.first?.name,
            at: operation.pointer.appending(.properties),
            "The bar is in a window and does not read \(what) from the appearance proxy until it enters a "
                + "window again.",
            fix: "Write the properties to the bar itself.",
            fixes: [Fix(changes: [.updateInsteadOfProxy(operation: operation.index)])]
        )
    }

    /// Reports the contained proxies of the request that are for other bars.
    private static func checkStrangers(_ context: DiagnosticContext, _ findings: inout DiagnosticFindings) {
        guard context.log.origin.restored == nil else { return }
        for index in context.log.origin.strangeProxies {
            let pointer = RequestPointer(.defaults).appending(.containedAppearanceProxies).appending(index)
            report(
                context.log.origin.containers(ofProxy: index),
                at: pointer.appending(.whenContainedInInstancesOf),
                &findings
            )
        }
    }

    private static func report(
        _ containers: [String],
        at pointer: RequestPointer,
        _ findings: inout DiagnosticFindings
    ) {
        let names = containers.map { "\($0)" as DiagnosticText }.listed
        findings.add(
            notContained,
            screen: nil,
            at: pointer,
            "This bar is not in \(names), in this order from the innermost outward: the proxy does not reach it.",
            fix: "Use classes that contain the bar (navigationController.containerClasses)."
        )
    }
}

extension DiagnosticContext.Action {
    /// Whether an appearance proxy is set.
    var setsAppearanceProxy: Bool {
        if case .setAppearanceProxy = self { true } else { false }
    }
}
