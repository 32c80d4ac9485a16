import NavigationStyle

/// The moves made since an entry was started.
package struct History: Hashable, Sendable {
    /// The entry, by its index in the request.
    package var entry: Int
    /// The moves, by their indices in the graph.
    package var moves: [Int32]

    package init(entry: Int, moves: [Int32]) {
        self.entry = entry
        self.moves = moves
    }
}

extension Search {
    /// A part of a history that has not been expanded into moves yet: its place, and its frame.
    enum Part {
        case head(Int32, in: Int32)
        case call(Int32, in: Int32)
        case exit(Int32, in: Int32)
        case move(Int32)
    }

    /// Returns a shortest history that ends with a head, given by its number.
    func history(ofHead number: Int, _ distances: Distances) -> History {
        history(ofHead: number, on: distances.nearest[Int(heads[number].frame)], distances)
    }

    /// Returns a shortest history that ends with a head, given by its number, in the context frame `place`.
    func history(ofHead number: Int, on place: Int32, _ distances: Distances) -> History {
        var history = history(ofFrameOn: place, distances)
        history.moves += moves(of: .head(heads[number].site, in: heads[number].frame))
        return history
    }

    /// Returns a shortest history that ends where a frame begins, over all its context frames.
    func history(ofFrame frame: Int32, _ distances: Distances) -> History {
        history(ofFrameOn: distances.nearest[Int(frame)], distances)
    }

    /// Returns a shortest history that ends where the context frame `place` begins.
    private func history(ofFrameOn place: Int32, _ distances: Distances) -> History {
        // From the end back to the entry, frame by frame.
        var segments: [[Int32]] = []
        var place = place
        while true {
            switch distances.sources[Int(place)] {
            case .entry(let entry): return History(entry: entry, moves: Array(segments.reversed().joined()))
            case .call(let call, let origin):
                segments.append(moves(of: .call(call, in: contextFrames[Int(origin)].frame)))
                place = origin
            case .restart(let head, let move, let origin):
                segments.append([move])
                segments.append(moves(of: .head(head, in: contextFrames[Int(origin)].frame)))
                place = origin
            case nil: preconditionFailure("A frame that nothing leads to.")
            }
        }
    }

    /// Returns the moves from the beginning of the frame to `part`.
    func moves(of part: Part) -> [Int32] {
        var moves: [Int32] = []
        var parts = [part]
        while let part = parts.popLast() {
            let (cause, frame): (Cause, Int32)
            switch part {
            case .move(let move):
                moves.append(move)
                continue
            case .head(let site, let own): (cause, frame) = (frames[Int(own)].heads.cause(of: site), own)
            case .call(let call, let own): (cause, frame) = (frames[Int(own)].calls.cause(of: call), own)
            case .exit(let exit, let own): (cause, frame) = (self.cause(ofExit: exit, in: own), own)
            }
            switch cause {
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

    /// Returns the cause of an exit, whether it is a fact of its own or exists with its head.
    private func cause(ofExit exit: Int32, in frame: Int32) -> Cause {
        switch exitSite(exit, of: frame).record {
        case .head(let site): .head(site)
        case .fact(let fact): frames[Int(frame)].exits.cause(of: fact)
        }
    }

    /// Returns the move of an exit after which its screen stays on top or goes: a swipe that stays is one that was
    /// given up.
    func move(ofExit exit: Int32, in frame: Int32, staying: Bool) -> Int32 {
        let move = move(ofExit: exit, in: frame)
        if staying, case .swipe = graph.moves[Int(move)].action { return graph.givenUpSwipe }
        return move
    }

    /// Returns the move that an exit is made of.
    private func move(ofExit exit: Int32, in frame: Int32) -> Int32 {
        var (exit, frame) = (exit, frame)
        while true {
            let state = exitStates[Int(exitSite(exit, of: frame).exit)]
            switch cause(ofExit: exit, in: frame) {
            case .seeking(_, let move): return move
            case .onward(let call, let upper) where state.phase == .bound:
                frame = callee(of: call, in: frame).frame
                exit = upper
            default: return state.move
            }
        }
    }
}
