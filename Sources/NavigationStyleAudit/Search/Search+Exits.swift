import NavigationStyle

// The effects of exits on the callers of their frames.
extension Search {
    /// Combines an exit with the callers of its frame.
    mutating func take(exit: ID<ExitSite>, in frame: ID<StackFrame>, _ length: Length) throws(Exhaustion) {
        if case .fact(let fact) = exitSite(exit, of: frame).record,
            frames[frame].exits.length(of: fact) != length
        {
            // A shorter way to it has been found since.
            return
        }
        frames[frame].takenExits.append(exit)
        tally.ids += 1
        for name in frames[frame].callSites {
            let count = procedures[name.procedure].calls[name.place].callers.count
            guard let ending = try ending(exit, length, at: name, of: count) else { continue }
            let outcome = outcomes(at: name)[ending.outcome]
            for caller in procedures[name.procedure].calls[name.place].callers {
                carryOut(outcome, of: ending, at: name.place, by: caller)
            }
        }
    }

    /// Combines a call with the exits of the called frame.
    mutating func take(call: ID<CallSite>, in frame: ID<StackFrame>, _ length: Length) throws(Exhaustion) {
        let name = CallSite.Name(procedure: frames[frame].procedure, place: call)
        let caller = CallSite.Caller(frame: frame, length: length)
        let isFirst = procedures[name.procedure].calls[call].callers.isEmpty
        procedures[name.procedure].calls[call].callers.append(caller)
        tally.ids += 2
        guard isFirst else {
            combinationCount += procedures[name.procedure].calls[call].exitCount
            let outcomes = outcomes(at: name)
            for ending in procedures[name.procedure].calls[call].endings {
                carryOut(outcomes[ending.outcome], of: ending, at: call, by: caller)
            }
            return
        }
        let callee = callee(of: call, in: frame).frame
        frames[callee].callSites.append(name)
        for exit in frames[callee].takenExits {
            let length = self.length(ofExit: exit, in: callee)
            guard let ending = try ending(exit, length, at: name, of: 1) else { continue }
            carryOut(outcomes(at: name)[ending.outcome], of: ending, at: call, by: caller)
        }
    }

    /// Returns the outcome of an exit at `count` callers; nil if it has none, or if another exit has the same outcome
    /// in no more moves.
    private mutating func ending(
        _ exit: ID<ExitSite>,
        _ length: Length,
        at name: CallSite.Name,
        of count: Int
    ) throws(Exhaustion) -> CallSite.Ending? {
        let (procedure, place) = (name.procedure, name.place)
        let result = try result(of: exit, in: procedures[procedure].calls[place].summaryTable)
        guard let outcome = result.outcome else { return nil }
        combinationCount += count
        let ending = CallSite.Ending(outcome: outcome, exit: exit, length: length)
        guard let isFirst = procedures[procedure].calls[place].note(ending) else { return nil }
        if isFirst { tally.endings += 1 }
        return ending
    }

    /// Returns the outcomes of exits at a call site.
    private func outcomes(at name: CallSite.Name) -> [Outcome] {
        summaryTables[procedures[name.procedure].calls[name.place].summaryTable].outcomes
    }

    /// The arrival of an exit at the callers of its frame.
    enum ExitEffect {
        /// A step of the engine on the caller's screen and those above it.
        case step(
            WindowOperation,
            below: ID<StackWindow.Symbol>,
            between: ID<StackWindow.Symbol>?,
            top: ID<StackWindow.Symbol>
        )
        /// The target lies further down.
        case onward(Exit)
        /// The caller's screen is on top; the step has been made.
        case home(Head)
    }

    /// Returns the effect of an exit on the screen `below` its frame, in a frame of `frameClass`; nil if it has none.
    func effect(
        of exit: Exit,
        at below: ID<StackWindow.Symbol>,
        in frameClass: ID<FrameClass>
    ) -> ExitEffect? {
        let top = exit.top
        let move: ID<Move>
        switch exit.phase {
        case .seeking(let own): move = own
        case .landing(let own, let target):
            let operation = graph.moves[own].withWrites(.popTo(animated: false))
            return .step(operation, below: below, between: target, top: top.symbol)
        case .bound(let context):
            guard case .kind(let kind, let target) = contexts[context] else { return nil }
            guard graph.species[engine.kind(of: below)] == kind else {
                return isRoot(frameClass) ? nil : .onward(exit)
            }
            let isThere = below == target.symbol && baseOfClass[frameClass] == target.base
            return isThere ? .home(top) : nil
        }
        let operation: WindowOperation
        switch graph.moves[move].action {
        case .back: operation = .pop(animated: true)
        case .swipe: operation = .interactivePop(isCancelled: false)
        case .cancelledSwipe: operation = .interactivePop(isCancelled: true)
        case .replaceTop(let kind, let animated):
            operation = .set(kinds: [kind], keeping: .allButTop, animated: animated)
        case .popTo(let kind, let animated), .popToOrPush(let kind, let animated):
            guard graph.species[engine.kind(of: below)] == graph.species[kind] else {
                return isRoot(frameClass) ? nil : .onward(exit)
            }
            if !animated, !isRoot(frameClass) {
                return .onward(Exit(phase: .landing(move, on: below), top: top))
            }
            operation = .popTo(animated: animated)
        case .toRoot:
            guard isRoot(frameClass) else { return .onward(exit) }
            operation = .popToRoot(animated: true)
        case .set(let kinds, _, let animated):
            guard isRoot(frameClass) else { return .onward(exit) }
            operation = .set(kinds: kinds, keeping: .root, animated: animated)
        case .push, .givenUpSwipe, .update, .scroll, .rotate, .reappear, .search, .barHideOnSwipe, .barHideOnTap,
            .keyboard, .present:
            return nil
        }
        let call = graph.moves[move].withWrites(operation)
        return .step(call, below: below, between: nil, top: top.symbol)
    }

    /// Returns the result of an exit at the callers of a summary table.
    private mutating func result(
        of exit: ID<ExitSite>,
        in summaryTable: ID<SummaryTable>
    ) throws(Exhaustion) -> SummaryTable.Result {
        if let known = summaryTables[summaryTable][exit] { return known }
        let key = summaryTables[summaryTable].key
        let frameClass = procedures[key.callers].key.frameClass
        let state = exitStates[procedures[key.callees].exits[exit].exit]
        var outcome: Outcome?
        var step: ID<EngineStep>?
        switch effect(of: state, at: key.symbol, in: frameClass) {
        case nil: break
        case .onward(let further): outcome = .onward(exit: exitSite(of: exitStates.id(of: further), in: key.callers))
        case .home(let head): outcome = .home(site: site(of: head, in: key.callers))
        case .step(let operation, let below, let between, let top):
            let made = try self.step(operation, frameClass, control: state.top.control, below, between, top)
            step = made
            if let after = states[made], let move = state.move {
                isTaken[move] = true
                let flags = graph.moves[move].flags(after: state.top.flags)
                outcome =
                    after.symbols.count == 1
                    ? .home(site: site(of: Head(after, flags), in: key.callers))
                    : .above(call: callSite(over: after, flags: flags, in: key.callers))
            }
        }
        let result = SummaryTable.Result(outcome: outcome.map { place(of: $0, in: summaryTable) }, step: step)
        summaryTables[summaryTable][exit] = result
        return result
    }

    /// Returns the place of an outcome in a summary table, after adding it if it is new.
    private mutating func place(of outcome: Outcome, in summaryTable: ID<SummaryTable>) -> ID<Outcome> {
        let next = summaryTables[summaryTable].outcomes.nextID
        let place = outcomePlaces.value(of: summaryTable, outcome.code, orElse: next)
        if place == next { summaryTables[summaryTable].outcomes.append(outcome) }
        return place
    }

    /// Returns the step that an exit makes at callers; nil if it made none that had an outcome.
    func step(of exit: ID<ExitSite>, in summaryTable: ID<SummaryTable>) -> ID<EngineStep>? {
        guard let result = summaryTables[summaryTable][exit], result.outcome != nil else { return nil }
        return result.step
    }

    /// Records the outcome of an exit at one caller, whose call has the place `call`.
    private mutating func carryOut(
        _ outcome: Outcome,
        of ending: CallSite.Ending,
        at call: ID<CallSite>,
        by caller: CallSite.Caller
    ) {
        let (frame, length) = (caller.frame, caller.length + ending.length)
        switch outcome {
        case .home(let site): note(site: site, in: frame, length: length + 1, .exit(call: call, exit: ending.exit))
        case .above(let next): note(call: next, in: frame, length: length + 1, .exit(call: call, exit: ending.exit))
        case .onward(let further):
            note(exit: further, in: frame, length: length, .onward(call: call, exit: ending.exit))
        }
    }
}
