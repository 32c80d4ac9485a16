import NavigationStyle

// The steps that were made, with a shortest history for each: what went wrong in one went wrong in all histories that end
// with it and left the same behind.
extension Search {
    /// How a step came about by the fewest moves.
    private enum Edge {
        case move(head: Int32, move: Int32)
        case exit(call: Int32, exit: Int32, staying: Bool)
    }

    /// A shortest history to each step of the engine that came to something, and to no other.
    func historiesOfSteps(_ distances: Distances) -> [History] {
        var best: [(length: Int32, edge: Edge)?] = Array(repeating: nil, count: stepCount)
        func note(_ step: Int?, _ length: Int32, _ edge: Edge) {
            guard let step else { return }
            if let known = best[step], known.length <= length { return }
            best[step] = (length, edge)
        }
        for (number, fact) in heads.facts.enumerated() {
            let head = fact.content
            let frameClass = frames[Int(fact.frame)].key.frameClass
            let length = distances.lengths[Int(fact.frame)] + heads.lengths[number]
            let kind = engine.kind(of: Int(head.symbol))
            for index in graph.movesOfKind[kind] where isPossible(graph.moves[index], at: head, of: kind, frameClass) {
                switch course(of: graph.moves[index].action, in: frameClass) {
                case .stay(let operation), .cover(let operation), .fresh(let operation):
                    let step = numberOfStep(operation, frameClass, control: head.control, head.symbol)
                    note(step, length, .move(head: Int32(number), move: Int32(index)))
                case .below, nil: break
                }
            }
        }
        for frame in frames {
            for group in frame.groups {
                let nearest = group.callers.map { call in
                    (call, distances.lengths[Int(calls.facts[Int(call)].frame)] + calls.lengths[Int(call)])
                }.min { $0.1 < $1.1 }
                guard let (call, length) = nearest else { continue }
                for number in frame.exits {
                    let exit = exits.facts[Int(number)].content
                    guard
                        case .step(let operation, let below, let between, let top) = arrival(
                            of: exit,
                            at: group.symbol,
                            in: group.frameClass
                        )
                    else { continue }
                    let control = exit.top.control
                    let step = numberOfStep(operation, group.frameClass, control: control, below, between, top)
                    let stays = step.map { coversLowest($0) } ?? false
                    note(step, length + exits.lengths[Int(number)], .exit(call: call, exit: number, staying: stays))
                }
            }
        }
        return best.compactMap { best in
            switch best?.edge {
            case .move(let head, let move): history(ofHead: Int(head), distances).followed(by: [move])
            case .exit(let call, let exit, let stays):
                history(ofFrame: calls.facts[Int(call)].frame, distances).followed(
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
