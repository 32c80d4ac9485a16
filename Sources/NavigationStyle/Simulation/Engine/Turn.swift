/// One turn of the run loop: an operation, and those that are called in the same turn.
///
/// Their calls are made one after another, hooks and all. The first that moves the stack does so at its call; what it
/// starts runs when the turn is over, and the others are carried out when the one before has ended (S10, S12).
struct Turn<Policy: NavigationStylePolicy> {
    /// What is known of the answer to an operation of the turn.
    private struct Entry {
        var draft: ResponseDraft
        /// What is still to be carried out.
        var waiting: Waiting?
    }

    /// What waits for the transition that was started in the turn.
    private enum Waiting {
        case call(NavigationCall)
        case reappearance(after: NavigationOperation.Cover)
    }

    private var entries: [Entry] = []
    /// The transition that the turn's first moving call started.
    private var started: (entry: Int, change: StackChange)?
    /// The stack as it will be when all is done.
    private var eventualStack: ArraySlice<Int>
    private let include: Inclusion
    private let policy: PolicyReference

    init(_ simulation: Simulation<Policy>, giving include: Inclusion) {
        eventualStack = simulation.controller.stack
        self.include = include
        policy = simulation.policy.reference
    }

    /// Calls `operation`, which stands at `pointer` in the request.
    mutating func call(
        _ operation: NavigationOperation,
        at pointer: RequestPointer,
        in simulation: inout Simulation<Policy>,
        tracing trace: inout Trace?
    ) throws(ScenarioError) {
        var draft = ResponseDraft(
            simulation,
            include: include,
            policy: policy,
            operation: operation,
            at: pointer,
            tracing: &trace
        )
        draft.isAtRest = started == nil
        entries.append(Entry(draft: draft))
        let entry = entries.count - 1
        let resolver = OperationResolver(pointer: pointer, stack: eventualStack)
        switch try resolver.resolve(operation.action, isTransitionPending: started != nil, in: &simulation) {
        case .navigation(let call): makeCall(call, entry: entry, in: &simulation, tracing: &trace)
        case .nothing(let reason): entries[entry].draft.finish(.nothing(reason), in: simulation, tracing: &trace)
        case .update(let restyling, let screen):
            restyle(entry, in: &simulation, tracing: &trace) { $0.update(restyling, by: screen, &$1) }
        case .scroll(let screen, let offset):
            restyle(entry, in: &simulation, tracing: &trace) { $0.scroll(screen, to: offset, &$1) }
        case .rotate(let orientation):
            restyle(entry, in: &simulation, tracing: &trace) { $0.rotate(to: orientation, &$1) }
        case .backButtonTap(let animated):
            // While a transition runs the bar takes no touches.
            let tap =
                started == nil
                ? simulation.tapBackButton(animated: animated, &entries[entry].draft.record)
                : .nothing(.backButtonDisabled)
            switch tap {
            case .call(let call): makeCall(call, entry: entry, in: &simulation, tracing: &trace)
            case .nothing(let reason): entries[entry].draft.finish(.nothing(reason), in: simulation, tracing: &trace)
            }
        case .reappearance(let cover):
            if started == nil {
                restyle(entry, in: &simulation, tracing: &trace) { $0.reappear(after: cover, &$1) }
            } else {
                entries[entry].waiting = .reappearance(after: cover)
            }
        }
    }

    /// Runs what was started and carries out what waits; what is known of the answers is in the order of the calls.
    mutating func end(
        in simulation: inout Simulation<Policy>,
        tracing trace: inout Trace?
    ) -> [ResponseDraft] {
        if let started {
            self.started = nil
            complete(started.change, entry: started.entry, in: &simulation, tracing: &trace)
        }
        for entry in entries.indices {
            guard let waiting = entries[entry].waiting else { continue }
            entries[entry].draft.begin(simulation)
            switch waiting {
            case .call(let call):
                let change = simulation.change(of: simulation.controller.stack, by: call)
                simulation.moveStack(change, &entries[entry].draft.record)
                complete(change, entry: entry, in: &simulation, tracing: &trace)
            case .reappearance(let cover):
                restyle(entry, in: &simulation, tracing: &trace) { $0.reappear(after: cover, &$1) }
            }
        }
        return entries.map(\.draft)
    }

    private mutating func makeCall(
        _ call: NavigationCall,
        entry: Int,
        in simulation: inout Simulation<Policy>,
        tracing trace: inout Trace?
    ) {
        let eventual = simulation.change(of: eventualStack, by: call)
        let stack = simulation.controller.stack
        simulation.announce(call, &entries[entry].draft.record)
        if started != nil {
            simulation.didCall(call, beginning: nil, replacing: stack, &entries[entry].draft.record)
            entries[entry].waiting = .call(call)
        } else {
            simulation.moveStack(eventual, &entries[entry].draft.record)
            simulation.didCall(
                call,
                beginning: eventual.transition,
                replacing: stack,
                &entries[entry].draft.record
            )
            if case .transition = eventual {
                started = (entry, eventual)
            } else {
                complete(eventual, entry: entry, in: &simulation, tracing: &trace)
            }
        }
        if let stack = eventual.stackAfterwards { eventualStack = stack }
    }

    /// Carries out an operation that moves no screen, and takes down what it has come to.
    private mutating func restyle(
        _ entry: Int,
        in simulation: inout Simulation<Policy>,
        tracing trace: inout Trace?,
        _ operation: (inout Simulation<Policy>, inout OperationRecord) -> Void
    ) {
        let before = Fingerprint(simulation)
        operation(&simulation, &entries[entry].draft.record)
        let isChange = Fingerprint(simulation) != before
        entries[entry].draft.finishRestyling(isChange: isChange, in: simulation, tracing: &trace)
    }

    /// Lets `change` happen, the stack having changed, and takes down how the entry ends.
    private mutating func complete(
        _ change: StackChange,
        entry: Int,
        in simulation: inout Simulation<Policy>,
        tracing trace: inout Trace?
    ) {
        entries[entry].waiting = nil
        entries[entry].draft.isAtRest = !entries.contains { $0.waiting != nil }
        simulation.carryOut(change, &entries[entry].draft.record)
        entries[entry].draft.finish(change, in: simulation, tracing: &trace)
    }
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
