/// The work that the computation of a request may still do.
///
/// Work is counted, not timed: the same request gets the same answer on every machine (``RequestWork``).
public struct WorkBudget: Hashable, Sendable {
    /// The limit unless another is configured: less than a second of processor time.
    public static let standardLimit = 3_000_000

    /// The largest work of one computation, the trials of fixes included.
    public let limit: Int
    /// Whether a computation that needs more is repeated with a larger limit, so that it ends as soon as that shows.
    public let isProvisional: Bool
    /// The work that is neither spent nor reserved.
    private var left: Int
    /// The work reserved for requests that are parts of the one being computed.
    private var reserved = 0

    /// Whether more work was asked for than was left: with a larger limit the answer would differ.
    public private(set) var isExceeded = false

    /// The work that was spent, the trials of fixes included, and what was reserved for comparing and drawing.
    public var spent: Int { limit - left }

    /// Makes an unspent budget.
    public init(limit: Int, isProvisional: Bool = false) {
        self.limit = limit
        self.isProvisional = isProvisional
        left = limit
    }

    /// A budget that is never exceeded.
    public static let unlimited = WorkBudget(limit: .max)

    /// Reserves the work of a request with all its parts, so that the trials of fixes of one part take nothing from the
    /// others; work that is already reserved counts.
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

    /// Reserves the work of a request in a series, in addition to that of the requests before it, as far as it is
    /// available.
    package mutating func setAside(_ work: RequestWork) {
        let amount = min(work.total, left)
        if amount < work.total { isExceeded = true }
        left -= amount
        reserved += amount
    }

    /// Spends the work of a request, reserved work first.
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

    /// Whether to stop, since the computation will be repeated with a larger limit.
    package var endsEarly: Bool { isProvisional && isExceeded }

    /// Spends the work of a trial that it allows.
    mutating func spendOnTrial(_ work: Int) { left -= work }
}
