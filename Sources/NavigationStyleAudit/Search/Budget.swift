/// How far a search may go.
package struct Budget: Sendable {
    /// Steps of the engine.
    package var steps: Int
    /// Bytes, counted by what is kept.
    package var memory: Int
    /// Exits put together with callers, of all properties at once; nil is as many as there are, or as a survey takes.
    package var combinations: Int?
    /// Asked from time to time; true ends the search.
    package var isOver: @Sendable () -> Bool
    /// Asked from time to time once the search has ended; true where nobody waits for what it found.
    package var isAbandoned: @Sendable () -> Bool = { false }
    /// Whether it is told what screens leave behind.
    package var tellsRemnants = true
    /// Told from time to time how far the search is.
    package var watch: @Sendable (SearchProgress) -> Void = { _ in }

    package init(
        steps: Int = 2_000_000,
        memory: Int = 512 << 20,
        isOver: @escaping @Sendable () -> Bool = { false }
    ) {
        self.steps = steps
        self.memory = memory
        self.isOver = isOver
    }
}

/// Why a search ended before all was found.
package enum Exhaustion: Error, Sendable {
    case steps, memory, combinations, time
}

/// How far a search is.
public struct SearchProgress: Hashable, Sendable {
    /// Heads that have been found.
    public var heads = 0
    /// Steps of the engine that were made.
    public var steps = 0
    /// Facts that wait to be taken.
    public var queued = 0
    /// How many moves those take that are taken now, from the beginning of their frames.
    public var length = 0

    /// Makes the beginning of a search.
    public init() {}
}
