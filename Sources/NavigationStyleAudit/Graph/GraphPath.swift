package import NavigationStyle

/// A history of an app in the form that people write: "home → push web → back".
package struct GraphPath: Sendable {
    /// The entry, by its id or by the id of its top screen.
    package var entry: String
    /// The steps taken: the names of moves or of routes.
    package var steps: [String]

    /// Makes a path from its parts.
    ///
    /// - Parameter parts: The entry and the steps taken; if empty, the path is nil.
    package init?(_ parts: [String]) {
        guard let entry = parts.first else { return nil }
        self.entry = entry
        steps = Array(parts.dropFirst())
    }

    /// Returns the parts of a text separated by arrows, `→` or `->`.
    package static func parts(of text: String) -> [String] {
        text.parts(separatedBy: "->").flatMap { $0.split(separator: "→", omittingEmptySubsequences: false) }.map {
            part in
            let scalars = part.unicodeScalars.drop { $0.properties.isWhitespace }.reversed()
                .drop { $0.properties.isWhitespace }.reversed()
            return String(String.UnicodeScalarView(scalars))
        }
    }
}

extension Graph {
    /// Returns the request that carries out a path.
    ///
    /// - Parameters:
    ///   - path: The path.
    ///   - request: The request that the graph was made from.
    ///   - scenario: The policy, environment and defaults; its stack is ignored.
    /// - Returns: The stack of the entry and the operations.
    /// - Throws: The first part that leads nowhere, with the parts that are possible there; pointers begin with
    ///   `/path`.
    package func replay(
        _ path: GraphPath,
        of request: AuditRequest,
        in scenario: Scenario
    ) throws(ScenarioError) -> ReplayRequest {
        let named = entries.indices.filter { request.entries[entries[$0].place].id == path.entry }
        let shown = entries.indices.filter { entries[$0].kinds.last.map { id(of: $0).rawValue } == path.entry }
        guard let start = (named.isEmpty ? shown : named).first else {
            let known = request.entries.filter(\.isReached).map(\.id)
            throw ScenarioError([RequestFault(.unknownName(path.entry, known: known), at: "/path/0")])
        }
        let place = entries[start].place
        var ways = entries.indices.filter { entries[$0].place == place }.map {
            PathWay(entry: $0, stack: entries[$0].kinds)
        }
        if named.isEmpty { ways = ways.filter { $0.entry == start } }
        for (index, step) in path.steps.enumerated() {
            var next: [PathWay] = []
            for way in ways where next.count < 64 {
                for move in possibleMoves(on: way) where isCalled(step, move, request) {
                    if let after = way.after(move, self) { next.append(after) }
                }
            }
            guard !next.isEmpty else {
                let reason = RequestFault.Reason.impossibleStep(step, known: steps(from: ways))
                throw ScenarioError([RequestFault(reason, at: "/path/\(index + 1)")])
            }
            ways = next
        }
        return replay(History(entry: ways[0].entry, moves: ways[0].moves), in: scenario)
    }

    /// A stack and flags, and the moves that led to them.
    fileprivate struct PathWay {
        var entry: Int
        var stack: [Int]
        var flags: UInt8 = 0
        var moves: [ID<Move>] = []

        /// Returns the way after a move; nil if the move cannot be made.
        func after(_ move: ID<Move>, _ graph: Graph) -> PathWay? {
            guard let (stack, flags) = graph.stack(after: graph.moves[move], on: stack, flags) else { return nil }
            var way = self
            way.stack = stack
            way.flags = flags
            way.moves.append(move)
            return way
        }
    }

    private func possibleMoves(on way: PathWay) -> [ID<Move>] {
        guard let top = way.stack.last else { return [] }
        return movesOfKind[top].filter { move in
            switch moves[move].action {
            case .back, .swipe, .cancelledSwipe, .toRoot: way.stack.count > 1
            default: true
            }
        }
    }

    /// Returns the steps that are possible next, by the names of their moves.
    private func steps(from ways: [PathWay]) -> [String] {
        ways.flatMap { way in
            possibleMoves(on: way).filter { way.after($0, self) != nil }.map { moves[$0].name }
        }.map { $0 == "toRoot" ? "popToRoot" : $0 }.uniqued()
    }

    /// Whether a step stands for a move: by the move's name, its route's name, or the id of a screen of any kind.
    private func isCalled(_ step: String, _ number: ID<Move>, _ request: AuditRequest) -> Bool {
        let move = moves[number]
        if move.name == step || move.route.flatMap({ request.routes[$0].name }) == step { return true }
        switch move.action {
        case .toRoot: return step == "popToRoot"
        case .push(let kind, _): return step == "push \(id(of: kind))"
        case .popToOrPush(let kind, _): return step == "popToOrPush \(id(of: kind))"
        case .replaceTop(let kind, _): return step == "replaceTop \(id(of: kind))"
        case .set(let kinds, _, _): return step == "set " + kinds.map { id(of: $0).rawValue }.joined(separator: " ")
        default: return false
        }
    }
}
