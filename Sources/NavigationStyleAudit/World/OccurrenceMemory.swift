import NavigationStyle
import Synchronization

/// The diagnostics that replayed histories have shown, for the other worlds in which the same code runs.
///
/// Worlds differ in the values of a few screens: a history on other screens shows the same in each of them, and so does
/// one that is looked at again without the ways that are only possible. The histories of the first world, from which
/// the others differ least, are kept, and those of the current one.
final class OccurrenceMemory: Sendable {
    /// A diagnostic of an operation.
    typealias Occurrence = (key: AuditReporter.DiagnosticKey, severity: Diagnostic.Severity)
    /// Everything that a replay depends on: the ids of the scenario, the entry and the moves, each followed by those of
    /// the kinds of screens that it brings or names.
    typealias Key = [Int32]

    private struct State {
        var scenarios = Interner<Scenario>()
        var entries = Interner<Graph.Entry>()
        var moves = Interner<Move>()
        var kinds = Interner<ScreenKind>()
        var first: [Key: [Occurrence]] = [:]
        var current: [Key: [Occurrence]] = [:]
        var isInFirstWorld = true
    }

    private let state = Mutex(State())

    /// Goes on to another world.
    func enterNextWorld() {
        state.withLock { state in
            if state.isInFirstWorld { state.first = state.current }
            state.isInFirstWorld = false
            state.current = [:]
        }
    }

    /// Returns the keys of histories in a graph.
    func keys(of histories: [History], in graph: Graph, _ scenario: Scenario) -> [Key] {
        state.withLock { state in
            let kinds = graph.kinds.map { state.kinds.id(of: $0).rawValue }
            let moves = graph.moves.map { move in
                [state.moves.id(of: move).rawValue] + move.action.kinds.map { kinds[$0] }
            }
            let entries = graph.entries.map { entry in
                [state.entries.id(of: entry).rawValue] + entry.kinds.map { kinds[$0] }
            }
            let scenario = state.scenarios.id(of: scenario).rawValue
            return histories.map { history in
                [scenario] + entries[history.entry] + history.moves.flatMap { moves[$0.index] }
            }
        }
    }

    /// Returns the diagnostics of the histories with these keys; nil for those that are not known.
    func occurrences(of keys: [Key]) -> [[Occurrence]?] {
        state.withLock { state in keys.map { state.current[$0] ?? state.first[$0] } }
    }

    /// Keeps the diagnostics of a history.
    func note(_ occurrences: [Occurrence], of key: Key) { state.withLock { $0.current[key] = occurrences } }
}

extension Move.Action {
    /// The kinds of the screens that the action brings or names; graphs number them differently.
    fileprivate var kinds: [Int] {
        switch self {
        case .push(let kind, _), .popTo(let kind, _), .popToOrPush(let kind, _), .replaceTop(let kind, _): [kind]
        case .set(let kinds, _, _): kinds
        default: []
        }
    }
}
