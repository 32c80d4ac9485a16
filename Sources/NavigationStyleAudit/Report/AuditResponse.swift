public import NavigationStyle

/// The answer to an ``AuditRequest``: the looks that its screens can have after any history.
public struct AuditResponse: Hashable, Sendable {
    /// The description of the graph, and of its gaps.
    public var described = AuditDescription()
    /// The runs, one for each policy in each environment; all runs of the first policy come first.
    public var runs: [AuditRun]
    /// The changes that would remove findings, each verified by a complete search; the last is the plan, which removes
    /// the most.
    public var fixes: [AuditFix] = []
    /// Whether there may be more fixes than the answer has space for, or none was tried because a run was left out.
    public var areFixesLeftOut = false
    /// A comparison of the runs.
    public var matrix: [Row]

    /// Makes an answer without fixes.
    package init(runs: [AuditRun], matrix: [Row]) {
        self.runs = runs
        self.matrix = matrix
    }

    /// A run in figures.
    public struct Row: Decodable, Hashable, Sendable {
        /// The policy of the run, with its edition and options.
        public var policy: PolicyReference
        /// The environment of the run.
        public var environment: NavigationEnvironment
        /// The number of findings that are errors.
        public var errors: Int
        /// The number of findings that are warnings.
        public var warnings: Int
        /// The number of screens with two looks.
        public var screensWithTwoLooks: Int
    }
}

/// A description of the parts of an app that a graph covers, and of its gaps.
public struct AuditDescription: Hashable, Sendable {
    /// The number of screens with some information about their bar.
    public var screens = 0
    /// The number of all screens.
    public var allScreens = 0
    /// The number of written values that are known.
    public var known = 0
    /// The number of written values that are unknown.
    public var unknown = 0
    /// Screens without any information about their bar.
    public var unstyled: [Screen.ID] = []
    /// Screens that hide or show the bar and do not say whether they animate it.
    public var notAnimated: [Screen.ID] = []
    /// Screens and bases whose superclass is missing.
    public var withoutBase: [Screen.ID] = []

    /// Makes an empty description.
    public init() {}
}

extension AuditResponse {
    /// Adds a run, and a row if it was made.
    package mutating func add(_ run: AuditRun) {
        if case .made(let report) = run.outcome { matrix.append(Row(report, in: run.environment)) }
        runs.append(run)
    }
}

extension AuditResponse.Row {
    init(_ report: AuditRun.Report, in environment: NavigationEnvironment) {
        let twoLooks = report.findings.filter { $0.code == .historyDependentStyle }
        self.init(
            policy: report.policy,
            environment: environment,
            errors: report.findings.count { $0.severity == .error },
            warnings: report.findings.count { $0.severity == .warning },
            screensWithTwoLooks: Set(twoLooks.map(\.screen)).count
        )
    }
}
