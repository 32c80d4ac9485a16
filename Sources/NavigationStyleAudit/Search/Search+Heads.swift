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
            let isFar = move.action.soughtKind != nil || move.action.seeksRoot && height(frameClass) == .several
            return Site.Deed(move: index, course: seeks && isFar ? .seek(exit: exit) : .exit(exit))
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
        let callee = frame(of: upper, flags: flags, below: .frame(class: frameClass, symbol: covered))
        return Call(callee: callee, symbol: Int32(covered))
    }

    /// Lets a move be made at a head.
    private mutating func carryOut(_ deed: Site.Deed, at number: Int32, _ fact: Fact) throws(Exhaustion) {
        let frame = fact.frame
        switch deed.course {
        case .stay(let site): note(site: site, in: frame, length: fact.length + 1, .move(head: number, move: deed.move))
        case .cover(let call):
            note(call: call, in: frame, length: fact.length + 1, .move(head: number, move: deed.move))
        case .fresh(let root): noteRestart(root, from: number, by: deed.move, deed.step)
        case .exit(let exit):
            if graph.moves[Int(deed.move)].action.leadsFarDown {
                note(exit: exit, in: frame, length: fact.length, .head(number))
            } else {
                add(exit: exit, in: frame, length: fact.length, .head(number))
            }
        case .seek(let exit):
            // Before what comes next puts the frame on another ground.
            if frames[Int(frame)].seekers.last != number { frames[Int(frame)].seekers.append(number) }
            for standing in frames[Int(frame)].standings { try seek(exit, at: number, on: standing) }
        }
    }
}
