package import NavigationStyle

/// The moves made since an entry was started.
package struct History: Hashable, Sendable {
    /// The entry, by its index in the request.
    package var entry: Int
    /// The moves of the graph.
    package var moves: [ID<Move>]

    package init(entry: Int, moves: [ID<Move>]) {
        self.entry = entry
        self.moves = moves
    }
}

extension Search {
    /// A part of a history that has not been expanded into moves yet: its place, and its frame.
    enum Part {
        case head(ID<Site>, in: ID<StackFrame>)
        case call(ID<CallSite>, in: ID<StackFrame>)
        case exit(ID<ExitSite>, in: ID<StackFrame>)
        case move(ID<Move>)
    }

    /// Returns a shortest history that ends with a head.
    func history(ofHead head: ID<FrameHead>, _ distances: Distances) -> History {
        history(ofHead: head, on: distances.nearest[heads[head].frame], distances)
    }

    /// Returns a shortest history that ends with a head in the context frame `place`.
    func history(ofHead head: ID<FrameHead>, on place: ID<ContextFrame>?, _ distances: Distances) -> History {
        var history = history(ofFrameOn: place, distances)
        history.moves += moves(of: .head(heads[head].site, in: heads[head].frame))
        return history
    }

    /// Returns a shortest history that ends where a frame begins, over all its context frames.
    func history(ofFrame frame: ID<StackFrame>, _ distances: Distances) -> History {
        history(ofFrameOn: distances.nearest[frame], distances)
    }

    /// Returns a shortest history that ends where the context frame `place` begins.
    private func history(ofFrameOn place: ID<ContextFrame>?, _ distances: Distances) -> History {
        // From the end back to the entry, frame by frame.
        var segments: [[ID<Move>]] = []
        var place = place
        while let current = place, let source = distances.sources[current] {
            switch source {
            case .entry(let entry): return History(entry: entry, moves: Array(segments.reversed().joined()))
            case .call(let call, let origin):
                segments.append(moves(of: .call(call, in: contextFrames[origin].frame)))
                place = origin
            case .restart(let head, let move, let origin):
                segments.append([move])
                segments.append(moves(of: .head(head, in: contextFrames[origin].frame)))
                place = origin
            }
        }
        preconditionFailure("A frame that nothing leads to.")
    }

    /// Returns the moves from the beginning of the frame to `part`.
    func moves(of part: Part) -> [ID<Move>] {
        var moves: [ID<Move>] = []
        var parts = [part]
        while let part = parts.popLast() {
            let (derivation, frame): (Derivation, ID<StackFrame>)
            switch part {
            case .move(let move):
                moves.append(move)
                continue
            case .head(let site, let own): (derivation, frame) = (frames[own].heads.derivation(of: site), own)
            case .call(let call, let own): (derivation, frame) = (frames[own].calls.derivation(of: call), own)
            case .exit(let exit, let own): (derivation, frame) = (self.derivation(ofExit: exit, in: own), own)
            }
            switch derivation {
            case .beginning: break
            case .move(let head, let move): parts += [.move(move), .head(head, in: frame)]
            case .exit(let call, let exit):
                // Whether the exit has led to a call instead of a head.
                let stays = if case .call = part { true } else { false }
                let callee = callee(of: call, in: frame).frame
                parts.append(.move(move(ofExit: exit, in: callee, staying: stays)))
                parts += [.exit(exit, in: callee), .call(call, in: frame)]
            case .onward(let call, let exit):
                parts += [.exit(exit, in: callee(of: call, in: frame).frame), .call(call, in: frame)]
            case .head(let head), .seeking(let head, _): parts.append(.head(head, in: frame))
            }
        }
        return moves
    }

    /// Returns the derivation of an exit, whether it is a fact of its own or exists with its head.
    private func derivation(ofExit exit: ID<ExitSite>, in frame: ID<StackFrame>) -> Derivation {
        switch exitSite(exit, of: frame).record {
        case .head(let site): .head(site)
        case .fact(let fact): frames[frame].exits.derivation(of: fact)
        }
    }

    /// Returns the move of an exit after which its screen stays on top or goes: a swipe that stays is one that was
    /// given up.
    func move(ofExit exit: ID<ExitSite>, in frame: ID<StackFrame>, staying: Bool) -> ID<Move> {
        let move = move(ofExit: exit, in: frame)
        if staying, case .swipe = graph.moves[move].action { return graph.givenUpSwipe }
        return move
    }

    /// Returns the move that an exit is made of.
    private func move(ofExit exit: ID<ExitSite>, in frame: ID<StackFrame>) -> ID<Move> {
        var (exit, frame) = (exit, frame)
        while true {
            if let move = exitStates[exitSite(exit, of: frame).exit].move { return move }
            switch derivation(ofExit: exit, in: frame) {
            case .seeking(_, let move): return move
            case .onward(let call, let upper):
                frame = callee(of: call, in: frame).frame
                exit = upper
            default: preconditionFailure("A bound exit without a move.")
            }
        }
    }
}
