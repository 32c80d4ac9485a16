extension Simulation {
    /// What the rules go by of the state after an operation; nil where nobody asked for diagnostics.
    ///
    /// What belongs to the operation is left empty.
    func diagnosticContext(after: BarSnapshot?) -> DiagnosticContext? {
        guard let trace else { return nil }
        let (begins, isPolicys) = interactivePopBegins
        return DiagnosticContext(
            policy: Policy.page.name,
            family: Policy.page.family,
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
            interactivePopBegins: begins,
            policyDecidesInteractivePop: isPolicys,
            requested: requested,
            added: added
        )
    }

    /// Whether the back swipe begins on the screen on top, nil with fewer than two, and whether the policy says so.
    private var interactivePopBegins: (begins: Bool?, isPolicys: Bool) {
        guard let top, controller.stack.count > 1 else { return (nil, false) }
        if let decision = policy.interactivePopBegins(on: top, in: self) { return (decision, true) }
        // Read where it stands: a copy of a screen retains everything in it.
        let place = place(of: top)
        let begins = InteractivePopRule.begins(
            on: place.screens.span[place.index],
            isNavigationBarHidden: controller.isNavigationBarHidden
        )
        return (begins, false)
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
    mutating func diagnostics(scene: BarScene?, bar state: BarState?) -> [Diagnostic]? {
        guard trace != nil else { return nil }
        let snapshot = BarSnapshot(of: state, in: scene, on: device)
        let diagnostics = diagnosticContext(after: snapshot)?.diagnostics()
        closeTrace()
        return diagnostics
    }

    /// What the operation has done is not reported again.
    mutating func closeTrace() {
        guard let count = trace?.writes.count else { return }
        trace?.reviewed = count
        trace?.layoutLook = nil
    }
}
