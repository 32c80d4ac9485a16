import NavigationStyle

// What frames stand on, as far as moves lead there from far above.
extension Search {
    /// Whether a standing is on the nearest screen of a kind.
    func isOnKind(_ standing: Int32) -> Bool {
        let ground = standings[Int(standing)].ground
        return ground >= 0 && grounds[Int(ground)].kind >= 0
    }

    /// What a frame stands on that is called by one that stands so: the same as that one or its root, and the screen that
    /// lies between the two where others lead to its kind.
    func groundsAbove(_ call: Int32, on standing: Int32) -> (through: Int32?, between: Int32?) {
        let ground = standings[Int(standing)].ground
        guard seeks else { return (ground, nil) }
        let new = groundsOfCalls[Int(call)]
        let between = new.kind < 0 ? nil : new.kind
        if isOnKind(standing) {
            let isCovered = between.map { grounds[Int($0)].kind == grounds[Int(ground)].kind } ?? false
            return (isCovered ? nil : ground, nil)
        }
        return (ground < 0 ? new.root : ground, between)
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
            if !frames[Int(frame)].seekers.isEmpty { queue.add(.standing(next), 0) }
            for call in frames[Int(frame)].calls {
                let callee = callStates[Int(calls[call].content)].callee
                let above = groundsAbove(call, on: next)
                if let ground = above.through { open.append((callee, ground)) }
                if let ground = above.between { open.append((callee, ground)) }
            }
        }
    }

    /// Makes the moves that lead to a ground on which a frame stands too.
    mutating func take(standing number: Int32) throws(Exhaustion) {
        for head in frames[Int(standings[Int(number)].frame)].seekers {
            for deed in sites[Int(heads[Int(head)].content)].deeds {
                if case .seek(let exit) = deed.course { try seek(exit, at: head, on: number) }
            }
        }
    }

    /// Makes a move that leads to a ground.
    mutating func seek(_ exit: Int32, at number: Int32, on standing: Int32) throws(Exhaustion) {
        let ground = standings[Int(standing)].ground
        guard ground >= 0, leads(exit, to: ground) else { return }
        let (result, step) = try arrival(of: exit, on: ground)
        let move = exitStates[Int(exit)].move
        if result < 0 { return }
        if grounds[Int(ground)].kind < 0 {
            noteRestart(result, from: number, by: move, step, on: standing)
        } else {
            let head = heads[Int(number)]
            note(exit: result, in: head.frame, length: head.length, .seeking(head: number, move: move))
        }
    }

    /// Whether a ground is what a move leads to.
    private func leads(_ exit: Int32, to ground: Int32) -> Bool {
        let kind = grounds[Int(ground)].kind
        let action = graph.moves[Int(exitStates[Int(exit)].move)].action
        return kind < 0 ? action.seeksRoot : action.soughtKind == Int(kind)
    }

    /// The step by which an exit leads to a ground; nil where none was made that came to something.
    func step(of exit: Int32, on ground: Int32) -> Int32? {
        guard let number = arrivalNumbers[exit, ground], arrivals[Int(number)].result >= 0 else { return nil }
        return arrivals[Int(number)].step
    }

    /// What comes of an exit on a ground: at the root, the frame that the stack begins with, elsewhere an exit that is
    /// bound; -1 where it comes to nothing.
    private mutating func arrival(
        of number: Int32,
        on groundNumber: Int32
    ) throws(Exhaustion) -> (result: Int32, step: Int32) {
        if let known = arrivalNumbers[number, groundNumber] { return arrivals[Int(known)] }
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
        return (result, step)
    }
}
