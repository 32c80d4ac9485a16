import NavigationStyle

// What leads below a frame, at those who call it.
extension Search {
    /// Puts an exit together with the callers of its frame.
    mutating func take(exit number: Int32) throws(Exhaustion) {
        let fact = exits.facts[Int(number)]
        let frame = Int(fact.frame)
        frames[frame].exits.append(number)
        for index in frames[frame].groups.indices {
            let outcome = try outcome(of: number, at: index, in: frame)
            if case .nothing = outcome { continue }
            for call in frames[frame].groups[index].callers { carryOut(outcome, call, number) }
        }
    }

    /// Puts a call together with the exits of the frame that is called.
    mutating func take(call number: Int32) throws(Exhaustion) {
        let fact = calls.facts[Int(number)]
        let callee = Int(fact.content.callee)
        let frameClass = frames[Int(fact.frame)].key.frameClass
        let symbol = fact.content.symbol
        let known = frames[callee].groups.firstIndex { $0.frameClass == frameClass && $0.symbol == symbol }
        let index = known ?? frames[callee].groups.count
        if known == nil { frames[callee].groups.append(Frame.Group(frameClass: frameClass, symbol: symbol)) }
        frames[callee].groups[index].callers.append(number)
        for position in frames[callee].exits.indices {
            let exit = frames[callee].exits[position]
            carryOut(try outcome(of: exit, at: index, in: callee, position), number, exit)
        }
    }

    /// What the exit that stands at `position`, or last, comes to at a group of callers of its frame.
    private mutating func outcome(
        of exit: Int32,
        at group: Int,
        in frame: Int,
        _ position: Int? = nil
    ) throws(Exhaustion) -> Outcome {
        let position = position ?? frames[frame].exits.count - 1
        if position < frames[frame].groups[group].outcomes.count {
            return frames[frame].groups[group].outcomes[position]
        }
        let (frameClass, symbol) = (frames[frame].groups[group].frameClass, frames[frame].groups[group].symbol)
        let outcome = try outcome(of: exits.facts[Int(exit)].content, at: symbol, frameClass)
        frames[frame].groups[group].outcomes.append(outcome)
        return outcome
    }

    /// What an exit is at those who called its frame.
    enum Arrival {
        /// A step of the engine on the caller's screen, and on what lies above it.
        case step(WindowOperation, below: Int32, between: Int32, top: Int32)
        /// What is asked for lies further down.
        case onward(Exit)
    }

    /// What an exit is with the screen `below`, which stands in a frame of `frameClass`, under its frame; nil where it is
    /// nothing.
    func arrival(of exit: Exit, at below: Int32, in frameClass: Int32) -> Arrival? {
        let top = exit.top
        if exit.phase == .landing {
            return .step(.popTo(animated: false), below: below, between: exit.target, top: top.symbol)
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

    /// What an exit comes to with the screen `below`, which stands in a frame of `frameClass`, under its frame.
    private mutating func outcome(
        of exit: Exit,
        at below: Int32,
        _ frameClass: Int32
    ) throws(Exhaustion) -> Outcome {
        switch arrival(of: exit, at: below, in: frameClass) {
        case nil: return .nothing
        case .onward(let further): return .onward(further)
        case .step(let operation, let below, let between, let top):
            let state = try step(operation, frameClass, control: exit.top.control, below, between, top)
            let flags = graph.moves[Int(exit.move)].flags(after: exit.top.flags)
            return outcome(state, exit.move, flags: flags, frameClass)
        }
    }

    private mutating func outcome(
        _ state: WindowState?,
        _ move: Int32,
        flags: UInt8,
        _ frameClass: Int32
    ) -> Outcome {
        guard let state else { return .nothing }
        taken.insert(move)
        if state.symbols.count == 1 {
            return .home(Head(control: Int32(state.control), symbol: Int32(state.symbols[0]), flags: flags))
        }
        let (covered, callee) = above(state, flags: flags, over: frameClass)
        return .above(symbol: covered, frame: callee)
    }

    /// What the move of an exit is called in histories, after which its screen stays on top or goes.
    func move(of exit: Int32, staying: Bool) -> Int32 {
        let move = exits.facts[Int(exit)].content.move
        if staying, case .swipe = graph.moves[Int(move)].action { return graph.givenUpSwipe }
        return move
    }

    /// Lets an exit come to `outcome` at one who calls its frame.
    private mutating func carryOut(_ outcome: Outcome, _ call: Int32, _ exit: Int32) {
        if case .nothing = outcome { return }
        combinationCount += 1
        let frame = calls.facts[Int(call)].frame
        let length = calls.lengths[Int(call)] + exits.lengths[Int(exit)]
        switch outcome {
        case .nothing: break
        case .home(let head): note(head, in: frame, length: length + 1, .exit(call: call, exit: exit))
        case .above(let symbol, let callee):
            note(Call(callee: callee, symbol: symbol), in: frame, length: length + 1, .exit(call: call, exit: exit))
        case .onward(let further): note(further, in: frame, length: length, .onward(call: call, exit: exit))
        }
    }
}
