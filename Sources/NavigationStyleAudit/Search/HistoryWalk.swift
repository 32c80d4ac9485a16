import NavigationStyle

/// Replays histories from the start; a move with which several of them begin is replayed once.
struct HistoryWalk {
    private let graph: Graph
    private let scenario: Scenario
    private let hasTexts: Bool
    private let effort: Effort

    /// Prepares a walk.
    ///
    /// - Parameters:
    ///   - graph: The graph that the histories' moves belong to.
    ///   - scenario: The policy, environment and defaults of every replay; its stack is ignored.
    ///   - hasTexts: Whether diagnostics include their texts.
    ///   - effort: The number of threads, and the time limit.
    init(_ graph: Graph, in scenario: Scenario, withTexts hasTexts: Bool = false, _ effort: Effort = Effort()) {
        self.graph = graph
        self.scenario = scenario
        self.hasTexts = hasTexts
        self.effort = effort
    }

    /// The end of a replayed history.
    struct Arrival {
        /// The index of the history.
        var place: Int
        /// The problems after its last operation, or with the stack of its entry; empty if none were asked for.
        var diagnostics: [Diagnostic]
        /// The replay, after the last operation.
        var rehearsal: Rehearsal
    }

    /// Returns what `result` makes of the end of each history, in their order.
    ///
    /// The result is nil for a history that cannot be replayed, because it leads elsewhere under a policy that depends
    /// on more of the stack than a search looks at, and for one that was not reached in time.
    func map<Result: Sendable>(
        _ histories: [History],
        asking isAsked: Bool,
        _ result: @escaping @Sendable (Arrival) -> Result
    ) -> [Result?] {
        let order = histories.indices.sorted { left, right in
            let (first, second) = (histories[left], histories[right])
            if first.entry != second.entry { return first.entry < second.entry }
            if first.moves == second.moves { return left < right }
            return first.moves.lexicographicallyPrecedes(second.moves)
        }
        // Several parts for each thread, as their durations differ.
        let size = max(1, order.count / (effort.threads == 1 ? 1 : effort.threads * 4) + 1)
        let parts = stride(from: 0, to: order.count, by: size).map { order[$0..<min($0 + size, order.count)] }
        let found = effort.map(parts) { part in
            var found: [(place: Int, result: Result)] = []
            visit(histories, part, asking: isAsked) { found.append(($0.place, result($0))) }
            return found
        }
        var results: [Result?] = Array(repeating: nil, count: histories.count)
        for (place, result) in found.joined() { results[place] = result }
        return results
    }

    /// Visits the ends of the histories at the indices of `order`, in which histories with the same beginning are
    /// neighbors.
    private func visit(
        _ histories: [History],
        _ order: ArraySlice<Int>,
        asking isAsked: Bool,
        _ visit: (Arrival) -> Void
    ) {
        var rehearsal: Rehearsal?
        var entry = -1
        // The moves replayed so far, and the state after each of them.
        var moves: ArraySlice<ID<Move>> = []
        var itineraries: [Itinerary] = []
        for place in order {
            if effort.isOver() { return }
            let history = histories[place]
            if history.entry != entry || rehearsal == nil {
                entry = history.entry
                let itinerary = Itinerary(graph, entry: entry, in: scenario.environment)
                var scenario = scenario
                scenario.stack = itinerary.beginning
                scenario.origin = graph.entries[entry].origin
                scenario.defaults.navigationBar = graph.entries[entry].properties
                scenario.navigationController = graph.entries[entry].navigationController
                rehearsal = try? scenario.rehearsal(withTexts: hasTexts)
                itineraries = [itinerary]
                moves = []
            }
            guard let rehearsal else { continue }
            let shared = zip(moves, history.moves).prefix { $0 == $1 }.count
            rehearsal.rewind(to: shared)
            itineraries.removeSubrange((shared + 1)...)
            moves = history.moves.prefix(shared)
            var diagnostics = isAsked && history.moves.isEmpty ? rehearsal.diagnosticsOfStack() : []
            for move in history.moves.dropFirst(shared) {
                var itinerary = itineraries[itineraries.count - 1]
                let operation = itinerary.operation(of: move)
                let isLast = moves.count == history.moves.count - 1
                guard let found = try? rehearsal.perform(operation, asking: isAsked && isLast) else { break }
                diagnostics = found
                itineraries.append(itinerary)
                moves = history.moves.prefix(itineraries.count - 1)
                guard rehearsal.top == itinerary.stack.last?.id else { break }
            }
            guard moves.count == history.moves.count, rehearsal.top == itineraries.last?.stack.last?.id else {
                continue
            }
            visit(Arrival(place: place, diagnostics: diagnostics, rehearsal: rehearsal))
        }
    }
}
