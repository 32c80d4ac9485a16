package import NavigationStyle

extension Graph {
    /// One move of a history, between kinds of screens.
    package struct Step: Hashable, Sendable {
        /// The kind on top before.
        package var from: Screen.ID
        /// The kind on top afterwards.
        package var to: Screen.ID
        /// The route, by its place in the request; nil of what every screen can do.
        package var route: Int?
    }

    /// How many ways to understand a history are followed at once: routes may be called alike.
    private static let mostWays = 64

    /// A stack and flags, and the moves that led to them.
    fileprivate struct Way {
        var stack: [Int]
        var flags: UInt8 = 0
        var steps: [Step] = []
    }

    /// The moves of a path, by their names.
    ///
    /// - Parameters:
    ///   - names: The names of the moves, as a path of an answer has them.
    ///   - entry: The entry, by its place in the request.
    /// - Returns: From where to where each leads, and by which route: the first where several would do. Where a name is
    ///   that of no move that can be made, the moves before it.
    package func walk(_ names: [String], from entry: Int) -> [Step] {
        guard entries.indices.contains(entry) else { return [] }
        var ways = [Way(stack: entries[entry].kinds)]
        for name in names {
            var next: [Way] = []
            for way in ways where next.count < Self.mostWays {
                guard let top = way.stack.last else { continue }
                for index in movesOfKind[top] + [Int(givenUpSwipe)] where moves[index].name == name {
                    guard let after = way.after(moves[index], kinds) else { continue }
                    let isKnown = next.contains { $0.stack == after.stack && $0.flags == after.flags }
                    if !isKnown { next.append(after) }
                }
            }
            guard !next.isEmpty else { break }
            ways = next
        }
        return ways[0].steps
    }
}

extension Graph.Way {
    /// What becomes of it by a move; nil where the move cannot be made.
    fileprivate func after(_ move: Move, _ kinds: [ScreenKind]) -> Graph.Way? {
        guard flags & move.needs == move.needs, move.onlyIfOnStack.map(stack.contains) ?? true,
            !(move.unlessOnStack.map(stack.contains) ?? false), let top = stack.last
        else { return nil }
        var way = self
        way.flags = move.flags(after: flags)
        func popped(to kind: Int) -> [Int]? {
            stack.dropLast().lastIndex(of: kind).map { Array(stack[...$0]) }
        }
        switch move.action {
        case .push(let kind, _): way.stack.append(kind)
        case .set(let kinds, let keepsRoot, _): way.stack = (keepsRoot ? Array(stack.prefix(1)) : []) + kinds
        case .popTo(let kind, _):
            guard let stack = popped(to: kind) else { return nil }
            way.stack = stack
        case .popToOrPush(let kind, _): way.stack = popped(to: kind) ?? stack + [kind]
        case .replaceTop(let kind, _): way.stack = stack.dropLast() + [kind]
        case .back, .swipe: if stack.count > 1 { way.stack.removeLast() }
        case .toRoot: way.stack = Array(stack.prefix(1))
        case .cancelledSwipe, .givenUpSwipe, .update, .scroll, .rotate, .reappear, .search: break
        }
        guard let last = way.stack.last else { return nil }
        way.steps.append(Graph.Step(from: kinds[top].screen.id, to: kinds[last].screen.id, route: move.route))
        return way
    }
}
