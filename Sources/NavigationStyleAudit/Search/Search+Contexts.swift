import NavigationStyle

// The contexts of frames: the roots and sought screens below them to which moves lead from far above.
extension Search {
    /// Whether the context of a frame is the nearest screen of a kind.
    func isOnKind(_ contextFrame: Int32) -> Bool {
        let context = contextFrames[Int(contextFrame)].context
        return context >= 0 && contexts[Int(context)].kind >= 0
    }

    /// Returns the frame that frames of a class call, with the contexts that the call makes for it.
    mutating func callee(of call: Call, in frameClass: Int32) -> CallSite.Callee {
        let kind = graph.species[engine.kind(of: Int(call.symbol))]
        let isRoot = seeksRoots && isRoot(frameClass)
        return CallSite.Callee(
            frame: call.callee,
            root: isRoot ? context(-1, below: call, in: frameClass) : -1,
            kind: soughtKinds.contains(kind) ? context(Int32(kind), below: call, in: frameClass) : -1
        )
    }

    private mutating func context(_ kind: Int32, below call: Call, in frameClass: Int32) -> Int32 {
        let context = Context(kind: kind, base: baseOfClass[Int(frameClass)], symbol: call.symbol)
        return Int32(contexts.number(of: context))
    }

    /// Returns the contexts of a called frame, given its caller in a context.
    ///
    /// `through` is the caller's own context, or the caller if that is the root. `between` is the screen between the
    /// two frames, if some move leads to its kind.
    func contexts(of callee: CallSite.Callee, over contextFrame: Int32) -> (through: Int32?, between: Int32?) {
        let context = contextFrames[Int(contextFrame)].context
        guard seeks else { return (context, nil) }
        let between = callee.kind < 0 ? nil : callee.kind
        if isOnKind(contextFrame) {
            let isCovered = between.map { contexts[Int($0)].kind == contexts[Int(context)].kind } ?? false
            return (isCovered ? nil : context, nil)
        }
        return (context < 0 ? callee.root : context, between)
    }

    /// Returns the number of a frame in a context; nil if it is not known to have that context.
    func numberOfContextFrame(_ frame: Int32, under context: Int32) -> Int32? {
        contextFrameNumbers[frame, context + 1]
    }

    /// Records that a frame has a context, and propagates it to the frames that it calls.
    mutating func noteContextFrame(_ frame: Int32, under context: Int32) {
        var open = [(frame: frame, context: context)]
        while let (frame, context) = open.popLast() {
            let next = Int32(contextFrames.count)
            guard contextFrameNumbers.value(of: frame, context + 1, orElse: next) == next else { continue }
            contextFrames.append(ContextFrame(frame: frame, context: context))
            frames[Int(frame)].contextFrames.append(next)
            if !frames[Int(frame)].takenHeads.isEmpty { queue.add(.contextFrame(next), 0) }
            for call in frames[Int(frame)].knownCalls {
                let callee = callee(of: call, in: frame)
                let above = contexts(of: callee, over: next)
                if let context = above.through { open.append((callee.frame, context)) }
                if let context = above.between { open.append((callee.frame, context)) }
            }
        }
    }

    /// Makes the moves that lead to the context of a new context frame.
    mutating func take(contextFrame number: Int32) throws(Exhaustion) {
        let frame = contextFrames[Int(number)].frame
        for head in frames[Int(frame)].takenHeads {
            for transition in site(head, of: frame).transitions {
                if case .seek(let exit) = transition.course { try seek(exit, at: head, in: frame, under: number) }
            }
        }
    }

    /// Makes a move that leads to a context; if that is the root, the only effect is another frame.
    mutating func seek(
        _ exit: Int32,
        at head: Int32,
        in frame: Int32,
        under contextFrame: Int32
    ) throws(Exhaustion) {
        let context = contextFrames[Int(contextFrame)].context
        guard context >= 0, leads(exit, to: context) else { return }
        let result = try arrival(of: exit, under: context)
        guard result >= 0, contexts[Int(context)].kind >= 0 else { return }
        let bound = exitSite(of: result, in: frames[Int(frame)].procedure)
        let length = frames[Int(frame)].heads.length(of: head)
        note(exit: bound, in: frame, length: length, .seeking(head: head, move: exitStates[Int(exit)].move))
    }

    /// Whether a move leads to a context.
    private func leads(_ exit: Int32, to context: Int32) -> Bool {
        let kind = contexts[Int(context)].kind
        let action = graph.moves[Int(exitStates[Int(exit)].move)].action
        return kind < 0 ? action.seeksRoot : action.soughtKind.map { graph.species[$0] } == Int(kind)
    }

    /// Returns the moves that leave only the root on the stack, for a frame in one context.
    ///
    /// - Parameters:
    ///   - contextFrame: The frame in its context.
    ///   - asksForFresh: Whether to include moves that leave nothing at all on the stack, which are the same for every
    ///     context of the frame.
    /// - Returns: The moves, at the heads that have been processed.
    func restarts(from contextFrame: Int32, toFresh asksForFresh: Bool) -> [Restart] {
        let (frame, context) = (contextFrames[Int(contextFrame)].frame, contextFrames[Int(contextFrame)].context)
        guard asksForFresh || context >= 0 && contexts[Int(context)].kind < 0 else { return [] }
        var restarts: [Restart] = []
        for head in frames[Int(frame)].takenHeads {
            for transition in site(head, of: frame).transitions {
                switch transition.course {
                case .fresh(let root):
                    if asksForFresh { restarts.append(Restart(head: head, move: transition.move, root: root)) }
                case .seek(let exit):
                    if let root = root(of: exit, under: context) {
                        restarts.append(Restart(head: head, move: transition.move, root: root))
                    }
                case .stay, .cover, .exit: break
                }
            }
        }
        return restarts
    }

    /// Returns the frame that a stack begins with after an exit to a context; nil if there is none.
    private func root(of exit: Int32, under context: Int32) -> Int32? {
        guard context >= 0, contexts[Int(context)].kind < 0, leads(exit, to: context),
            let number = arrivalNumbers[exit, context], arrivals[Int(number)].result >= 0
        else { return nil }
        return arrivals[Int(number)].result
    }

    /// Returns the step by which an exit leads to a context; nil if it made none that had an outcome.
    func step(of exit: Int32, under context: Int32) -> Int32? {
        guard let number = arrivalNumbers[exit, context], arrivals[Int(number)].result >= 0 else { return nil }
        return arrivals[Int(number)].step
    }

    /// Returns the effect of an exit in a context; -1 if it has none.
    ///
    /// At the root it is the frame that the stack begins with, elsewhere an exit that is bound.
    private mutating func arrival(of number: Int32, under contextNumber: Int32) throws(Exhaustion) -> Int32 {
        if let known = arrivalNumbers[number, contextNumber] { return arrivals[Int(known)].result }
        let exit = exitStates[Int(number)]
        let context = contexts[Int(contextNumber)]
        let operation: WindowOperation =
            switch graph.moves[Int(exit.move)].action {
            case .toRoot: .popToRoot(animated: true)
            case .set(let kinds, _, let animated): .set(kinds: kinds, keeping: .root, animated: animated)
            default: .popTo(animated: true)
            }
        let step = try step(
            graph.moves[Int(exit.move)].withWrites(operation),
            onBase: context.base,
            control: exit.top.control,
            context.symbol,
            -1,
            exit.top.symbol
        )
        var result: Int32 = -1
        if let state = state(after: step) {
            isTaken[Int(exit.move)] = true
            let flags = graph.moves[Int(exit.move)].flags(after: exit.top.flags)
            if context.kind < 0 {
                result = frame(of: state, flags: flags, below: .root)
            } else {
                let head = Head(control: Int32(state.control), symbol: Int32(state.symbols[0]), flags: flags)
                let bound = Exit(move: -1, phase: .bound, top: head, target: contextNumber)
                result = Int32(exitStates.number(of: bound))
            }
        }
        _ = arrivalNumbers.value(of: number, contextNumber, orElse: Int32(arrivals.count))
        arrivals.append((result, step))
        return result
    }
}
