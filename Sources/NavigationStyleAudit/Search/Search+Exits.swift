import NavigationStyle

// What leads below a frame, at those who call it.
extension Search {
    /// Puts an exit together with the callers of its frame.
    mutating func take(exit number: Int32) throws(Exhaustion) {
        let fact = exits[number]
        let frame = Int(fact.frame)
        frames[frame].exits.append(number)
        for group in frames[frame].groups {
            let outcome = try outcome(of: fact.content, in: groups[Int(group)].context).outcome
            guard outcome != .nothing else { continue }
            combinationCount += groups[Int(group)].callers.count
            guard note(outcome, of: number, fact.length, at: group) else { continue }
            for call in groups[Int(group)].callers { carryOut(outcome, call, number) }
        }
    }

    /// Puts a call together with the exits of the frame that is called.
    mutating func take(call number: Int32) throws(Exhaustion) {
        let fact = calls[number]
        let call = callStates[Int(fact.content)]
        let callee = Int(call.callee)
        let context = CallerGroup.Context(family: frames[Int(fact.frame)].family, symbol: call.symbol)
        let contextNumber = Int32(contexts.number(of: context))
        let next = Int32(groups.count)
        let group = groupNumbers.value(of: call.callee, contextNumber, orElse: next)
        guard group == next else {
            groups[Int(group)].callers.append(number)
            combinationCount += groups[Int(group)].exitCount
            for (exit, _, outcome) in groups[Int(group)].exits { carryOut(outcome, number, exit) }
            return
        }
        groups.append(CallerGroup(context: contextNumber, callers: [number]))
        frames[callee].groups.append(group)
        for exit in frames[callee].exits {
            let outcome = try outcome(of: exits[exit].content, in: contextNumber).outcome
            guard outcome != .nothing else { continue }
            combinationCount += 1
            if note(outcome, of: exit, exits[exit].length, at: group) { carryOut(outcome, number, exit) }
        }
    }

    /// Notes what an exit of its frame comes to at a group of callers; false where another comes to the same by no more
    /// moves.
    private mutating func note(_ outcome: Outcome, of exit: Int32, _ length: Int32, at group: Int32) -> Bool {
        let group = Int(group)
        groups[group].exitCount += 1
        let next = Int32(groups[group].exits.count)
        let place = Int(knownOutcomes.value(of: Int32(group), outcome.number, orElse: next))
        if place == next {
            groups[group].exits.append((exit, length, outcome))
            return true
        }
        guard length < groups[group].exits[place].length else { return false }
        groups[group].exits[place] = (exit, length, outcome)
        return true
    }

    /// What an exit is at those who called its frame.
    enum Arrival {
        /// A step of the engine on the caller's screen, and on what lies above it.
        case step(WindowOperation, below: Int32, between: Int32, top: Int32)
        /// What is asked for lies further down.
        case onward(Exit)
        /// The caller's screen is on top; the step has been made.
        case home(Head)
    }

    /// What an exit is with the screen `below`, which stands in a frame of `frameClass`, under its frame; nil where it is
    /// nothing.
    func arrival(of exit: Exit, at below: Int32, in frameClass: Int32) -> Arrival? {
        let top = exit.top
        if exit.phase == .landing {
            return .step(.popTo(animated: false), below: below, between: exit.target, top: top.symbol)
        }
        if exit.phase == .bound {
            let ground = grounds[Int(exit.target)]
            guard engine.kind(of: Int(below)) == Int(ground.kind) else {
                return isRoot(frameClass) ? nil : .onward(exit)
            }
            let isThere = below == ground.symbol && baseOfClass[Int(frameClass)] == ground.base
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
            guard engine.kind(of: Int(below)) == kind else { return isRoot(frameClass) ? nil : .onward(exit) }
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
        case .push, .givenUpSwipe, .update, .scroll, .rotate, .reappear: return nil
        }
        return .step(operation, below: below, between: -1, top: top.symbol)
    }

    /// What an exit comes to at callers of that context, and by which step; -1 where none is made.
    private mutating func outcome(
        of number: Int32,
        in context: Int32
    ) throws(Exhaustion) -> (outcome: Outcome, step: Int32) {
        if let known = outcomeNumbers[number, context] { return outcomes[Int(known)] }
        let (family, symbol) = (contexts[Int(context)].family, contexts[Int(context)].symbol)
        let frameClass = frameClass(ofFamily: family)
        let exit = exitStates[Int(number)]
        var found: (outcome: Outcome, step: Int32) = (.nothing, -1)
        switch arrival(of: exit, at: symbol, in: frameClass) {
        case nil: break
        case .onward(let further): found.outcome = .onward(exit: Int32(exitStates.number(of: further)))
        case .home(let head): found.outcome = .home(site: site(of: head, in: family))
        case .step(let operation, let below, let between, let top):
            found.step = try step(operation, frameClass, control: exit.top.control, below, between, top)
            if let state = state(after: found.step) {
                isTaken[Int(exit.move)] = true
                let flags = graph.moves[Int(exit.move)].flags(after: exit.top.flags)
                if state.symbols.count == 1 {
                    let head = Head(control: Int32(state.control), symbol: Int32(state.symbols[0]), flags: flags)
                    found.outcome = .home(site: site(of: head, in: family))
                } else {
                    let call = callStates.number(of: above(state, flags: flags, over: frameClass))
                    found.outcome = .above(call: Int32(call))
                }
            }
        }
        _ = outcomeNumbers.value(of: number, context, orElse: Int32(outcomes.count))
        outcomes.append(found)
        return found
    }

    /// The step that an exit makes at callers of that context; nil where none was made that came to something.
    func step(of exit: Int32, in context: Int32) -> Int32? {
        guard let number = outcomeNumbers[exit, context], outcomes[Int(number)].step >= 0,
            state(after: outcomes[Int(number)].step) != nil
        else { return nil }
        return outcomes[Int(number)].step
    }

    /// Lets an exit come to `outcome` at one who calls its frame.
    private mutating func carryOut(_ outcome: Outcome, _ call: Int32, _ exit: Int32) {
        let (frame, length) = (calls[call].frame, calls[call].length + exits[exit].length)
        switch outcome {
        case .nothing: break
        case .home(let site): note(site: site, in: frame, length: length + 1, .exit(call: call, exit: exit))
        case .above(let next): note(call: next, in: frame, length: length + 1, .exit(call: call, exit: exit))
        case .onward(let further): note(exit: further, in: frame, length: length, .onward(call: call, exit: exit))
        }
    }
}
