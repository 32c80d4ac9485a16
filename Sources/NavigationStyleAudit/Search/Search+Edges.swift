import NavigationStyle

// The steps that were made, with a shortest history for each: what went wrong in one went wrong in all histories that end
// with it and left the same behind.
extension Search {
    /// How a step came about by the fewest moves.
    private enum Edge {
        case move(head: Int32, move: Int32, on: Int32)
        case exit(call: Int32, exit: Int32, staying: Bool)
    }

    /// A shortest history to each step of the engine that came to something, and to no other.
    func historiesOfSteps(_ distances: Distances) -> [History] {
        var best: [(length: Int32, edge: Edge)?] = Array(repeating: nil, count: stepCount)
        func note(_ step: Int32, _ length: Int32, _ edge: Edge) {
            if let known = best[Int(step)], known.length <= length { return }
            best[Int(step)] = (length, edge)
        }
        for (number, fact) in heads.enumerated() where distances.reaches(fact.frame) {
            let place = distances.nearest[Int(fact.frame)]
            for deed in sites[Int(fact.content)].deeds {
                if case .seek(let exit) = deed.course {
                    for place in frames[Int(fact.frame)].standings where standings[Int(place)].ground >= 0 {
                        guard distances.sources[Int(place)] != nil,
                            let step = step(of: exit, on: standings[Int(place)].ground)
                        else { continue }
                        let length = distances.lengths[Int(place)] + fact.length
                        note(step, length, .move(head: Int32(number), move: deed.move, on: place))
                    }
                } else if deed.step >= 0 {
                    let length = distances.lengths[Int(place)] + fact.length
                    note(deed.step, length, .move(head: Int32(number), move: deed.move, on: place))
                }
            }
        }
        for frame in frames {
            for group in frame.groups {
                let context = groups[Int(group)].context
                let callers = groups[Int(group)].callers.lazy.filter { distances.reaches(calls[$0].frame) }
                let nearest = callers.map { call in
                    (call, distances.length(ofFrame: calls[call].frame) + calls[call].length)
                }.min { $0.1 < $1.1 }
                guard let (call, length) = nearest else { continue }
                for exit in frame.exits {
                    let fact = exits[exit]
                    guard let step = step(of: fact.content, in: context) else { continue }
                    let edge = Edge.exit(call: call, exit: exit, staying: coversLowest(step))
                    note(step, length + fact.length, edge)
                }
            }
        }
        return best.compactMap { best in
            switch best?.edge {
            case .move(let head, let move, let place):
                history(ofHead: Int(head), on: place, distances).followed(by: [move])
            case .exit(let call, let exit, let stays):
                history(ofFrame: calls[call].frame, distances).followed(
                    by: moves(of: .call(call)) + moves(of: .exit(exit)) + [move(of: exit, staying: stays)]
                )
            case nil: nil
            }
        }
    }
}

extension History {
    fileprivate func followed(by moves: [Int32]) -> History { History(entry: entry, moves: self.moves + moves) }
}
