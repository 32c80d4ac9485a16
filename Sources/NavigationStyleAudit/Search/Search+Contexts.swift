import NavigationStyle

// The contexts of frames: the roots and sought screens below them to which moves lead from far above.
extension Search {
    /// Whether the context of a frame is the nearest screen of a kind.
    func isOnKind(_ contextFrame: ID<ContextFrame>) -> Bool { soughtKind(contextFrames[contextFrame].context) != nil }

    /// Returns the kind whose nearest screen a context is; nil if it is the root or any.
    private func soughtKind(_ context: ID<Context>) -> Int? {
        if case .kind(let kind, _) = contexts[context] { kind } else { nil }
    }

    private func isRoot(_ context: ID<Context>) -> Bool {
        if case .root = contexts[context] { true } else { false }
    }

    /// Returns the frame that frames of a class call, with the contexts that the call makes for it.
    mutating func callee(of call: Call, in frameClass: ID<FrameClass>) -> CallSite.Callee {
        let kind = graph.species[engine.kind(of: call.symbol)]
        let target = Context.Target(base: baseOfClass[frameClass], symbol: call.symbol)
        return CallSite.Callee(
            frame: call.callee,
            root: seeksRoots && isRoot(frameClass) ? contexts.id(of: .root(target)) : anyContext,
            kind: soughtKinds.contains(kind) ? contexts.id(of: .kind(kind, target)) : nil
        )
    }

    /// Returns the contexts of a called frame, given its caller in a context.
    ///
    /// `through` is the caller's own context, or the caller if that is the root. `between` is the screen between the
    /// two frames, if some move leads to its kind.
    func contexts(
        of callee: CallSite.Callee,
        over contextFrame: ID<ContextFrame>
    ) -> (through: ID<Context>?, between: ID<Context>?) {
        let context = contextFrames[contextFrame].context
        guard seeks else { return (context, nil) }
        if let kind = soughtKind(context) {
            let isCovered = callee.kind.map { soughtKind($0) == kind } ?? false
            return (isCovered ? nil : context, nil)
        }
        return (context == anyContext ? callee.root : context, callee.kind)
    }

    /// Records that a frame has a context, and propagates it to the frames that it calls.
    mutating func noteContextFrame(_ frame: ID<StackFrame>, under context: ID<Context>) {
        var open = [(frame: frame, context: context)]
        while let (frame, context) = open.popLast() {
            let next = contextFrames.nextID
            guard contextFrameIDs.value(of: frame, context, orElse: next) == next else { continue }
            contextFrames.append(ContextFrame(frame: frame, context: context))
            frames[frame].contextFrames.append(next)
            if !frames[frame].takenHeads.isEmpty { queue.add(.contextFrame(next), 0) }
            for call in frames[frame].knownCalls {
                let callee = callee(of: call, in: frame)
                let above = contexts(of: callee, over: next)
                if let context = above.through { open.append((callee.frame, context)) }
                if let context = above.between { open.append((callee.frame, context)) }
            }
        }
    }

    /// Makes the moves that lead to the context of a new context frame.
    mutating func take(contextFrame: ID<ContextFrame>) throws(Exhaustion) {
        let frame = contextFrames[contextFrame].frame
        for head in frames[frame].takenHeads {
            for transition in site(head, of: frame).transitions {
                if case .seek(let exit) = transition.target { try seek(exit, at: head, in: frame, under: contextFrame) }
            }
        }
    }

    /// Makes a move that leads to a context; if that is the root, the only effect is another frame.
    mutating func seek(
        _ exit: ID<Exit>,
        at head: ID<Site>,
        in frame: ID<StackFrame>,
        under contextFrame: ID<ContextFrame>
    ) throws(Exhaustion) {
        let context = contextFrames[contextFrame].context
        guard let move = exitStates[exit].move, leads(move, to: context),
            case .bound(let bound) = try arrival(of: exit, by: move, under: context)
        else { return }
        let place = exitSite(of: bound, in: frames[frame].procedure)
        let length = frames[frame].heads.length(of: head)
        note(exit: place, in: frame, length: length, .seeking(head: head, move: move))
    }

    /// Whether a move leads to a context.
    private func leads(_ move: ID<Move>, to context: ID<Context>) -> Bool {
        let action = graph.moves[move].action
        return switch contexts[context] {
        case .any: false
        case .root: action.seeksRoot
        case .kind(let kind, _): action.soughtKind.map { graph.species[$0] } == kind
        }
    }

    /// Returns the moves that leave only the root on the stack, for a frame in one context.
    ///
    /// - Parameters:
    ///   - contextFrame: The frame in its context.
    ///   - asksForFresh: Whether to include moves that leave nothing at all on the stack, which are the same for every
    ///     context of the frame.
    /// - Returns: The moves, at the heads that have been processed.
    func restarts(from contextFrame: ID<ContextFrame>, toFresh asksForFresh: Bool) -> [Restart] {
        let (frame, context) = (contextFrames[contextFrame].frame, contextFrames[contextFrame].context)
        guard asksForFresh || isRoot(context) else { return [] }
        var restarts: [Restart] = []
        for head in frames[frame].takenHeads {
            for transition in site(head, of: frame).transitions {
                switch transition.target {
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
    private func root(of exit: ID<Exit>, under context: ID<Context>) -> ID<StackFrame>? {
        guard let known = arrivalIDs[exit, context], case .root(let root) = arrivals[known].effect else { return nil }
        return root
    }

    /// Returns the step by which an exit leads to a context; nil if it made none that had an outcome.
    func step(of exit: ID<Exit>, under context: ID<Context>) -> ID<EngineStep>? {
        guard let known = arrivalIDs[exit, context], arrivals[known].effect != nil else { return nil }
        return arrivals[known].step
    }

    /// Returns the effect of an exit in a context that its move leads to; nil if it has none.
    private mutating func arrival(
        of exit: ID<Exit>,
        by move: ID<Move>,
        under context: ID<Context>
    ) throws(Exhaustion) -> ContextArrival.Effect? {
        if let known = arrivalIDs[exit, context] { return arrivals[known].effect }
        let target: Context.Target
        switch contexts[context] {
        case .any: return nil
        case .root(let root): target = root
        case .kind(_, let screen): target = screen
        }
        let top = exitStates[exit].top
        let operation: WindowOperation =
            switch graph.moves[move].action {
            case .toRoot: .popToRoot(animated: true)
            case .set(let kinds, _, let animated): .set(kinds: kinds, keeping: .root, animated: animated)
            default: .popTo(animated: true)
            }
        let step = try step(
            graph.moves[move].withWrites(operation),
            onBase: target.base,
            control: top.control,
            target.symbol,
            nil,
            top.symbol
        )
        var effect: ContextArrival.Effect?
        if let state = states[step] {
            isTaken[move] = true
            let flags = graph.moves[move].flags(after: top.flags)
            if isRoot(context) {
                effect = .root(frame(of: state, flags: flags, in: rootClass))
            } else {
                effect = .bound(exitStates.id(of: Exit(phase: .bound(to: context), top: Head(state, flags))))
            }
        }
        _ = arrivalIDs.value(of: exit, context, orElse: arrivals.nextID)
        arrivals.append(ContextArrival(effect: effect, step: step))
        return effect
    }
}
