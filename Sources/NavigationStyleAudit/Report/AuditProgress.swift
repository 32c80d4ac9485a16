/// How far an audit is.
public struct AuditProgress: Hashable, Sendable {
    /// The run that is being made, from 1 on.
    public var run: Int
    /// How many runs there are.
    public var of: Int
    /// How far its search is.
    public var search: SearchProgress

    /// Makes a state of an audit.
    public init(run: Int, of: Int, search: SearchProgress = SearchProgress()) {
        self.run = run
        self.of = of
        self.search = search
    }
}

/// The progress of the search for fixes.
package struct FixProgress: Hashable, Sendable {
    /// The number of changes that have been tried, the current one included.
    package var tried: Int
    /// The number that will have been tried in the end, at most.
    package var of: Int
}

/// Who is told how far an audit is.
package struct AuditObserver: Sendable {
    /// Told often how far the search is.
    package var progress: @Sendable (AuditProgress) -> Void
    /// Told of each run once it is made, in the order of the response.
    package var made: @Sendable (AuditRun) -> Void
    /// Told of each change that is tried as a fix.
    package var trying: @Sendable (FixProgress) -> Void
    /// The room that the answer has.
    ///
    /// One with a limit is taken in the order of the runs, so it needs a single thread.
    package var room = AnswerRoom()

    package init(
        progress: @escaping @Sendable (AuditProgress) -> Void = { _ in },
        made: @escaping @Sendable (AuditRun) -> Void = { _ in },
        trying: @escaping @Sendable (FixProgress) -> Void = { _ in }
    ) {
        self.progress = progress
        self.made = made
        self.trying = trying
    }
}

/// The room that an answer has for its runs.
package struct AnswerRoom: Sendable {
    /// The number of looks of a finding that are told in full; nil is all.
    package var looksInFull: Int?
    /// Asked before each run; true where none is made any more.
    package var isFull: @Sendable () -> Bool = { false }
    /// Takes the room of a run that is made; false where there is not enough.
    package var take: @Sendable (AuditRun) -> Bool = { _ in true }

    package init() {}
}

/// A line of an answer that comes line by line.
public enum AuditLine: Sendable {
    /// How far it is.
    case progress(AuditProgress)
    /// The description of the graph, and of its gaps: before all runs.
    case described(AuditDescription)
    /// A run that is made.
    case run(AuditRun)
    /// The last line: what there is beside the runs.
    case end(AuditResponse)
}
