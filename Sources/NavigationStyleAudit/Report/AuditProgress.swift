/// The progress of an audit.
public struct AuditProgress: Hashable, Sendable {
    /// The number of the current run, from 1.
    public var run: Int
    /// The number of runs.
    public var of: Int
    /// The progress of its search.
    public var search: SearchProgress

    /// Makes the progress of an audit.
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
    /// The greatest number of changes that will be tried.
    package var of: Int
}

/// Receives the progress of an audit.
package struct AuditObserver: Sendable {
    /// Called often with the progress of the search.
    package var progress: @Sendable (AuditProgress) -> Void
    /// Called with each run once it is made, in the order of the response.
    package var made: @Sendable (AuditRun) -> Void
    /// Called for each change that is tried as a fix.
    package var trying: @Sendable (FixProgress) -> Void
    /// The space that the answer has.
    ///
    /// An answer with limited space takes runs in their order, so it needs a single thread.
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

/// The space that an answer has for its runs.
package struct AnswerRoom: Sendable {
    /// The number of looks of a finding that are reported in full; nil is all.
    package var looksInFull: Int?
    /// Returns whether no more runs should be made; called before each run.
    package var isFull: @Sendable () -> Bool = { false }
    /// Reserves space for a run that is made; returns false if there is not enough.
    package var take: @Sendable (AuditRun) -> Bool = { _ in true }

    package init() {}
}

/// A line of an answer that is sent line by line.
public enum AuditLine: Sendable {
    /// The progress.
    case progress(AuditProgress)
    /// The description of the graph and its gaps, which precedes all runs.
    case described(AuditDescription)
    /// A finished run.
    case run(AuditRun)
    /// The last line: everything but the runs.
    case end(AuditResponse)
}
