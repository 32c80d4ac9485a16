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
        case reappearance(after: Operation.Cover)
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
        _ operation: Operation,
        at pointer: RequestPointer,
        in simulation: inout Simulation<Policy>
    ) throws(ScenarioError) {
        let index = simulation.trace?.beginOperation(at: pointer) ?? -1
        var draft = ResponseDraft(
            simulation,
            include: include,
            policy: policy,
            operation: operation,
            index: index,
            at: pointer
        )
        draft.isAtRest = started == nil
        entries.append(Entry(draft: draft))
        let entry = entries.count - 1
        simulation.steps = include.contains(.plan) ? [] : nil
        defer { entries[entry].draft.steps = simulation.steps }
        let resolver = OperationResolver(pointer: pointer, stack: eventualStack)
        switch try resolver.resolve(operation.action, isTransitionPending: started != nil, in: &simulation) {
        case .navigation(let call): makeCall(call, entry: entry, in: &simulation)
        case .refusedGesture: entries[entry].draft.finish(.nothing(.gestureDisabled), in: &simulation)
        case .update(let restyling, let screen):
            entries[entry].draft.beginRestyling(simulation)
            simulation.update(restyling, by: screen)
            entries[entry].draft.finishRestyling(in: &simulation)
        case .scroll(let screen, let offset):
            entries[entry].draft.beginRestyling(simulation)
            simulation.scroll(screen, to: offset)
            entries[entry].draft.finishRestyling(in: &simulation)
        case .rotate(let orientation):
            entries[entry].draft.beginRestyling(simulation)
            simulation.rotate(to: orientation)
            entries[entry].draft.finishRestyling(in: &simulation)
        case .backButtonTap(let animated):
            // While a transition runs the bar takes no touches.
            switch started == nil ? simulation.tapBackButton(animated: animated) : .nothing(.backButtonDisabled) {
            case .call(let call): makeCall(call, entry: entry, in: &simulation)
            case .nothing(let reason): entries[entry].draft.finish(.nothing(reason), in: &simulation)
            }
        case .reappearance(let cover):
            if started == nil {
                reappear(after: cover, entry: entry, in: &simulation)
            } else {
                entries[entry].waiting = .reappearance(after: cover)
            }
        }
    }

    /// Runs what was started and carries out what waits; the answers are in the order of the calls.
    mutating func end(in simulation: inout Simulation<Policy>) -> [TransitionResponse] {
        if let started {
            self.started = nil
            simulation.steps = entries[started.entry].draft.steps
            complete(started.change, entry: started.entry, in: &simulation)
        }
        for entry in entries.indices {
            guard let waiting = entries[entry].waiting else { continue }
            entries[entry].draft.begin(simulation)
            simulation.steps = entries[entry].draft.steps
            switch waiting {
            case .call(let call):
                let change = simulation.change(of: simulation.controller.stack, by: call)
                simulation.moveStack(change)
                complete(change, entry: entry, in: &simulation)
            case .reappearance(let cover):
                entries[entry].draft.resume(&simulation)
                reappear(after: cover, entry: entry, in: &simulation)
                entries[entry].draft.steps = simulation.steps
            }
        }
        simulation.steps = nil
        return entries.map { $0.draft.response(under: include) }
    }

    private mutating func makeCall(_ call: NavigationCall, entry: Int, in simulation: inout Simulation<Policy>) {
        let eventual = simulation.change(of: eventualStack, by: call)
        simulation.announce(call)
        if started != nil {
            simulation.didCall(call)
            entries[entry].waiting = .call(call)
        } else {
            simulation.moveStack(eventual)
            simulation.didCall(call)
            if case .transition = eventual {
                started = (entry, eventual)
            } else {
                complete(eventual, entry: entry, in: &simulation)
            }
        }
        if let stack = eventual.stackAfterwards { eventualStack = stack }
    }

    private mutating func reappear(
        after cover: Operation.Cover,
        entry: Int,
        in simulation: inout Simulation<Policy>
    ) {
        entries[entry].draft.beginRestyling(simulation)
        simulation.reappear(after: cover)
        entries[entry].draft.finishRestyling(in: &simulation)
    }

    /// Lets `change` happen, the stack having changed, and takes down how the entry ends.
    private mutating func complete(_ change: StackChange, entry: Int, in simulation: inout Simulation<Policy>) {
        entries[entry].waiting = nil
        entries[entry].draft.isAtRest = !entries.contains { $0.waiting != nil }
        entries[entry].draft.resume(&simulation)
        simulation.notesPassage = entries[entry].draft.wantsPassage
        simulation.carryOut(change)
        entries[entry].draft.finish(change, in: &simulation)
        entries[entry].draft.steps = simulation.steps
    }
}
