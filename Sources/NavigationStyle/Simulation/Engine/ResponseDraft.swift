/// The answer to an operation while it is being carried out.
struct ResponseDraft {
    private let include: Inclusion
    /// How far the finger goes, of a swipe that says so.
    let swipeProgress: Double?
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
    /// The width of the window in points.
    private(set) var width = 0.0
    /// The steps so far; nil where nobody asked for them.
    var steps: [Step]?
    /// Whether no other operation of the turn is under way, or waits, when this one is over.
    var isAtRest = true

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
        /// What was taken down of it while the screens moved.
        var passage: Passage?
        /// The colors that the code of the screen that comes sets in it, and that UIKit moves along.
        var alongside: BarPropertySet = []
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
            policyState = simulation.policy.state(of: simulation)?.tree
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
        swipeProgress = operation.swipeProgress
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

    /// Takes down how everything is before an operation that moves no screen.
    mutating func beginRestyling<Policy>(_ simulation: Simulation<Policy>) {
        fingerprint = Fingerprint(simulation)
    }

    /// Whether the answer is to say how the bar looks while the screens move.
    var wantsPassage: Bool { swipeProgress != nil || !include.isDisjoint(with: [.plan, .motion]) }

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
            ending.passage = simulation.passage
            simulation.passage = nil
            simulation.notesPassage = false
            ending.alongside =
                simulation.writes[transition.to].duringTransition.touched.intersection(.animatedColors)
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
        width = simulation.device.width(in: simulation.environment.orientation)
        close(&simulation)
    }

    /// Takes down what an operation that moves no screen has come to.
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
        context.innerPopGesture = simulation.innerPopGesture(of: ending.transition)
        context.alongside = ending.alongside
        context.isAtRest = isAtRest
        context.before = before
        context.wasItemStackAtRisk = cause.wasItemStackAtRisk
        context.stackCountBefore = stackBefore.count
        let findings = context.findings()
        diagnostics = findings.diagnostics
        simulation.trace?.propose(findings.fixes, transition: cause.index)
        simulation.closeTrace()
    }

    /// The answer, without the state to hand back.
    func response(under include: Inclusion) -> TransitionResponse {
        let (presentation, because) = presentation()
        let rule = motionRule(of: presentation)
        let motion = rule?.motion()
        let during = swipeProgress.flatMap { motion?.look(at: $0) }
        return TransitionResponse(
            outcome: ending.outcome,
            reason: ending.reason,
            policy: policy,
            stack: TransitionResponse.StackChange(
                before: stackBefore,
                after: stackAfter,
                pushed: ending.pushed,
                popped: ending.popped
            ),
            bars: TransitionResponse.Bars(before: before?.bar, after: after?.bar, during: during),
            screens: screens,
            plan: include.contains(.plan)
                ? steps.map {
                    plan($0, presentation, because: because, rule: rule, motion: motion).listing(include)
                } : nil,
            diagnostics: diagnostics,
            motion: include.contains(.motion) ? motion : nil
        )
    }
}
