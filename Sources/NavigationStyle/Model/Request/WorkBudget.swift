/// How much work the computation of a request may still need.
///
/// Work is counted, not timed: the same request gets the same answer on every machine (``RequestWork``).
public struct WorkBudget: Hashable, Sendable {
    /// The limit where nothing else is configured: less than a second of a processor.
    public static let standardLimit = 3_000_000

    /// The largest work of one computation, the trials of fixes included.
    public let limit: Int
    /// What neither was spent nor is reserved.
    private var left: Int
    /// What was set aside for requests that are a part of the one that is computed.
    private var reserved = 0

    /// Whether more was asked for than there was: the answer would be another one with a larger limit.
    public private(set) var isExceeded = false

    /// The work that was spent, the trials of fixes included.
    public var spent: Int { limit - left - reserved }

    /// Makes a budget of which nothing is spent.
    public init(limit: Int) {
        self.limit = limit
        left = limit
    }

    /// A budget that nothing passes.
    public static let unlimited = WorkBudget(limit: .max)

    /// Sets aside what a request needs with all its parts, so that the trials of fixes of one part take nothing from the
    /// others; what is reserved already counts.
    ///
    /// - Throws: A fault with the product that is too large, at the member of the request in which to ask for less.
    package mutating func reserve(_ work: RequestWork) throws(ScenarioError) {
        let missing = work.total - reserved
        guard missing > 0 else { return }
        guard missing <= left else {
            isExceeded = true
            let pointer = "/" + (work.factors.first?.member ?? "stack")
            throw ScenarioError([RequestFault(.tooMuchWork(work, left: left + reserved, limit: limit), at: pointer)])
        }
        left -= missing
        reserved += missing
    }

    /// Sets aside what a request in a series needs, beside what those before it need, as far as there is as much left.
    package mutating func setAside(_ work: RequestWork) {
        let amount = min(work.total, left)
        if amount < work.total { isExceeded = true }
        left -= amount
        reserved += amount
    }

    /// Spends the work of a request, what is reserved first.
    ///
    /// - Throws: The same as ``reserve(_:)``.
    mutating func spend(_ work: RequestWork) throws(ScenarioError) {
        try reserve(work)
        reserved -= work.total
    }

    /// Returns whether there is work left for a trial.
    mutating func allowsTrial(_ work: Int) -> Bool {
        if work > left { isExceeded = true }
        return work <= left
    }

    /// Spends the work of a trial that it allows.
    mutating func spendOnTrial(_ work: Int) { left -= work }
}
