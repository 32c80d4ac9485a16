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

/// Who is told how far an audit is.
package struct AuditObserver: Sendable {
    /// Told often how far the search is.
    package var progress: @Sendable (AuditProgress) -> Void
    /// Told of each run once it is made, in the order of the response.
    package var made: @Sendable (AuditRun) -> Void

    package init(
        progress: @escaping @Sendable (AuditProgress) -> Void = { _ in },
        made: @escaping @Sendable (AuditRun) -> Void = { _ in }
    ) {
        self.progress = progress
        self.made = made
    }
}

/// A line of an answer that comes line by line.
public enum AuditLine: Sendable {
    /// How far it is.
    case progress(AuditProgress)
    /// A run that is made.
    case run(AuditRun)
    /// The last line: what there is beside the runs.
    case end(AuditResponse)
}
