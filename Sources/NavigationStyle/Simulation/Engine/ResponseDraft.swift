/// The answer to an operation while it is being carried out.
///
/// It is an object, since it is large and passed around.
final class ResponseDraft {
    let include: Inclusion
    /// The record that the operation leaves.
    var record: OperationRecord
    /// The environment in which the operation is called, with all its members.
    private let assumed: NavigationEnvironment
    /// Whether no other operation of the turn is running or waiting when this one ends.
    var isAtRest = true
    /// The progress of a swipe that states one, 0…1.
    private let swipeProgress: Double?
    let family: PolicyPage.Family
    /// Whether each screen carries a whole bar of its own while the screens move, with its titles and buttons.
    let carriesWholeBars: Bool
    private let cause: OperationFacts?
    private var stackBefore: ScreenStack
    private(set) var before: BarSnapshot?
    private(set) var ending = Ending()

    /// The facts about an operation, and about the state that it found, for the rules of diagnostics.
    private struct OperationFacts {
        var action: DiagnosticContext.Action
        var index: Int
        var pointer: RequestPointer
        var wasItemStackAtRisk: Bool
        var animator: NavigationOperation.Animator?
    }

    /// The facts about an operation that are known when it has ended.
    struct Ending {
        var outcome = TransitionResponse.Outcome.changed
        var reason: TransitionResponse.Reason?
        var transition: Transition?
        /// The colors that the code of the incoming screen sets in the transition, and that UIKit animates along.
        var alongside: BarPropertySet = []
        /// The bar while the screens moved, if that is asked for.
        var standing: BarSnapshot?
        var pushed: [Int] = []
        var popped: [Int] = []
        var stack = ScreenStack()
        /// The bar after the operation.
        var after: BarSnapshot?
        /// The names of the contested constants that the visible bars depend on.
        var contested: [String]?
        var screens: [ScreenState]?
        var diagnostics: [Diagnostic]?
        /// The device and the system, as the operation leaves them.
        var environment = NavigationEnvironment()
        /// The width of the window in points.
        var width = 0.0
    }

    init(
        _ simulation: borrowing Simulation,
        showing bar: BarSnapshot?,
        include: Inclusion,
        operation: NavigationOperation,
        at pointer: RequestPointer,
        logging log: inout WriteLog?
    ) {
        self.include = include
        swipeProgress = operation.swipeProgress
        family = simulation.page.family
        carriesWholeBars = type(of: simulation.policy).conduct.carriesWholeBars(in: family)
        stackBefore = simulation.controller.stack
        before = bar
        var interest: OperationRecord.Interest = include.contains(.plan) ? .steps : []
        if swipeProgress != nil || !include.isDisjoint(with: [.plan, .motion]) {
            interest.formUnion([.passage, .arrival])
        }
        if let keepsLooks = log?.keepsLooks {
            interest.formUnion(keepsLooks ? [.writes, .passage, .looks] : [.writes, .passage])
        }
        let index = log?.addOperation(operation, at: pointer)
        record = log?.record(of: index, interest) ?? OperationRecord(of: index, interest)
        cause = index.map {
            OperationFacts(
                action: DiagnosticContext.Action(operation.action),
                index: $0,
                pointer: pointer,
                wasItemStackAtRisk: simulation.controller.isItemStackAtRisk,
                animator: operation.animator
            )
        }
        assumed = simulation.environment.whole
    }

    /// Records the controller's state now that an operation that had to wait begins.
    func begin(_ simulation: Simulation) {
        stackBefore = simulation.controller.stack
        before = simulation.currentSnapshot(include: include)
    }

    /// Records the outcome of a call.
    func finish(
        _ change: StackChange,
        in simulation: Simulation,
        logging log: inout WriteLog?
    ) {
        switch change {
        case .nothing(let reason):
            ending.outcome = .unchanged
            ending.reason = reason
        case .belowTop(_, let removed, let inserted):
            ending.popped = removed
            ending.pushed = inserted
        case .transition(let transition, _, let removed, let inserted, let isCancelled):
            ending.transition = transition
            if record.interest.contains(.arrival), let scene = record.passage?.scene {
                ending.standing = BarSnapshot(
                    of: scene.barState(on: simulation.device),
                    in: scene,
                    on: simulation.device
                )
            }
            ending.alongside =
                simulation.writes[transition.to].touched(in: .duringTransition).intersection(.animatedColors)
            if isCancelled {
                ending.outcome = .cancelled
            } else {
                ending.popped = removed
                ending.pushed = inserted
            }
        }
        close(simulation, logging: &log)
    }

    /// Records the outcome of an operation that moves no screen; `reason` tells why nothing has changed, if nothing has.
    func finishRestyling(
        isChange: Bool,
        orElse reason: TransitionResponse.Reason,
        in simulation: Simulation,
        logging log: inout WriteLog?
    ) {
        if !isChange {
            ending.outcome = .unchanged
            ending.reason = reason
        }
        close(simulation, logging: &log)
    }

    private func close(_ simulation: Simulation, logging log: inout WriteLog?) {
        ending.stack = simulation.controller.stack
        ending.environment = simulation.environment
        ending.width = simulation.device.width(in: simulation.environment.orientation)
        if include.contains(.screens) {
            let (states, scene) = simulation.screenStates(include: include)
            ending.screens = states
            ending.after = BarSnapshot(of: states.last?.bar, in: scene, on: simulation.device)
        } else {
            ending.after = simulation.currentSnapshot(include: include)
        }
        ending.contested = simulation.namesOfContested(after: ending.transition)
        if let cause {
            log?.add(record)
            // The closure gives the log back: who adds to a log that is still held copies all of it.
            let findings = log.flatMap {
                $0.isAsked
                    ? simulation.diagnosticContext(
                        after: ending.after,
                        facts(of: cause, simulation, isNested: $0.origin.isNested),
                        logging: $0
                    ).findings() : nil
            }
            log?.close(findings, transition: cause.index)
            ending.diagnostics = findings?.diagnostics
        }
    }

    /// Returns what the rules read about the operation; `isNested` says whether the controller is inside another.
    private func facts(
        of cause: OperationFacts,
        _ simulation: Simulation,
        isNested: Bool
    ) -> DiagnosticContext.OperationFacts {
        DiagnosticContext.OperationFacts(
            action: cause.action,
            index: cause.index,
            pointer: cause.pointer,
            record: record,
            outcome: ending.outcome,
            transition: ending.transition,
            innerPopGesture: simulation.innerPopGesture(of: ending.transition, isNested: isNested),
            alongside: ending.alongside,
            isAtRest: isAtRest,
            before: before,
            wasItemStackAtRisk: cause.wasItemStackAtRisk,
            stackCountBefore: stackBefore.count,
            unrun: ending.reason == .stillVisible ? simulation.snapshotAfterCover : nil,
            untaken: cause.action.setsAppearanceProxy ? simulation.snapshotInWindowAnew : nil,
            animator: cause.animator
        )
    }

    /// Returns the answer, without the state to hand back; `simulation` knows the screens.
    func response(in simulation: Simulation) -> TransitionResponse {
        var response = TransitionResponse(
            outcome: ending.outcome,
            reason: ending.reason,
            policy: simulation.policyReference,
            environment: assumed,
            contested: ending.contested,
            stack: TransitionResponse.StackChange(
                before: stackBefore.map { simulation.id($0) },
                after: ending.stack.map { simulation.id($0) },
                pushed: ending.pushed.map { simulation.id($0) },
                popped: ending.popped.map { simulation.id($0) }
            ),
            bars: TransitionResponse.Bars(before: before?.bar, after: ending.after?.bar, during: nil),
            diagnostics: ending.diagnostics,
            plan: nil,
            screens: ending.screens,
            motion: nil,
            seen: include.contains(.motion) ? seen : nil
        )
        // The way to the end matters even if the end itself is left out.
        guard record.interest.contains(.arrival) else { return response }
        let bar = movingBar
        let (presentation, because) = bar.presentation()
        let rule = bar.rule(of: presentation)
        let motion = rule?.motion()
        response.bars.during = swipeProgress.flatMap { motion?.look(at: $0) }
        if include.contains(.plan) {
            response.plan = plan(presentation, because: because, rule: rule, motion: motion, in: simulation)
        }
        if include.contains(.motion) { response.motion = motion }
        return response
    }
}
