/// One turn of the run loop: an operation, and those called in the same turn.
///
/// Their calls are made one after another, with all hooks. The first that moves the stack does so at its call, but its
/// transition runs when the turn is over; each of the others is carried out when the one before has ended (S10, S12).
struct Turn {
    /// A call that waits for the transition started in the turn.
    private enum Waiting {
        case call(NavigationCall)
        case reappearance(after: NavigationOperation.Cover)
    }

    /// The drafts of the answers to the operations of the turn.
    private var drafts: [ResponseDraft] = []
    /// The calls still to be carried out, of those that have to wait.
    private var waiting: [(draft: Int, Waiting)] = []
    /// The transition that the turn's first moving call started.
    private var started: (draft: Int, change: StackChange)?
    /// The stack as it will be at the end of the turn.
    private var eventualStack: ScreenStack
    /// The bar of the top screen, before the first operation and after the last; nil if the stack is empty.
    private(set) var bar: BarSnapshot?
    private let include: Inclusion

    /// Begins a turn in which `bar` is visible.
    init(_ simulation: borrowing Simulation, showing bar: BarSnapshot?, giving include: Inclusion) {
        eventualStack = simulation.controller.stack
        self.bar = bar
        self.include = include
    }

    /// Calls `operation`, which is at `pointer` in the request.
    mutating func call(
        _ operation: NavigationOperation,
        at pointer: RequestPointer,
        in simulation: inout Simulation,
        logging log: inout WriteLog?
    ) throws(ScenarioError) {
        let index = drafts.count
        drafts.append(
            ResponseDraft(
                simulation,
                showing: index == 0 ? bar : simulation.currentSnapshot(include: include),
                include: include,
                operation: operation,
                at: pointer,
                logging: &log
            )
        )
        drafts[index].isAtRest = started == nil
        // A delegate with an animator of its own stops the stock back swipe (around.Q3).
        if operation.animator != nil, simulation.page.family != .customContainer, eventualStack.count > 1,
            case .interactivePop = operation.action
        {
            return drafts[index].finish(.nothing(.gestureDisabled), in: simulation, logging: &log)
        }
        let faults = operation.writeFaults(at: pointer.description, isStackEmpty: eventualStack.isEmpty)
        if !faults.isEmpty { throw ScenarioError(faults) }
        let writes = operation.writes.isEmpty ? nil : eventualStack.last.map { (operation.writes, $0) }
        let resolver = OperationResolver(pointer: pointer, stack: eventualStack)
        switch try resolver.resolve(operation.action, isTransitionPending: started != nil, in: &simulation) {
        case .navigation(var call):
            call.isBarButtonItemTap = operation.pushTrigger == .barButtonItem
            call.writes = writes
            makeCall(call, draft: index, in: &simulation, logging: &log)
        case .nothing(let reason): drafts[index].finish(.nothing(reason), in: simulation, logging: &log)
        case .update(let restyling, let screen):
            restyle(index, in: &simulation, logging: &log) { $0.update(restyling, by: screen) }
        case .scroll(let screen, let offset):
            restyle(index, in: &simulation, logging: &log) { $0.scroll(screen, to: offset) }
        case .rotate(let orientation):
            restyle(index, in: &simulation, logging: &log) { $0.rotate(to: orientation) }
        case .keyboard(let isShown):
            restyle(index, in: &simulation, logging: &log) { $0.showKeyboard(isShown) }
        case .traitChange(let style, let category):
            if let style, simulation.policy.presentedInterfaceStyle == nil { log?.resolve(for: style) }
            restyle(index, in: &simulation, logging: &log) { $0.changeTraits(to: style, category) }
        case .setAppearanceProxy(let properties, let containers):
            restyle(index, in: &simulation, logging: &log) { $0.setAppearanceProxy(properties, in: containers) }
        case .barHide(let gesture):
            // While a transition runs the screens take no touches.
            guard started == nil, simulation.barHides(by: gesture) else {
                return drafts[index].finish(.nothing(.notEnabled), in: simulation, logging: &log)
            }
            restyle(index, orElse: .notEnabled, in: &simulation, logging: &log) { $0.toggleBar() }
        case .search(let screen, let isActive):
            restyle(index, in: &simulation, logging: &log) { $0.search(screen, isActive: isActive) }
        case .backButtonTap(let animated):
            // While a transition runs the bar takes no touches.
            let tap =
                started == nil
                ? record(index, in: &simulation) { $0.tapBackButton(animated: animated) }
                : .nothing(.backButtonDisabled)
            switch tap {
            case .call(var call):
                call.writes = writes
                makeCall(call, draft: index, in: &simulation, logging: &log)
            case .nothing(let reason): drafts[index].finish(.nothing(reason), in: simulation, logging: &log)
            }
        case .reappearance(let requested):
            let (environment, device) = (simulation.environment, simulation.device)
            guard let cover = requested.removing(in: environment, on: device) else {
                return drafts[index].finish(.nothing(.stillVisible), in: simulation, logging: &log)
            }
            if started == nil {
                restyle(index, in: &simulation, logging: &log) { $0.reappear(after: cover) }
            } else {
                waiting.append((index, .reappearance(after: cover)))
            }
        }
    }

    /// Runs the started transition and carries out the waiting calls; returns the drafts of the answers, in the order
    /// of the calls.
    mutating func end(
        in simulation: inout Simulation,
        logging log: inout WriteLog?
    ) -> [ResponseDraft] {
        var last = drafts.count - 1
        if let started = started.take() {
            complete(started.change, draft: started.draft, in: &simulation, logging: &log)
            last = started.draft
        }
        while let (index, next) = waiting.first {
            waiting.removeFirst()
            last = index
            drafts[index].begin(simulation)
            switch next {
            case .call(let call):
                let change = simulation.change(of: simulation.controller.stack, by: call)
                record(index, in: &simulation) { $0.moveStack(change) }
                complete(change, draft: index, in: &simulation, logging: &log)
            case .reappearance(let cover):
                drafts[index].isAtRest = waiting.isEmpty
                restyle(index, in: &simulation, logging: &log) { $0.reappear(after: cover) }
            }
        }
        if drafts.indices.contains(last) { bar = drafts[last].ending.after }
        return drafts
    }

    private mutating func makeCall(
        _ call: NavigationCall,
        draft index: Int,
        in simulation: inout Simulation,
        logging log: inout WriteLog?
    ) {
        let eventual = simulation.change(of: eventualStack, by: call)
        let stack = simulation.controller.stack
        let waits = started != nil
        record(index, in: &simulation) {
            if call.isBarButtonItemTap, eventual.transition != nil { $0.dimItem() }
            $0.announce(call)
            if !waits { $0.moveStack(eventual) }
            $0.didCall(call, beginning: waits ? nil : eventual.transition, replacing: stack)
        }
        if waits {
            waiting.append((index, .call(call)))
        } else {
            if case .transition = eventual {
                started = (index, eventual)
            } else {
                complete(eventual, draft: index, in: &simulation, logging: &log)
            }
        }
        if let stack = eventual.stackAfterwards { eventualStack = stack }
    }

    /// Returns the result of `happens`, with what it does in the record of the draft at `index`.
    private mutating func record<Result>(
        _ index: Int,
        in simulation: inout Simulation,
        _ happens: (inout Simulation) -> Result
    ) -> Result {
        swap(&simulation.record, &drafts[index].record)
        defer { swap(&simulation.record, &drafts[index].record) }
        return happens(&simulation)
    }

    /// Carries out an operation that moves no screen, and records its outcome: `reason` if nothing changes.
    private mutating func restyle(
        _ index: Int,
        orElse reason: TransitionResponse.Reason = .sameValue,
        in simulation: inout Simulation,
        logging log: inout WriteLog?,
        _ operation: (inout Simulation) -> Void
    ) {
        let before = simulation
        record(index, in: &simulation, operation)
        let isChange =
            simulation.lateProxies?.proxies != before.lateProxies?.proxies
            || simulation.environment.userInterfaceStyle != before.environment.userInterfaceStyle
            || simulation.environment.contentSizeCategory != before.environment.contentSizeCategory
            || simulation.state != before.state && Fingerprint(simulation) != Fingerprint(before)
        drafts[index].finishRestyling(isChange: isChange, orElse: reason, in: simulation, logging: &log)
    }

    /// Runs `change`, which the stack has already made, and records its outcome.
    private mutating func complete(
        _ change: StackChange,
        draft index: Int,
        in simulation: inout Simulation,
        logging log: inout WriteLog?
    ) {
        drafts[index].isAtRest = waiting.isEmpty
        record(index, in: &simulation) { $0.carryOut(change) }
        drafts[index].finish(change, in: simulation, logging: &log)
    }
}

/// The state that an operation that moves no screen can change.
private struct Fingerprint: Equatable {
    var properties: BarProperties
    var isNavigationBarHidden: Bool
    var isKeyboardShown: Bool
    var contentOffsets: [Double]
    /// For each screen with a search controller, whether its search is active, and whether its scroll view has been
    /// scrolled.
    var searchBars: [[Bool]]
    var orientation: Orientation
    var fakeBars: [FakeBar?]
    var policyState: Value?

    init(_ simulation: Simulation) {
        properties = simulation.bar.properties
        isNavigationBarHidden = simulation.controller.isNavigationBarHidden
        isKeyboardShown = simulation.controller.isKeyboardShown
        contentOffsets = simulation.controller.stack.map { simulation.contentOffset(of: $0) }
        searchBars = simulation.controller.stack.compactMap { screen in
            guard simulation.place(of: screen)({ $0.navigationItem.searchController != nil }) else { return nil }
            return [simulation.records[screen].isSearchActive, simulation.records[screen].contentOffset != nil]
        }
        orientation = simulation.environment.orientation
        fakeBars = simulation.controller.stack.map { simulation.records[$0].fakeBar }
        policyState = simulation.policy.keptState(of: simulation)?.tree
    }
}
