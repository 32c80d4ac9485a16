/// The answer to an operation while it is being carried out.
struct ResponseDraft {
    private let include: Inclusion
    private var stackBefore: [Screen.ID]
    private(set) var before: BarSnapshot?
    private var stackAfter: [Screen.ID] = []
    private(set) var after: BarSnapshot?
    private var screens: [ScreenState]?
    private(set) var ending = Ending()
    private(set) var environment: Environment
    private var fingerprint: Fingerprint?
    private var policy: PolicyReference
    private(set) var family: PolicyPage.Family
    private var cause: Cause?
    private var diagnostics: [Diagnostic]?
    private(set) var swipe: Swipe?
    /// The bar to which the swipe leads when it is finished, whether it was or not.
    private(set) var arrival: BarSnapshot?
    private(set) var width = 0.0
    /// The steps so far; nil where nobody asked for them.
    var steps: [Step]?

    /// What the rules of diagnostics want to know of an operation and of what it found.
    private struct Cause {
        var action: DiagnosticContext.Action
        var index: Int
        var firstWrite: Int
        var pointer: RequestPointer
        var wasItemStackAtRisk: Bool
    }

    /// What is known of an operation once it is over.
    struct Ending {
        var outcome = TransitionResponse.Outcome.changed
        var reason: TransitionResponse.Reason?
        var transition: Transition?
        /// How the policy moves the bar in it.
        var interpolations: [BarInterpolation] = []
        /// Whether the code of the screen that comes sets colors in it.
        var setsColorsAlongside = false
        /// The items of the screens that it is between.
        var items: (from: ComponentRule.Items, to: ComponentRule.Items)?
        var pushed: [Screen.ID] = []
        var popped: [Screen.ID] = []
    }

    /// What an operation that moves no screen can change.
    private struct Fingerprint: Equatable {
        var properties: BarProperties
        var isNavigationBarHidden: Bool
        var contentOffsets: [Double]
        var orientation: Orientation
        var fakeBars: [FakeBar?]
        var policyState: Value?

        init<Policy>(_ simulation: Simulation<Policy>) {
            properties = simulation.controller.bar.properties
            isNavigationBarHidden = simulation.controller.isNavigationBarHidden
            contentOffsets = simulation.controller.stack.map { simulation.contentOffset(of: $0) }
            orientation = simulation.environment.orientation
            fakeBars = simulation.controller.stack.map { simulation.records[$0].fakeBar }
            policyState = simulation.policy.state(of: simulation)
        }
    }

    init<Policy>(
        _ simulation: Simulation<Policy>,
        include: Inclusion,
        operation: Operation,
        index: Int,
        at pointer: RequestPointer
    ) {
        self.include = include
        stackBefore = simulation.stackIDs
        before = simulation.currentSnapshot(include: include)
        if include.contains(.diagnostics) {
            cause = Cause(
                action: DiagnosticContext.Action(operation.action),
                index: index,
                firstWrite: simulation.trace?.writes.count ?? 0,
                pointer: pointer,
                wasItemStackAtRisk: simulation.controller.isItemStackAtRisk
            )
        }
        environment = simulation.environment
        policy = PolicyReference(name: Policy.page.name, edition: simulation.policy.edition)
        family = Policy.page.family
    }

    /// Takes down how everything is before an update, a scroll or a turn.
    mutating func beginRestyling<Policy>(_ simulation: Simulation<Policy>) {
        fingerprint = Fingerprint(simulation)
    }

    /// Takes down where the controller is now that an operation that had to wait begins.
    mutating func begin<Policy>(_ simulation: Simulation<Policy>) {
        stackBefore = simulation.stackIDs
        before = simulation.currentSnapshot(include: include)
    }

    /// Tells the trace that what happens from now on belongs to this operation.
    func resume<Policy>(_ simulation: inout Simulation<Policy>) {
        if let cause { simulation.trace?.resume(cause.index) }
    }

    /// Takes down what a call has come to.
    mutating func finish<Policy>(_ change: StackChange, in simulation: inout Simulation<Policy>) {
        switch change {
        case .nothing(let reason):
            ending.outcome = .unchanged
            ending.reason = reason
        case .belowTop(_, let removed, let inserted):
            ending.popped = removed.map { simulation.id($0) }
            ending.pushed = inserted.map { simulation.id($0) }
        case .transition(let transition, _, let removed, let inserted, let isCancelled):
            ending.transition = transition
            ending.interpolations = simulation.interpolations
            ending.setsColorsAlongside =
                !simulation.writes[transition.to].duringTransition.touched.intersection(.interpolated).isEmpty
            if let from = transition.from {
                ending.items = (
                    ComponentRule.Items(of: simulation.place(of: from)),
                    ComponentRule.Items(of: simulation.place(of: transition.to))
                )
            }
            if isCancelled {
                ending.outcome = .cancelled
            } else {
                ending.popped = removed.map { simulation.id($0) }
                ending.pushed = inserted.map { simulation.id($0) }
            }
        }
        close(&simulation)
        if simulation.swipe?.bar != nil {
            swipe = simulation.swipe
            arrival = ending.outcome == .cancelled ? simulation.snapshotBelow() : after
            width = simulation.device.width(in: environment.orientation)
        }
        simulation.swipe = nil
    }

    /// Takes down what an update, a scroll or a turn has come to.
    mutating func finishRestyling<Policy>(in simulation: inout Simulation<Policy>) {
        if Fingerprint(simulation) == fingerprint {
            ending.outcome = .unchanged
            ending.reason = .sameValue
        }
        close(&simulation)
    }

    private mutating func close<Policy>(_ simulation: inout Simulation<Policy>) {
        stackAfter = simulation.stackIDs
        environment = simulation.environment
        if include.contains(.screens) {
            let (states, scene) = simulation.screenStates(include: include)
            screens = states
            after = BarSnapshot(of: states.last?.bar, in: scene, on: simulation.device)
        } else {
            after = simulation.currentSnapshot(include: include)
        }
        diagnose(&simulation)
    }

    private mutating func diagnose<Policy>(_ simulation: inout Simulation<Policy>) {
        guard let cause, var context = simulation.diagnosticContext(after: after) else { return }
        context.action = cause.action
        context.operationIndex = cause.index
        context.writes = context.trace.writes(of: cause.index, from: cause.firstWrite)
        context.pointer = cause.pointer
        context.outcome = ending.outcome
        context.reason = ending.reason
        context.transition = ending.transition
        context.before = before
        context.wasItemStackAtRisk = cause.wasItemStackAtRisk
        context.stackCountBefore = stackBefore.count
        diagnostics = context.diagnostics()
        simulation.closeTrace()
    }

    /// The answer, without the state to hand back.
    func response(under include: Inclusion) -> TransitionResponse {
        TransitionResponse(
            outcome: ending.outcome,
            reason: ending.reason,
            policy: policy,
            stack: TransitionResponse.StackChange(
                before: stackBefore,
                after: stackAfter,
                pushed: ending.pushed,
                popped: ending.popped
            ),
            bars: TransitionResponse.Bars(before: before?.bar, after: after?.bar, during: barDuring),
            screens: screens,
            plan: include.contains(.plan) ? steps.map { plan($0).listing(include) } : nil,
            diagnostics: diagnostics
        )
    }
}
