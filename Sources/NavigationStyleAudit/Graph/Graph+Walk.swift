package import NavigationStyle

extension Graph {
    /// One move of a history, between kinds of screens.
    package struct Step: Hashable, Sendable {
        /// The kind on top before.
        package var from: Screen.ID
        /// The kind on top afterwards.
        package var to: Screen.ID
        /// The index of the route in the request; nil for a move that every screen can make.
        package var route: Int?
    }

    /// The greatest number of readings of a history that are followed at once: several routes may have the same name.
    private static let mostWays = 64

    /// A stack and flags, and the moves that led to them.
    fileprivate struct Way {
        var stack: [Int]
        var flags: UInt8 = 0
        var steps: [Step] = []
    }

    /// Returns the moves of a path, given by their names.
    ///
    /// - Parameters:
    ///   - names: The names of the moves, as in a path of an answer.
    ///   - entry: The index of the entry in the request.
    /// - Returns: The screens each move leads from and to, and its route: the first where several fit. If a name fits
    ///   no move that can be made, the moves before it.
    package func walk(_ names: [String], from entry: Int) -> [Step] {
        var ways = entries.filter { $0.place == entry }.map { Way(stack: $0.kinds) }
        guard !ways.isEmpty else { return [] }
        for name in names {
            var next: [Way] = []
            for way in ways where next.count < Self.mostWays {
                guard let top = way.stack.last else { continue }
                for index in movesOfKind[top] + [givenUpSwipe] where moves[index].name == name {
                    guard let after = way.after(moves[index], self) else { continue }
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
    /// Returns the way after a move; nil if the move cannot be made.
    fileprivate func after(_ move: Move, _ graph: Graph) -> Graph.Way? {
        guard let top = stack.last, let (stack, flags) = graph.stack(after: move, on: stack, flags),
            let last = stack.last
        else { return nil }
        var way = self
        way.stack = stack
        way.flags = flags
        way.steps.append(Graph.Step(from: graph.id(of: top), to: graph.id(of: last), route: move.route))
        return way
    }
}

extension Graph {
    /// Returns the stack of kinds and the flags after a move; nil if the move cannot be made.
    func stack(after move: Move, on stack: [Int], _ flags: UInt8) -> (stack: [Int], flags: UInt8)? {
        func isOnStack(_ kind: Int) -> Bool { stack.contains { species[$0] == kind } }
        guard flags & move.needs == move.needs, move.onlyIfOnStack.map(isOnStack) ?? true,
            !(move.unlessOnStack.map(isOnStack) ?? false), !stack.isEmpty
        else { return nil }
        func popped(to kind: Int) -> [Int]? {
            stack.dropLast().lastIndex { species[$0] == species[kind] }.map { Array(stack[...$0]) }
        }
        var result = stack
        switch move.action {
        case .push(let kind, _): result.append(kind)
        case .set(let kinds, let keepsRoot, _): result = (keepsRoot ? Array(stack.prefix(1)) : []) + kinds
        case .popTo(let kind, _):
            guard let found = popped(to: kind) else { return nil }
            result = found
        case .popToOrPush(let kind, _): result = popped(to: kind) ?? stack + [kind]
        case .replaceTop(let kind, _): result = stack.dropLast() + [kind]
        case .back, .swipe: if stack.count > 1 { result.removeLast() }
        case .toRoot: result = Array(stack.prefix(1))
        case .cancelledSwipe, .givenUpSwipe, .update, .scroll, .rotate, .reappear, .search, .barHideOnSwipe,
            .barHideOnTap, .keyboard, .present:
            break
        }
        return result.isEmpty ? nil : (result, move.flags(after: flags))
    }
}
