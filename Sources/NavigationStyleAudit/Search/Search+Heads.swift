import NavigationStyle

// The moves that are possible while a screen is on top.
extension Search {
    /// Makes every move that is possible at a head.
    mutating func take(head place: ID<Site>, in frame: ID<StackFrame>, _ length: Length) throws(Exhaustion) {
        // Recorded first, because the moves below may give the frame another context.
        frames[frame].takenHeads.append(place)
        tally.ids += 1
        let site = site(place, of: frame)
        if site.isExplored {
            for transition in site.transitions { try carryOut(transition, at: place, in: frame, length) }
        } else {
            try explore(place, in: frame, length)
        }
    }

    /// Finds the transitions that are possible at a head, and makes them.
    private mutating func explore(
        _ place: ID<Site>,
        in frame: ID<StackFrame>,
        _ length: Length
    ) throws(Exhaustion) {
        let procedure = frames[frame].procedure
        let head = headStates[site(place, of: frame).head]
        let frameClass = frameClass(of: frame)
        let kind = engine.kind(of: head.symbol)
        for move in graph.movesOfKind[kind] where isPossible(graph.moves[move], at: head, of: kind, frameClass) {
            guard let transition = try transition(move, head, at: place, in: procedure) else { continue }
            procedures[procedure].sites[place].transitions.append(transition)
            try carryOut(transition, at: place, in: frame, length)
        }
        for move in graph.openingsOfKind[kind] where isPossible(graph.moves[move], at: head, of: kind, frameClass) {
            isTaken[move] = true
        }
        procedures[procedure].sites[place].isExplored = true
    }

    /// Whether the flags and the stack allow `move`.
    func isPossible(_ move: Move, at head: Head, of kind: Int, _ frameClass: ID<FrameClass>) -> Bool {
        guard move.needs & ~head.flags == 0 else { return false }
        let kind = graph.species[kind]
        if let other = move.onlyIfOnStack, other != kind, !isBelow(other, frameClass) { return false }
        if let other = move.unlessOnStack, other == kind || isBelow(other, frameClass) { return false }
        return true
    }

    /// Whether code leads away from the screen of a head, to one below it or to another stack.
    func leavesByCode(_ head: Head, _ frameClass: ID<FrameClass>) -> Bool {
        let kind = engine.kind(of: head.symbol)
        return graph.movesOfKind[kind].contains { index in
            let move = graph.moves[index]
            switch move.action {
            case .popToOrPush(let target, _) where !isBelow(target, frameClass): return false
            // Its target is below no screen that it starts from.
            case .popTo where exhaustion == nil && !isTaken[index]: return false
            case .set, .popTo, .popToOrPush, .replaceTop, .toRoot:
                return isPossible(move, at: head, of: kind, frameClass)
            case .push, .back, .swipe, .cancelledSwipe, .givenUpSwipe, .update, .scroll, .rotate, .reappear,
                .search, .barHideOnSwipe, .barHideOnTap, .keyboard, .present:
                return false
            }
        }
    }

    /// The direction of a move from its frame.
    enum Direction {
        /// An operation that leaves the height of the stack unchanged.
        case stay(WindowOperation)
        /// An operation that puts screens over the one on top.
        case cover(WindowOperation)
        /// An operation that replaces the whole stack.
        case fresh(WindowOperation)
        /// The move leads below the frame; its effect is decided by the callers.
        case below
    }

    /// Returns the direction of a move in a frame of `frameClass`; nil if the move does nothing there.
    func direction(of move: Move, in frameClass: ID<FrameClass>) -> Direction? {
        func push(_ kind: Int, animated: Bool) -> WindowOperation {
            .push(kind: kind, animated: animated, isBarButtonItemTap: move.isBarButtonItemTap)
        }
        switch move.action {
        case .push(let kind, let animated): return .cover(push(kind, animated: animated))
        case .popToOrPush(let kind, let animated):
            return isBelow(kind, frameClass) ? .below : .cover(push(kind, animated: animated))
        case .set(let kinds, keepsRoot: true, let animated) where isRoot(frameClass):
            return .cover(.set(kinds: kinds, keeping: .root, animated: animated))
        case .set(let kinds, keepsRoot: false, let animated):
            return .fresh(.set(kinds: kinds, keeping: .nothing, animated: animated))
        case .replaceTop(let kind, let animated) where isRoot(frameClass):
            return .stay(.set(kinds: [kind], keeping: .allButTop, animated: animated))
        case .set, .replaceTop, .popTo, .back, .swipe, .cancelledSwipe, .toRoot:
            return isRoot(frameClass) ? nil : .below
        case .update(let update): return .stay(.update(update))
        case .scroll(let offset): return .stay(.scroll(to: offset))
        case .rotate: return .stay(.rotate)
        case .reappear: return .stay(.reappear)
        case .search(let isActive): return .stay(.search(isActive: isActive))
        case .barHideOnSwipe(let direction): return .stay(.barHideOnSwipe(direction))
        case .barHideOnTap: return .stay(.barHideOnTap)
        case .keyboard(let isShown): return .stay(.keyboard(isShown: isShown))
        case .givenUpSwipe, .present: return nil
        }
    }

    /// Returns the transition of a move at a head, given by its place; nil if the move does nothing.
    private mutating func transition(
        _ id: ID<Move>,
        _ head: Head,
        at place: ID<Site>,
        in procedure: ID<Procedure>
    ) throws(Exhaustion) -> Site.Transition? {
        let move = graph.moves[id]
        let frameClass = procedures[procedure].key.frameClass
        let direction = direction(of: move, in: frameClass)
        let operation: WindowOperation
        switch direction {
        case .stay(let own), .cover(let own), .fresh(let own): operation = own
        case .below:
            let exit = exitStates.id(of: Exit(phase: .seeking(id), top: head))
            let isFar = move.action.soughtKind != nil || move.action.seeksRoot && height(frameClass) == .several
            if seeks && isFar { return Site.Transition(move: id, target: .seek(exit: exit)) }
            return Site.Transition(move: id, target: .exit(exitSite(of: exit, in: procedure, at: place)))
        case nil: return nil
        }
        let step = try step(move.withWrites(operation), frameClass, control: head.control, head.symbol)
        guard let state = states[step] else { return nil }
        isTaken[id] = true
        let flags = move.flags(after: head.flags)
        let target: Site.Transition.Target
        switch direction {
        case .stay: target = .stay(site: site(of: Head(state, flags), in: procedure))
        case .cover: target = .cover(call: callSite(over: state, flags: flags, in: procedure))
        default: target = .fresh(root: self.frame(of: state, flags: flags, in: rootClass))
        }
        return Site.Transition(move: id, step: step, target: target)
    }

    /// Returns the call that the lowest screen of `state`, in a frame of `procedure`, makes to the screens above it.
    mutating func callSite(over state: WindowState, flags: UInt8, in procedure: ID<Procedure>) -> ID<CallSite> {
        var upper = state
        let covered = upper.symbols.removeFirst()
        let frameClass = frameClass(above: covered, over: procedures[procedure].key.frameClass)
        let callee = frame(of: upper, flags: flags, in: frameClass)
        return callSite(of: Call(callee: callee, symbol: covered), in: procedure)
    }

    /// Records a transition at a head, unless it leads to a fresh stack, whose only effect is another frame.
    private mutating func carryOut(
        _ transition: Site.Transition,
        at head: ID<Site>,
        in frame: ID<StackFrame>,
        _ length: Length
    ) throws(Exhaustion) {
        switch transition.target {
        case .stay(let site): note(site: site, in: frame, length: length + 1, .move(head: head, move: transition.move))
        case .cover(let call): note(call: call, in: frame, length: length + 1, .move(head: head, move: transition.move))
        case .fresh: break
        case .exit(let exit):
            if case .head = exitSite(exit, of: frame).record {
                queue.add(.exit(exit, in: frame), length)
            } else {
                note(exit: exit, in: frame, length: length, .head(head))
            }
        case .seek(let exit):
            for contextFrame in frames[frame].contextFrames {
                try seek(exit, at: head, in: frame, under: contextFrame)
            }
        }
    }
}
