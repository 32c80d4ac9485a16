import NavigationStyle

// What can be done where a screen is on top.
extension Search {
    /// Makes every move that is possible at a head.
    mutating func take(head number: Int32) throws(Exhaustion) {
        let fact = heads[Int(number)]
        let site = Int(fact.content)
        if sites[site].isExplored {
            for deed in sites[site].deeds { try carryOut(deed, at: number, fact) }
        } else {
            try explore(fact.content, at: number, fact)
        }
        if seeksRoots, sites[site].deeds.contains(where: \.leadsToRoot) {
            frames[Int(fact.frame)].rootSeekers.append(number)
        }
    }

    /// Finds out what can be done at a site, and does it.
    private mutating func explore(_ site: Int32, at number: Int32, _ fact: Fact) throws(Exhaustion) {
        let head = headStates[Int(sites[Int(site)].head)]
        let frameClass = frameClass(ofSite: site)
        let kind = engine.kind(of: Int(head.symbol))
        for index in graph.movesOfKind[kind] where isPossible(graph.moves[index], at: head, of: kind, frameClass) {
            guard let deed = try deed(Int32(index), head, at: site, frameClass) else { continue }
            sites[Int(site)].deeds.append(deed)
            try carryOut(deed, at: number, fact)
        }
        sites[Int(site)].isExplored = true
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
            case .push, .back, .swipe, .cancelledSwipe, .update, .scroll, .rotate, .reappear: return false
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
        }
    }

    /// What a move does at a site; nil where that is nothing.
    private mutating func deed(
        _ index: Int32,
        _ head: Head,
        at site: Int32,
        _ frameClass: Int32
    ) throws(Exhaustion) -> Site.Deed? {
        let move = graph.moves[Int(index)]
        let course = course(of: move.action, in: frameClass)
        let operation: WindowOperation
        switch course {
        case .stay(let own), .cover(let own), .fresh(let own): operation = own
        case .below:
            let exit = Int32(exitStates.number(of: Exit(move: index, top: head)))
            let isFar = seeksRoots && move.action.seeksRoot && height(frameClass) == .several
            return Site.Deed(move: index, course: isFar ? .root(exit: exit) : .exit(exit))
        case nil: return nil
        }
        let step = try step(operation, frameClass, control: head.control, head.symbol)
        guard let state = state(after: step) else { return nil }
        isTaken[Int(index)] = true
        let flags = move.flags(after: head.flags)
        var deed = Site.Deed(move: index, step: step, course: .fresh(root: -1))
        switch course {
        case .stay:
            let after = Head(control: Int32(state.control), symbol: Int32(state.symbols[0]), flags: flags)
            deed.course = .stay(site: self.site(of: after, in: sites[Int(site)].family))
        case .cover: deed.course = .cover(call: call(above(state, flags: flags, over: frameClass)))
        default: deed.course = .fresh(root: frame(of: state, flags: flags, below: .root))
        }
        return deed
    }

    private mutating func call(_ call: Call) -> Int32 { Int32(callStates.number(of: call)) }

    /// The lowest screen of `state`, which stands in a frame of `frameClass`, and the frame of those above it.
    mutating func above(_ state: WindowState, flags: UInt8, over frameClass: Int32) -> Call {
        var upper = state
        let covered = upper.symbols.removeFirst()
        let callee = frame(of: upper, flags: flags, below: .frame(class: frameClass, kind: engine.kind(of: covered)))
        return Call(callee: callee, symbol: Int32(covered))
    }

    /// Lets a move be made at a head.
    private mutating func carryOut(_ deed: Site.Deed, at number: Int32, _ fact: Fact) throws(Exhaustion) {
        let frame = fact.frame
        switch deed.course {
        case .stay(let site): note(site: site, in: frame, length: fact.length + 1, .move(head: number, move: deed.move))
        case .cover(let call): note(call: call, in: frame, length: fact.length + 1, .move(head: number, move: deed.move))
        case .fresh(let root): noteRestart(root, from: number, by: deed.move, deed.step)
        case .exit(let exit):
            if graph.moves[Int(deed.move)].action.seeksDown {
                note(exit: exit, in: frame, length: fact.length, .head(number))
            } else {
                add(exit: exit, in: frame, length: fact.length, .head(number))
            }
        case .root(let exit):
            for place in frames[Int(frame)].rooted { try restart(at: number, exit, on: place) }
        }
    }

    // MARK: - Roots

    /// Makes the moves that lead to a root which a frame stands on too.
    mutating func take(rooted number: Int32) throws(Exhaustion) {
        let frame = Int(rooted[Int(number)].frame)
        for head in frames[frame].rootSeekers {
            for deed in sites[Int(heads[Int(head)].content)].deeds {
                if case .root(let exit) = deed.course { try restart(at: head, exit, on: number) }
            }
        }
    }

    /// Makes a move that leads to the root.
    private mutating func restart(at head: Int32, _ exit: Int32, on place: Int32) throws(Exhaustion) {
        let (root, step) = try root(after: exit, on: rooted[Int(place)].root)
        if root >= 0 { noteRestart(root, from: head, by: exitStates[Int(exit)].move, step, on: place) }
    }

    /// The step by which an exit leads to the root that is that screen; nil where none was made that came to something.
    func step(of exit: Int32, toRoot symbol: Int32) -> Int32? {
        guard let number = returnNumbers[exit, symbol], returns[Int(number)].root >= 0 else { return nil }
        return returns[Int(number)].step
    }

    /// The frame that the stack begins with after a move to the root, which is that screen; -1 where it comes to nothing.
    private mutating func root(after number: Int32, on symbol: Int32) throws(Exhaustion) -> (root: Int32, step: Int32) {
        if let known = returnNumbers[number, symbol] { return returns[Int(known)] }
        let exit = exitStates[Int(number)]
        let rootClass = rootClass
        guard case .step(let operation, let below, let between, let top) = arrival(of: exit, at: symbol, in: rootClass)
        else { preconditionFailure("A move to the root ends at the root.") }
        let step = try step(operation, rootClass, control: exit.top.control, below, between, top)
        var root: Int32 = -1
        if let state = state(after: step) {
            isTaken[Int(exit.move)] = true
            root = frame(of: state, flags: graph.moves[Int(exit.move)].flags(after: exit.top.flags), below: .root)
        }
        _ = returnNumbers.value(of: number, symbol, orElse: Int32(returns.count))
        returns.append((root, step))
        return (root, step)
    }
}

extension Site.Deed {
    /// Whether it is a move to the root from far above.
    fileprivate var leadsToRoot: Bool {
        if case .root = course { true } else { false }
    }
}
