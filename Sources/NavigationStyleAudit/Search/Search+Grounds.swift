import NavigationStyle

// The grounds of frames: the roots and sought screens below them to which moves lead from far above.
extension Search {
    /// Whether the ground of a standing is the nearest screen of a kind.
    func isOnKind(_ standing: Int32) -> Bool {
        let ground = standings[Int(standing)].ground
        return ground >= 0 && grounds[Int(ground)].kind >= 0
    }

    /// Returns the frame that frames of a class call, with the grounds that the call makes for it.
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

    /// Returns the grounds of a called frame, given the standing of its caller.
    ///
    /// `through` is the caller's own ground, or the caller if that is the root. `between` is the screen between the two
    /// frames, if some move leads to its kind.
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

    /// Returns the number of the standing of a frame on a ground; nil if it is not known to stand there.
    func numberOfStanding(_ frame: Int32, on ground: Int32) -> Int32? { standingNumbers[frame, ground + 1] }

    /// Records that a frame stands on a ground, and so do the frames that it calls.
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

    /// Makes the moves that lead to the ground of a new standing.
    mutating func take(standing number: Int32) throws(Exhaustion) {
        let frame = standings[Int(number)].frame
        for head in frames[Int(frame)].takenHeads {
            for deed in site(head, of: frame).deeds {
                if case .seek(let exit) = deed.course { try seek(exit, at: head, in: frame, on: number) }
            }
        }
    }

    /// Makes a move that leads to a ground; if that is the root, the only effect is another frame.
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

    /// Whether a move leads to a ground.
    private func leads(_ exit: Int32, to ground: Int32) -> Bool {
        let kind = grounds[Int(ground)].kind
        let action = graph.moves[Int(exitStates[Int(exit)].move)].action
        return kind < 0 ? action.seeksRoot : action.soughtKind.map { graph.species[$0] } == Int(kind)
    }

    /// Returns the moves that leave only the root on the stack, for one standing of a frame.
    ///
    /// - Parameters:
    ///   - standing: The standing of the frame.
    ///   - asksForFresh: Whether to include moves that leave nothing at all on the stack, which are the same for every
    ///     standing of the frame.
    /// - Returns: The moves, at the heads that have been processed.
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

    /// Returns the frame that a stack begins with after an exit to a ground; nil if there is none.
    private func root(of exit: Int32, on ground: Int32) -> Int32? {
        guard ground >= 0, grounds[Int(ground)].kind < 0, leads(exit, to: ground),
            let number = arrivalNumbers[exit, ground], arrivals[Int(number)].result >= 0
        else { return nil }
        return arrivals[Int(number)].result
    }

    /// Returns the step by which an exit leads to a ground; nil if it made none that had an outcome.
    func step(of exit: Int32, on ground: Int32) -> Int32? {
        guard let number = arrivalNumbers[exit, ground], arrivals[Int(number)].result >= 0 else { return nil }
        return arrivals[Int(number)].step
    }

    /// Returns the effect of an exit on a ground; -1 if it has none.
    ///
    /// At the root it is the frame that the stack begins with, elsewhere an exit that is bound.
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
