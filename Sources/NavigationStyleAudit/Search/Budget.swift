/// The limits of a search, which reports what it has found when it reaches one.
public struct Budget: Sendable {
    /// The number of steps unless another is given.
    public static let standardSteps = 2_000_000

    /// The greatest number of steps of the engine.
    public var steps: Int
    /// The largest amount of memory, in bytes, counted by what the search keeps.
    public var memory: Int
    /// The greatest number of combinations of an exit with a caller, over all properties at once; nil allows as many as
    /// there are, or as many as a survey allows.
    package var combinations: Int?
    /// Returns whether the search must end; called repeatedly, on any of its threads.
    public var isOver: @Sendable () -> Bool
    /// Returns whether the client no longer waits for the results; called repeatedly after the search has ended.
    package var isAbandoned: @Sendable () -> Bool = { false }
    /// Whether the search reports what screens leave behind.
    package var tellsRemnants = true
    /// Called from time to time with the progress of the search.
    package var watch: @Sendable (SearchProgress) -> Void = { _ in }

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - steps: The greatest number of steps of the engine.
    ///   - memory: The largest amount of memory, in bytes.
    ///   - isOver: Returns whether the search must end, such as after a time or when nobody waits any more.
    public init(
        steps: Int = Budget.standardSteps,
        memory: Int = 512 << 20,
        isOver: @escaping @Sendable () -> Bool = { false }
    ) {
        self.steps = steps
        self.memory = memory
        self.isOver = isOver
    }
}

/// The reason a search ended before it had found everything.
package enum Exhaustion: Error, Sendable {
    case steps, memory, combinations, time
}

/// The progress of a search.
public struct SearchProgress: Hashable, Sendable {
    /// The number of heads found.
    public var heads = 0
    /// The number of steps the engine has made.
    public var steps = 0
    /// The number of facts in the queue.
    public var queued = 0
    /// The number of moves, from the beginning of its frame, that the facts now being processed take.
    public var length = 0

    /// Makes the beginning of a search.
    public init() {}
}
