/// How far a search may go.
package struct Budget: Sendable {
    /// Steps of the engine.
    package var steps: Int
    /// Bytes, counted by what is kept.
    package var memory: Int
    /// Exits put together with callers; nil is as many as there are.
    package var combinations: Int?
    /// Asked from time to time; true ends the search.
    package var isOver: @Sendable () -> Bool

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
