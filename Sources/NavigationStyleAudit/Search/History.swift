package import NavigationStyle

/// What was done from the start of an entry on.
package struct History: Hashable, Sendable {
    /// The entry, by its place in the request.
    package var entry: Int
    /// The moves, by their indices in the graph.
    package var moves: [Int32]
}

extension Search {
    /// A part of a history that is still to be spelled out.
    private enum Part {
        case head(Int32)
        case call(Int32)
        case exit(Int32)
        case move(Int32)
    }

    /// A shortest history that ends with the head of that number.
    package func history(ofHead number: Int, _ distances: Distances) -> History {
        // From the end back to the entry, frame by frame.
        var segments: [[Int32]] = [moves(of: .head(Int32(number)))]
        var frame = heads.facts[number].frame
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

    /// Whether a look is there when its history is replayed.
    func isSeen(_ reached: ReachedLook, in scenario: Scenario, _ distances: Distances) -> Bool {
        var replay = graph.replay(history(ofHead: reached.head, distances), in: scenario)
        replay.scenario.include = [.screens, .layout]
        let screens =
            replay.operations.isEmpty
            ? (try? ResolveRequest(replay.scenario).response())?.screens
            : (try? replay.response())?.transitions.last?.screens
        return screens?.last.map { Look($0) == reached.look } ?? false
    }

    /// The moves since the beginning of the frame.
    private func moves(of part: Part) -> [Int32] {
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
                parts += [.move(exits.facts[Int(exit)].content.move), .exit(exit), .call(call)]
            case .onward(let call, let exit): parts += [.exit(exit), .call(call)]
            case .head(let head): parts.append(.head(head))
            }
        }
        return moves
    }
}

extension Graph {
    /// A history as a request that carries it out.
    ///
    /// - Parameters:
    ///   - history: What is done.
    ///   - scenario: What all of it runs in; its stack is not looked at.
    /// - Returns: The stack of the entry and the operations, with the screens' ids as paths have them: `detail#2`.
    package func replay(_ history: History, in scenario: Scenario) -> ReplayRequest {
        var counts: [Int: Int] = [:]
        func instance(of kind: Int) -> Screen {
            counts[kind, default: 0] += 1
            var screen = kinds[kind].screen
            screen.id = Screen.ID(rawValue: "\(screen.id)#\(counts[kind, default: 0])")
            return screen
        }
        var scenario = scenario
        let entry = entries[history.entry]
        scenario.stack = entry.kinds.map(instance)
        scenario.origin = entry.origin
        var stack = zip(entry.kinds, scenario.stack).map { (kind: $0, id: $1.id) }
        var orientation = scenario.environment.orientation
        var operations: [Operation] = []
        for index in history.moves {
            let action: Operation.Action
            switch moves[Int(index)].action {
            case .push(let kind, let animated):
                let screen = instance(of: kind)
                stack.append((kind, screen.id))
                action = .push(screen, animated: animated)
            case .popTo(let kind, let animated), .popToOrPush(let kind, let animated):
                if let place = stack.dropLast().lastIndex(where: { $0.kind == kind }) {
                    stack.removeSubrange((place + 1)...)
                    action = .popTo(stack[place].id, animated: animated)
                } else {
                    let screen = instance(of: kind)
                    stack.append((kind, screen.id))
                    action = .push(screen, animated: animated)
                }
            case .set(let kinds, let keepsRoot, let animated):
                let screens = kinds.map(instance)
                let kept = keepsRoot ? Array(stack.prefix(1)) : []
                stack = kept + zip(kinds, screens).map { (kind: $0, id: $1.id) }
                action = .setViewControllers(
                    kept.map { .existing($0.id) } + screens.map { .new($0) },
                    animated: animated
                )
            case .replaceTop(let kind, let animated):
                let screen = instance(of: kind)
                let kept = stack.dropLast()
                stack = kept + [(kind, screen.id)]
                action = .setViewControllers(kept.map { .existing($0.id) } + [.new(screen)], animated: animated)
            case .back:
                if stack.count > 1 { stack.removeLast() }
                action = .pop(count: 1, animated: true)
            case .swipe:
                if stack.count > 1 { stack.removeLast() }
                action = .interactivePop(.finished)
            case .cancelledSwipe: action = .interactivePop(.cancelled)
            case .toRoot:
                stack.removeSubrange(min(1, stack.count)...)
                action = .popToRoot(animated: true)
            case .update(let update): action = .update(kinds[stack.last?.kind ?? 0].updates[update], screenID: nil)
            case .scroll(let offset): action = .scroll(to: offset, screenID: nil)
            case .rotate:
                orientation = orientation == .portrait ? .landscape : .portrait
                action = .rotate(orientation)
            case .reappear: action = .reappear(after: .tab)
            }
            operations.append(Operation(action))
        }
        return ReplayRequest(scenario, operations: operations)
    }
}
