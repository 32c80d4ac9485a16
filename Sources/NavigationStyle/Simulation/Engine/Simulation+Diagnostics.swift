extension Simulation {
    /// What the rules go by of the state after an operation; nil where nobody asked for diagnostics.
    ///
    /// What belongs to the operation is left empty.
    func diagnosticContext(after: BarSnapshot?) -> DiagnosticContext? {
        guard let trace else { return nil }
        let swipe = top.flatMap { controller.stack.count > 1 ? interactivePop(on: $0) : nil }
        return DiagnosticContext(
            policy: Policy.page.name,
            family: Policy.page.family,
            stylePlace: Policy.stylePlace,
            swipeMembers: Policy.swipeMembers,
            managed: policy.managedProperties,
            environment: environment,
            device: device,
            operationIndex: -1,
            writes: [],
            pointer: .whole,
            outcome: .unchanged,
            reason: nil,
            transition: nil,
            trace: trace,
            before: nil,
            after: after,
            bar: controller.bar,
            wasItemStackAtRisk: controller.isItemStackAtRisk,
            leftovers: leftovers,
            stackCountBefore: controller.stack.count,
            stack: controller.stack,
            screenWrites: writes,
            interactivePopBegins: swipe?.begins,
            policyDecidesInteractivePop: swipe?.isPolicys ?? false,
            innerPopGesture: nil,
            requested: requested,
            added: added
        )
    }

    /// Why the swipe of `transition` is that of a navigation controller inside another; nil where it is not.
    func innerPopGesture(of transition: Transition?) -> InnerPopGesture? {
        guard let transition, transition.isInteractive, let from = transition.from else { return nil }
        if trace?.origin.isNested ?? false { return .nested }
        return policy.innerPopGesture(on: from, in: self)
    }

    private var leftovers: DiagnosticContext.Leftovers {
        guard Policy.page.family == .fakeBarsInTransition, let top else { return [] }
        var leftovers: DiagnosticContext.Leftovers = []
        if let bar = records[top].fakeBar, bar.isAttached, !bar.isHidden { leftovers.insert(.fakeBar) }
        if controller.isBackgroundHidden { leftovers.insert(.hiddenBackground) }
        if controller.isBarHidden, !controller.isNavigationBarHidden { leftovers.insert(.hiddenBar) }
        return leftovers
    }

    /// What is wrong with the stack as it stands; nil where nobody asked.
    mutating func diagnostics(of snapshot: BarSnapshot?) -> [Diagnostic]? {
        let findings = diagnosticContext(after: snapshot)?.findings()
        if let findings { trace?.propose(findings.fixes, transition: 0) }
        closeTrace()
        return findings?.diagnostics
    }

    /// What the operation has done is not reported again.
    mutating func closeTrace() {
        guard let count = trace?.writes.count else { return }
        trace?.reviewed = count
        trace?.layoutLook = nil
        trace?.passage = nil
    }
}
