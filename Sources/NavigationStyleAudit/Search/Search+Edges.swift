import NavigationStyle

// The steps that were made, with a shortest history for each: a problem in one step is in all histories that end with
// the step and left the same behind.
extension Search {
    /// The end of a shortest history to a step.
    private enum Edge {
        case move(head: ID<FrameHead>, move: ID<Move>, on: ID<ContextFrame>)
        case exit(ID<ExitSite>, at: CallSite.Name, caller: ID<StackFrame>)
    }

    /// Returns a shortest history to each step of the engine that had an outcome, and to no other.
    func historiesOfSteps(_ distances: Distances) -> [History] {
        var best: Column<EngineStep, (length: Length, edge: Edge)?> = states.map { _ in nil }
        func note(_ step: ID<EngineStep>, _ length: Length, _ edge: Edge) {
            if let known = best[step], known.length <= length { return }
            best[step] = (length, edge)
        }
        for (id, head) in zip(heads.ids, heads) where distances.reaches(head.frame) {
            let length = frames[head.frame].heads.length(of: head.site)
            let place = distances.nearest[head.frame]
            for transition in site(head.site, of: head.frame).transitions {
                if case .seek(let exit) = transition.target {
                    for place in frames[head.frame].contextFrames {
                        guard distances.sources[place] != nil,
                            let step = step(of: exit, under: contextFrames[place].context)
                        else { continue }
                        let length = distances.lengths[place] + length
                        note(step, length, .move(head: id, move: transition.move, on: place))
                    }
                } else if let step = transition.step, let place {
                    let length = distances.lengths[place] + length
                    note(step, length, .move(head: id, move: transition.move, on: place))
                }
            }
        }
        for (id, frame) in zip(frames.ids, frames) {
            for name in frame.callSites {
                let site = procedures[name.procedure].calls[name.place]
                let callers = site.callers.lazy.map(\.frame).filter(distances.reaches)
                let nearest = callers.map { caller in
                    (caller, distances.length(ofFrame: caller) + frames[caller].calls.length(of: name.place))
                }.min { $0.1 < $1.1 }
                guard let (caller, length) = nearest else { continue }
                for exit in frame.takenExits {
                    guard let step = step(of: exit, in: site.summaryTable) else { continue }
                    let length = length + self.length(ofExit: exit, in: id)
                    note(step, length, .exit(exit, at: name, caller: caller))
                }
            }
        }
        return best.ids.compactMap { step in
            switch best[step]?.edge {
            case .move(let head, let move, let place):
                history(ofHead: head, on: place, distances).followed(by: [move])
            case .exit(let exit, let name, let caller):
                history(ofFrame: caller, distances).followed(
                    by: moves(of: exit, at: name, caller, staying: coversLowest(step))
                )
            case nil: nil
            }
        }
    }

    /// Returns the moves from the beginning of a caller to the end of an exit of the frame it calls.
    private func moves(
        of exit: ID<ExitSite>,
        at name: CallSite.Name,
        _ caller: ID<StackFrame>,
        staying: Bool
    ) -> [ID<Move>] {
        let callee = procedures[name.procedure].calls[name.place].callee.frame
        return moves(of: .call(name.place, in: caller)) + moves(of: .exit(exit, in: callee))
            + [move(ofExit: exit, in: callee, staying: staying)]
    }
}

extension History {
    fileprivate func followed(by moves: [ID<Move>]) -> History { History(entry: entry, moves: self.moves + moves) }
}
