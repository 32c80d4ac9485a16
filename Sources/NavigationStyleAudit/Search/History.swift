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
        var history = history(ofFrame: heads.facts[number].frame, distances)
        history.moves += moves(of: .head(Int32(number)))
        return history
    }

    /// A shortest history at the end of which a frame begins.
    func history(ofFrame frame: Int32, _ distances: Distances) -> History {
        // From the end back to the entry, frame by frame.
        var segments: [[Int32]] = []
        var frame = frame
        while true {
            switch distances.sources[Int(frame)] {
            case .entry(let entry): return History(entry: entry, moves: Array(segments.reversed().joined()))
            case .call(let call):
                segments.append(moves(of: .call(call)))
                frame = calls.facts[Int(call)].frame
            case .fresh(let head, let move):
                segments.append([move])
                segments.append(moves(of: .head(head)))
                frame = heads.facts[Int(head)].frame
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
            case .head(let number): cause = heads.causes[Int(number)]
            case .call(let number): cause = calls.causes[Int(number)]
            case .exit(let number): cause = exits.causes[Int(number)]
            }
            switch cause {
            case .beginning: break
            case .move(let head, let move): parts += [.move(move), .head(head)]
            case .exit(let call, let exit):
                // Where it has come to a call, not to a head.
                let stays = if case .call = part { true } else { false }
                parts += [.move(move(of: exit, staying: stays)), .exit(exit), .call(call)]
            case .onward(let call, let exit): parts += [.exit(exit), .call(call)]
            case .head(let head): parts.append(.head(head))
            }
        }
        return moves
    }
}
