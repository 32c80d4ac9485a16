import NavigationStyle

// What can be done where a screen is on top.
extension Search {
    /// Makes every move that is possible at a head.
    mutating func take(head number: Int32) throws(Exhaustion) {
        let fact = heads.facts[Int(number)]
        let head = fact.content
        let frameClass = frames[Int(fact.frame)].key.frameClass
        let kind = engine.kind(of: Int(head.symbol))
        for index in graph.movesOfKind[kind] where isPossible(graph.moves[index], at: head, of: kind, frameClass) {
            try make(Int32(index), at: number, head, of: fact.frame, frameClass)
        }
    }

    /// Whether flags and stack let `move` be made.
    func isPossible(_ move: Move, at head: Head, of kind: Int, _ frameClass: Int32) -> Bool {
        guard move.needs & ~head.flags == 0 else { return false }
        if let other = move.onlyIfOnStack, other != kind, !isBelow(other, frameClass) { return false }
        if let other = move.unlessOnStack, other == kind || isBelow(other, frameClass) { return false }
        return true
    }

    /// Whether code leads away from the screen of a head, to one below it or to another stack.
    func leavesByCode(_ head: Head, _ frameClass: Int32) -> Bool {
        let kind = engine.kind(of: Int(head.symbol))
        return graph.movesOfKind[kind].contains { index in
            let move = graph.moves[index]
            switch move.action {
            case .popToOrPush(let target, _) where !isBelow(target, frameClass): return false
            case .set, .popTo, .popToOrPush, .replaceTop, .toRoot:
                return isPossible(move, at: head, of: kind, frameClass)
            case .push, .back, .swipe, .cancelledSwipe, .givenUpSwipe, .update, .scroll, .rotate, .reappear:
                return false
            }
        }
    }

    /// What a move is where it is made.
    enum Course {
        /// Something after which the stack is as high as before.
        case stay(WindowOperation)
        /// Something that puts screens over the one on top.
        case cover(WindowOperation)
        /// A set that leaves nothing of the stack.
        case fresh(WindowOperation)
        /// It leads below the frame: what comes of it is up to who called.
        case below
    }

    /// What a move is in a frame of `frameClass`; nil where it is nothing.
    func course(of action: Move.Action, in frameClass: Int32) -> Course? {
        switch action {
        case .push(let kind, let animated): return .cover(.push(kind: kind, animated: animated))
        case .popToOrPush(let kind, let animated):
            return isBelow(kind, frameClass) ? .below : .cover(.push(kind: kind, animated: animated))
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
        case .givenUpSwipe: return nil
        }
    }

    private mutating func make(
        _ index: Int32,
        at number: Int32,
        _ head: Head,
        of frame: Int32,
        _ frameClass: Int32
    ) throws(Exhaustion) {
        switch course(of: graph.moves[Int(index)].action, in: frameClass) {
        case .stay(let operation): try stay(operation, index, number, head, of: frame, frameClass)
        case .cover(let operation): try cover(operation, index, number, head, of: frame, frameClass)
        case .fresh(let operation):
            guard let state = try step(operation, frameClass, control: head.control, head.symbol) else { return }
            taken.insert(index)
            noteFresh(state, from: number, by: index, flags: graph.moves[Int(index)].flags(after: head.flags))
        case .below: exit(index, number, head, of: frame)
        case nil: break
        }
    }

    /// A move after which the stack is as high as before.
    private mutating func stay(
        _ operation: WindowOperation,
        _ index: Int32,
        _ number: Int32,
        _ head: Head,
        of frame: Int32,
        _ frameClass: Int32
    ) throws(Exhaustion) {
        guard let state = try step(operation, frameClass, control: head.control, head.symbol) else { return }
        taken.insert(index)
        let after = Head(
            control: Int32(state.control),
            symbol: Int32(state.symbols[0]),
            flags: graph.moves[Int(index)].flags(after: head.flags)
        )
        note(after, in: frame, length: heads.lengths[Int(number)] + 1, .move(head: number, move: index))
    }

    /// A move that puts screens over the one on top.
    private mutating func cover(
        _ operation: WindowOperation,
        _ index: Int32,
        _ number: Int32,
        _ head: Head,
        of frame: Int32,
        _ frameClass: Int32
    ) throws(Exhaustion) {
        guard let state = try step(operation, frameClass, control: head.control, head.symbol) else { return }
        taken.insert(index)
        let flags = graph.moves[Int(index)].flags(after: head.flags)
        let (covered, callee) = above(state, flags: flags, over: frameClass)
        let length = heads.lengths[Int(number)] + 1
        note(Call(callee: callee, symbol: covered), in: frame, length: length, .move(head: number, move: index))
    }

    /// The lowest screen of `state`, which stands in a frame of `frameClass`, and the frame of those above it.
    mutating func above(_ state: WindowState, flags: UInt8, over frameClass: Int32) -> (covered: Int32, frame: Int32) {
        var upper = state
        let covered = upper.symbols.removeFirst()
        let callee = frame(of: upper, flags: flags, below: .frame(class: frameClass, symbol: covered))
        return (Int32(covered), callee)
    }

    /// A move that leads below the frame.
    private mutating func exit(_ index: Int32, _ number: Int32, _ head: Head, of frame: Int32) {
        note(Exit(move: index, top: head), in: frame, length: heads.lengths[Int(number)], .head(number))
    }
}
