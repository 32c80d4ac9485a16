extension Simulation {
    /// Returns the facts that the rules read after `operation`, or of the stack as it is.
    func diagnosticContext(
        after: BarSnapshot?,
        _ operation: DiagnosticContext.OperationFacts? = nil,
        logging log: WriteLog
    ) -> DiagnosticContext {
        let swipe = top.map { interactivePop(on: $0) }
        let isRoot = controller.stack.count == 1
        // The policy does not know of an inner gesture, which begins with a single screen too.
        let isInner = isRoot && top.flatMap { policy.innerPopGesture(on: $0, in: self) } != nil
        return DiagnosticContext(
            policy: page.name,
            family: page.family,
            conduct: type(of: policy).conduct,
            review: top.flatMap { policy.review(of: $0, in: self) },
            given: top.map { policy.given($0, in: self) } ?? BarProperties(),
            managed: policy.managedProperties,
            environment: environment,
            device: device,
            operation: operation,
            log: log,
            after: after,
            bar: bar,
            leftovers: leftovers,
            stack: controller.stack,
            screenWrites: writes,
            interactivePopBegins: isRoot ? nil : swipe?.begins,
            policyDecidesInteractivePop: !isInner && swipe?.isPolicys ?? false,
            isBarHiddenBySystem: barHiding?.isHiddenBySystem ?? false,
            isItemDimmed: top.map { records[$0].isItemDimmed } ?? false,
            requested: requested,
            added: added,
            addedPointers: addedPointers
        )
    }

    /// Returns the diagnostics of the current stack; nil if not requested.
    func diagnostics(of snapshot: BarSnapshot?, logging log: inout WriteLog?) -> [Diagnostic]? {
        guard let known = log else { return nil }
        let findings = diagnosticContext(after: snapshot, logging: known).findings()
        log?.close(findings, transition: 0)
        return findings.diagnostics
    }

    /// Returns the reason why the swipe of `transition` is that of a navigation controller inside another; nil if it is
    /// not.
    func innerPopGesture(of transition: Transition?, isNested: Bool) -> InnerPopGesture? {
        guard let transition, transition.isInteractive, let from = transition.from else { return nil }
        if isNested { return .nested }
        return policy.innerPopGesture(on: from, in: self)
    }

    /// The visible bar after a cover has run the appearance callbacks of the top screen, computed on a copy.
    var snapshotAfterCover: BarSnapshot? {
        whatIf {
            // What the bar takes from appearance proxies as it enters the window again is not by these callbacks.
            $0.lateProxies = nil
            $0.reappear(after: .fullScreenModal)
            return $0.currentSnapshot(include: [])
        }
    }

    private var leftovers: DiagnosticContext.Leftovers {
        guard page.family == .fakeBarsInTransition, let top else { return [] }
        var leftovers: DiagnosticContext.Leftovers = []
        if let bar = records[top].fakeBar, bar.isAttached, !bar.isHidden { leftovers.insert(.fakeBar) }
        if controller.isBackgroundHidden { leftovers.insert(.hiddenBackground) }
        if controller.isBarHidden, !controller.isNavigationBarHidden { leftovers.insert(.hiddenBar) }
        return leftovers
    }
}
