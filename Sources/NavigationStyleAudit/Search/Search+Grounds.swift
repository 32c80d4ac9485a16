import NavigationStyle

// What frames stand on, as far as moves lead there from far above.
extension Search {
    /// Whether a standing is on the nearest screen of a kind.
    func isOnKind(_ standing: Int32) -> Bool {
        let ground = standings[Int(standing)].ground
        return ground >= 0 && grounds[Int(ground)].kind >= 0
    }

    /// The frame that is called by frames of a class, with the grounds that the call makes for it.
    mutating func callee(of call: Call, in frameClass: Int32) -> CallSite.Callee {
        let kind = graph.species[engine.kind(of: Int(call.symbol))]
        let isRoot = seeksRoots && isRoot(frameClass)
        return CallSite.Callee(
            frame: call.callee,
            root: isRoot ? ground(-1, below: call, in: frameClass) : -1,
            kind: soughtKinds.contains(kind) ? ground(Int32(kind), below: call, in: frameClass) : -1
        )
    }

    private mutating func ground(_ kind: Int32, below call: Call, in frameClass: Int32) -> Int32 {
        let ground = Ground(kind: kind, base: baseOfClass[Int(frameClass)], symbol: call.symbol)
        return Int32(grounds.number(of: ground))
    }

    /// What a frame stands on that is called by one that stands so: the same as that one or its root, and the screen that
    /// lies between the two where others lead to its kind.
    func grounds(of callee: CallSite.Callee, over standing: Int32) -> (through: Int32?, between: Int32?) {
        let ground = standings[Int(standing)].ground
        guard seeks else { return (ground, nil) }
        let between = callee.kind < 0 ? nil : callee.kind
        if isOnKind(standing) {
            let isCovered = between.map { grounds[Int($0)].kind == grounds[Int(ground)].kind } ?? false
            return (isCovered ? nil : ground, nil)
        }
        return (ground < 0 ? callee.root : ground, between)
    }

    /// The number of a frame on a ground; nil where it is not known to stand there.
    func numberOfStanding(_ frame: Int32, on ground: Int32) -> Int32? { standingNumbers[frame, ground + 1] }

    /// Notes that a frame stands on a ground, and so all that it calls.
    mutating func noteStanding(_ frame: Int32, on ground: Int32) {
        var open = [(frame: frame, ground: ground)]
        while let (frame, ground) = open.popLast() {
            let next = Int32(standings.count)
            guard standingNumbers.value(of: frame, ground + 1, orElse: next) == next else { continue }
            standings.append(Standing(frame: frame, ground: ground))
            frames[Int(frame)].standings.append(next)
            if !frames[Int(frame)].takenHeads.isEmpty { queue.add(.standing(next), 0) }
            for call in frames[Int(frame)].knownCalls {
                let callee = callee(of: call, in: frame)
                let above = grounds(of: callee, over: next)
                if let ground = above.through { open.append((callee.frame, ground)) }
                if let ground = above.between { open.append((callee.frame, ground)) }
            }
        }
    }

    /// Makes the moves that lead to a ground on which a frame stands too.
    mutating func take(standing number: Int32) throws(Exhaustion) {
        let frame = standings[Int(number)].frame
        for head in frames[Int(frame)].takenHeads {
            for deed in site(head, of: frame).deeds {
                if case .seek(let exit) = deed.course { try seek(exit, at: head, in: frame, on: number) }
            }
        }
    }

    /// Makes a move that leads to a ground; all that comes of it is another frame where that is the root.
    mutating func seek(
        _ exit: Int32,
        at head: Int32,
        in frame: Int32,
        on standing: Int32
    ) throws(Exhaustion) {
        let ground = standings[Int(standing)].ground
        guard ground >= 0, leads(exit, to: ground) else { return }
        let result = try arrival(of: exit, on: ground)
        guard result >= 0, grounds[Int(ground)].kind >= 0 else { return }
        let bound = exitSite(of: result, in: frames[Int(frame)].family)
        let length = frames[Int(frame)].heads.length(of: head)
        note(exit: bound, in: frame, length: length, .seeking(head: head, move: exitStates[Int(exit)].move))
    }

    /// Whether a ground is what a move leads to.
    private func leads(_ exit: Int32, to ground: Int32) -> Bool {
        let kind = grounds[Int(ground)].kind
        let action = graph.moves[Int(exitStates[Int(exit)].move)].action
        return kind < 0 ? action.seeksRoot : action.soughtKind.map { graph.species[$0] } == Int(kind)
    }

    /// The moves that leave nothing of the stack but the root, where a frame stands so.
    ///
    /// - Parameters:
    ///   - standing: What the frame stands on.
    ///   - asksForFresh: Whether those are asked for too that leave nothing at all of the stack, which is the same wherever
    ///     the frame stands.
    /// - Returns: The moves, at the heads that have been taken.
    func restarts(from standing: Int32, toFresh asksForFresh: Bool) -> [Restart] {
        let (frame, ground) = (standings[Int(standing)].frame, standings[Int(standing)].ground)
        guard asksForFresh || ground >= 0 && grounds[Int(ground)].kind < 0 else { return [] }
        var restarts: [Restart] = []
        for head in frames[Int(frame)].takenHeads {
            for deed in site(head, of: frame).deeds {
                switch deed.course {
                case .fresh(let root):
                    if asksForFresh { restarts.append(Restart(head: head, move: deed.move, root: root)) }
                case .seek(let exit):
                    if let root = root(of: exit, on: ground) {
                        restarts.append(Restart(head: head, move: deed.move, root: root))
                    }
                case .stay, .cover, .exit: break
                }
            }
        }
        return restarts
    }

    /// The frame that a stack begins with after an exit to that ground; nil where it is none.
    private func root(of exit: Int32, on ground: Int32) -> Int32? {
        guard ground >= 0, grounds[Int(ground)].kind < 0, leads(exit, to: ground),
            let number = arrivalNumbers[exit, ground], arrivals[Int(number)].result >= 0
        else { return nil }
        return arrivals[Int(number)].result
    }

    /// The step by which an exit leads to a ground; nil where none was made that came to something.
    func step(of exit: Int32, on ground: Int32) -> Int32? {
        guard let number = arrivalNumbers[exit, ground], arrivals[Int(number)].result >= 0 else { return nil }
        return arrivals[Int(number)].step
    }

    /// What comes of an exit on a ground: at the root, the frame that the stack begins with, elsewhere an exit that is
    /// bound; -1 where it comes to nothing.
    private mutating func arrival(of number: Int32, on groundNumber: Int32) throws(Exhaustion) -> Int32 {
        if let known = arrivalNumbers[number, groundNumber] { return arrivals[Int(known)].result }
        let exit = exitStates[Int(number)]
        let ground = grounds[Int(groundNumber)]
        let operation: WindowOperation =
            switch graph.moves[Int(exit.move)].action {
            case .toRoot: .popToRoot(animated: true)
            case .set(let kinds, _, let animated): .set(kinds: kinds, keeping: .root, animated: animated)
            default: .popTo(animated: true)
            }
        let step = try step(
            operation,
            onBase: ground.base,
            control: exit.top.control,
            ground.symbol,
            -1,
            exit.top.symbol
        )
        var result: Int32 = -1
        if let state = state(after: step) {
            isTaken[Int(exit.move)] = true
            let flags = graph.moves[Int(exit.move)].flags(after: exit.top.flags)
            if ground.kind < 0 {
                result = frame(of: state, flags: flags, below: .root)
            } else {
                let head = Head(control: Int32(state.control), symbol: Int32(state.symbols[0]), flags: flags)
                let bound = Exit(move: -1, phase: .bound, top: head, target: groundNumber)
                result = Int32(exitStates.number(of: bound))
            }
        }
        _ = arrivalNumbers.value(of: number, groundNumber, orElse: Int32(arrivals.count))
        arrivals.append((result, step))
        return result
    }
}
