import NavigationStyle

/// What was done from the start of an entry on.
package struct History: Hashable, Sendable {
    /// The entry, by its place in the request.
    package var entry: Int
    /// The moves, by their indices in the graph.
    package var moves: [Int32]

    package init(entry: Int, moves: [Int32]) {
        self.entry = entry
        self.moves = moves
    }
}

extension Search {
    /// A part of a history that is still to be spelled out.
    enum Part {
        case head(Int32)
        case call(Int32)
        case exit(Int32)
        case move(Int32)
    }

    /// A shortest history that ends with the head of that number.
    func history(ofHead number: Int, _ distances: Distances) -> History {
        history(ofHead: number, on: distances.nearest[Int(heads[number].frame)], distances)
    }

    /// A shortest history that ends with the head of that number, where its frame stands on `place`.
    func history(ofHead number: Int, on place: Int32, _ distances: Distances) -> History {
        var history = history(ofFrameOn: place, distances)
        history.moves += moves(of: .head(Int32(number)))
        return history
    }

    /// A shortest history at the end of which a frame begins, wherever it stands.
    func history(ofFrame frame: Int32, _ distances: Distances) -> History {
        history(ofFrameOn: distances.nearest[Int(frame)], distances)
    }

    /// A shortest history at the end of which a frame begins that stands on `place`.
    private func history(ofFrameOn place: Int32, _ distances: Distances) -> History {
        // From the end back to the entry, frame by frame.
        var segments: [[Int32]] = []
        var place = place
        while true {
            switch distances.sources[Int(place)] {
            case .entry(let entry): return History(entry: entry, moves: Array(segments.reversed().joined()))
            case .call(let call, let origin):
                segments.append(moves(of: .call(call)))
                place = origin
            case .restart(let number, let origin):
                let restart = restarts[Int(number)]
                segments.append([restart.move])
                segments.append(moves(of: .head(restart.head)))
                place = origin
            case nil: preconditionFailure("A frame that nothing leads to.")
            }
        }
    }

    /// The moves since the beginning of the frame.
    func moves(of part: Part) -> [Int32] {
        var moves: [Int32] = []
        var parts = [part]
        while let part = parts.popLast() {
            let cause: Cause
            switch part {
            case .move(let move):
                moves.append(move)
                continue
            case .head(let number): cause = heads[Int(number)].cause
            case .call(let number): cause = calls[number].cause
            case .exit(let number): cause = exits[number].cause
            }
            switch cause {
            case .beginning: break
            case .move(let head, let move): parts += [.move(move), .head(head)]
            case .exit(let call, let exit):
                // Where it has come to a call, not to a head.
                let stays = if case .call = part { true } else { false }
                parts += [.move(move(of: exit, staying: stays)), .exit(exit), .call(call)]
            case .onward(let call, let exit): parts += [.exit(exit), .call(call)]
            case .head(let head), .seeking(let head, _): parts.append(.head(head))
            }
        }
        return moves
    }

    /// What the move of an exit is called, after which its screen stays on top or goes.
    func move(of exit: Int32, staying: Bool) -> Int32 {
        let move = move(of: exit)
        if staying, case .swipe = graph.moves[Int(move)].action { return graph.givenUpSwipe }
        return move
    }

    /// The move that an exit is.
    private func move(of exit: Int32) -> Int32 {
        var exit = exit
        while true {
            switch exits[exit].cause {
            case .seeking(_, let move): return move
            case .onward(_, let upper) where exitStates[Int(exits[exit].content)].phase == .bound: exit = upper
            default: return exitStates[Int(exits[exit].content)].move
            }
        }
    }
}
