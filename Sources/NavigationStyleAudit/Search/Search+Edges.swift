import NavigationStyle

// The steps that were made, with a shortest history for each: a problem in one step is in all histories that end with
// the step and left the same behind.
extension Search {
    /// The end of a shortest history to a step.
    private enum Edge {
        case move(head: Int, move: Int32, on: Int32)
        case exit(Int32, at: CallSite.Name, caller: Int32)
    }

    /// Returns a shortest history to each step of the engine that had an outcome, and to no other.
    func historiesOfSteps(_ distances: Distances) -> [History] {
        var best: [(length: Int32, edge: Edge)?] = Array(repeating: nil, count: stepCount)
        func note(_ step: Int32, _ length: Int32, _ edge: Edge) {
            if let known = best[Int(step)], known.length <= length { return }
            best[Int(step)] = (length, edge)
        }
        for (number, head) in heads.enumerated() where distances.reaches(head.frame) {
            let length = frames[Int(head.frame)].heads.length(of: head.site)
            let place = distances.nearest[Int(head.frame)]
            for transition in site(head.site, of: head.frame).transitions {
                if case .seek(let exit) = transition.course {
                    for place in frames[Int(head.frame)].contextFrames where contextFrames[Int(place)].context >= 0 {
                        guard distances.sources[Int(place)] != nil,
                            let step = step(of: exit, under: contextFrames[Int(place)].context)
                        else { continue }
                        let length = distances.lengths[Int(place)] + length
                        note(step, length, .move(head: number, move: transition.move, on: place))
                    }
                } else if transition.step >= 0 {
                    let length = distances.lengths[Int(place)] + length
                    note(transition.step, length, .move(head: number, move: transition.move, on: place))
                }
            }
        }
        for (number, frame) in frames.enumerated() {
            for name in frame.callSites {
                let site = procedures[Int(name.procedure)].calls[Int(name.place)]
                let callers = site.callers.lazy.map(\.frame).filter(distances.reaches)
                let nearest = callers.map { caller in
                    (caller, distances.length(ofFrame: caller) + frames[Int(caller)].calls.length(of: name.place))
                }.min { $0.1 < $1.1 }
                guard let (caller, length) = nearest else { continue }
                for exit in frame.takenExits {
                    guard let step = step(of: exit, in: site.summaryTable) else { continue }
                    let length = length + self.length(ofExit: exit, in: Int32(number))
                    note(step, length, .exit(exit, at: name, caller: caller))
                }
            }
        }
        return best.enumerated().compactMap { step, best in
            switch best?.edge {
            case .move(let head, let move, let place):
                history(ofHead: head, on: place, distances).followed(by: [move])
            case .exit(let exit, let name, let caller):
                history(ofFrame: caller, distances).followed(
                    by: moves(of: exit, at: name, caller, staying: coversLowest(Int32(step)))
                )
            case nil: nil
            }
        }
    }

    /// Returns the moves from the beginning of a caller to the end of an exit of the frame it calls.
    private func moves(of exit: Int32, at name: CallSite.Name, _ caller: Int32, staying: Bool) -> [Int32] {
        let callee = procedures[Int(name.procedure)].calls[Int(name.place)].callee.frame
        return moves(of: .call(name.place, in: caller)) + moves(of: .exit(exit, in: callee))
            + [move(ofExit: exit, in: callee, staying: staying)]
    }
}

extension History {
    fileprivate func followed(by moves: [Int32]) -> History { History(entry: entry, moves: self.moves + moves) }
}
