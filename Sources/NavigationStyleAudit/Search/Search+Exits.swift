import NavigationStyle

// The effects of exits on the callers of their frames.
extension Search {
    /// Combines an exit with the callers of its frame.
    mutating func take(exit: Int32, in frame: Int32, _ length: Int32) throws(Exhaustion) {
        if case .fact(let fact) = exitSite(exit, of: frame).record,
            frames[Int(frame)].exits.length(of: fact) != length
        {
            // A shorter way to it has been found since.
            return
        }
        frames[Int(frame)].takenExits.append(exit)
        tally.numbers += 1
        for name in frames[Int(frame)].callSites {
            let count = procedures[Int(name.procedure)].calls[Int(name.place)].callers.count
            guard let ending = try ending(exit, length, at: name, of: count) else { continue }
            let outcome = outcomes(at: name)[Int(ending.outcome)]
            for caller in procedures[Int(name.procedure)].calls[Int(name.place)].callers {
                carryOut(outcome, of: ending, at: name.place, by: caller)
            }
        }
    }

    /// Combines a call with the exits of the called frame.
    mutating func take(call: Int32, in frame: Int32, _ length: Int32) throws(Exhaustion) {
        let name = CallSite.Name(procedure: frames[Int(frame)].procedure, place: call)
        let caller = CallSite.Caller(frame: frame, length: length)
        let isFirst = procedures[Int(name.procedure)].calls[Int(call)].callers.isEmpty
        procedures[Int(name.procedure)].calls[Int(call)].callers.append(caller)
        tally.numbers += 2
        guard isFirst else {
            combinationCount += procedures[Int(name.procedure)].calls[Int(call)].exitCount
            let outcomes = outcomes(at: name)
            for ending in procedures[Int(name.procedure)].calls[Int(call)].endings {
                carryOut(outcomes[Int(ending.outcome)], of: ending, at: call, by: caller)
            }
            return
        }
        let callee = callee(of: call, in: frame).frame
        frames[Int(callee)].callSites.append(name)
        for exit in frames[Int(callee)].takenExits {
            let length = self.length(ofExit: exit, in: callee)
            guard let ending = try ending(exit, length, at: name, of: 1) else { continue }
            carryOut(outcomes(at: name)[Int(ending.outcome)], of: ending, at: call, by: caller)
        }
    }

    /// Returns the outcome of an exit at `count` callers; nil if it has none, or if another exit has the same outcome
    /// in no more moves.
    private mutating func ending(
        _ exit: Int32,
        _ length: Int32,
        at name: CallSite.Name,
        of count: Int
    ) throws(Exhaustion) -> CallSite.Ending? {
        let (procedure, place) = (Int(name.procedure), Int(name.place))
        let result = try result(of: exit, in: procedures[procedure].calls[place].summaryTable)
        guard result.outcome >= 0 else { return nil }
        combinationCount += count
        let ending = CallSite.Ending(outcome: result.outcome, exit: exit, length: length)
        guard let isFirst = procedures[procedure].calls[place].note(ending) else { return nil }
        if isFirst { tally.endings += 1 }
        return ending
    }

    /// Returns the outcomes of exits at a call site.
    private func outcomes(at name: CallSite.Name) -> [Outcome] {
        summaryTables[Int(procedures[Int(name.procedure)].calls[Int(name.place)].summaryTable)].outcomes
    }

    /// The arrival of an exit at the callers of its frame.
    enum Arrival {
        /// A step of the engine on the caller's screen and those above it.
        case step(WindowOperation, below: Int32, between: Int32, top: Int32)
        /// The target lies further down.
        case onward(Exit)
        /// The caller's screen is on top; the step has been made.
        case home(Head)
    }

    /// Returns the effect of an exit on the screen `below` its frame, in a frame of `frameClass`; nil if it has none.
    func arrival(of exit: Exit, at below: Int32, in frameClass: Int32) -> Arrival? {
        let top = exit.top
        if exit.phase == .landing {
            let operation = graph.moves[Int(exit.move)].withWrites(.popTo(animated: false))
            return .step(operation, below: below, between: exit.target, top: top.symbol)
        }
        if exit.phase == .bound {
            let context = contexts[Int(exit.target)]
            guard graph.species[engine.kind(of: Int(below))] == Int(context.kind) else {
                return isRoot(frameClass) ? nil : .onward(exit)
            }
            let isThere = below == context.symbol && baseOfClass[Int(frameClass)] == context.base
            return isThere ? .home(top) : nil
        }
        let operation: WindowOperation
        switch graph.moves[Int(exit.move)].action {
        case .back: operation = .pop(animated: true)
        case .swipe: operation = .interactivePop(isCancelled: false)
        case .cancelledSwipe: operation = .interactivePop(isCancelled: true)
        case .replaceTop(let kind, let animated):
            operation = .set(kinds: [kind], keeping: .allButTop, animated: animated)
        case .popTo(let kind, let animated), .popToOrPush(let kind, let animated):
            guard graph.species[engine.kind(of: Int(below))] == graph.species[kind] else {
                return isRoot(frameClass) ? nil : .onward(exit)
            }
            if !animated, !isRoot(frameClass) {
                return .onward(Exit(move: exit.move, phase: .landing, top: top, target: below))
            }
            operation = .popTo(animated: animated)
        case .toRoot:
            guard isRoot(frameClass) else { return .onward(exit) }
            operation = .popToRoot(animated: true)
        case .set(let kinds, _, let animated):
            guard isRoot(frameClass) else { return .onward(exit) }
            operation = .set(kinds: kinds, keeping: .root, animated: animated)
        case .push, .givenUpSwipe, .update, .scroll, .rotate, .reappear, .search, .barHideOnSwipe, .barHideOnTap,
            .keyboard:
            return nil
        }
        let call = graph.moves[Int(exit.move)].withWrites(operation)
        return .step(call, below: below, between: -1, top: top.symbol)
    }

    /// Returns the result of an exit at the callers of a summary table.
    private mutating func result(of exit: Int32, in summaryTable: Int32) throws(Exhaustion) -> SummaryTable.Result {
        if let known = summaryTables[Int(summaryTable)][exit] { return known }
        let key = summaryTables[Int(summaryTable)].key
        let frameClass = procedures[Int(key.callers)].key.frameClass
        let state = exitStates[Int(procedures[Int(key.callees)].exits[Int(exit)].exit)]
        var result = SummaryTable.Result()
        switch arrival(of: state, at: key.symbol, in: frameClass) {
        case nil: break
        case .onward(let further):
            result.outcome = number(of: .onward(exit: exitSite(of: further, in: key.callers)), in: summaryTable)
        case .home(let head):
            result.outcome = number(of: .home(site: site(of: head, in: key.callers)), in: summaryTable)
        case .step(let operation, let below, let between, let top):
            result.step = try step(operation, frameClass, control: state.top.control, below, between, top)
            if let after = self.state(after: result.step) {
                isTaken[Int(state.move)] = true
                let flags = graph.moves[Int(state.move)].flags(after: state.top.flags)
                if after.symbols.count == 1 {
                    let head = Head(control: Int32(after.control), symbol: Int32(after.symbols[0]), flags: flags)
                    result.outcome = number(of: .home(site: site(of: head, in: key.callers)), in: summaryTable)
                } else {
                    let call = callSite(over: after, flags: flags, in: key.callers)
                    result.outcome = number(of: .above(call: call), in: summaryTable)
                }
            }
        }
        summaryTables[Int(summaryTable)][exit] = result
        return result
    }

    /// Returns the number of an outcome in a summary table.
    private mutating func number(of outcome: Outcome, in summaryTable: Int32) -> Int32 {
        let next = Int32(summaryTables[Int(summaryTable)].outcomes.count)
        let number = outcomeNumbers.value(of: summaryTable, outcome.number, orElse: next)
        if number == next { summaryTables[Int(summaryTable)].outcomes.append(outcome) }
        return number
    }

    /// Returns the step that an exit makes at callers; nil if it made none that had an outcome.
    func step(of exit: Int32, in summaryTable: Int32) -> Int32? {
        guard let result = summaryTables[Int(summaryTable)][exit], result.outcome >= 0, result.step >= 0 else {
            return nil
        }
        return result.step
    }

    /// Records the outcome of an exit at one caller, whose call has the place `call`.
    private mutating func carryOut(
        _ outcome: Outcome,
        of ending: CallSite.Ending,
        at call: Int32,
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
