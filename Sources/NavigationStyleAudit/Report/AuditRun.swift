public import NavigationStyle

/// One policy in one environment.
public struct AuditRun: Hashable, Sendable {
    /// The policy as requested.
    public var selection: PolicySelection
    /// The environment, with every default filled in.
    public var environment: NavigationEnvironment
    /// The results, or the faults that make the run impossible.
    public var outcome: Outcome

    /// The outcome of a run.
    public enum Outcome: Hashable, Sendable {
        /// The run was made.
        case made(Report)
        /// The run cannot be made: the policy needs another system, or screens set what it does not have.
        case impossible([RequestFault])
        /// The run was not made, or is left out, because the answer has no space for it.
        case leftOut
    }

    /// The results of a run.
    public struct Report: Hashable, Sendable {
        /// The policy, with its edition and options.
        public var policy: PolicyReference
        /// Whether the search was exhaustive and everything found is reported.
        public var isComplete: Bool
        /// The precision of the search.
        public var precision: Precision
        /// Whether no path could be shorter.
        public var areLengthsMinimal: Bool
        /// The causes of the findings, most severe first.
        public var causes: [AuditCause]
        /// The findings, most severe first.
        public var findings: [AuditFinding]
        /// The findings that are intended.
        public var intended: [IntendedFinding] = []
        /// Pointers to intentions that match no finding.
        public var unmet: [String] = []
        /// The values that screens write to the shared bar and do not restore.
        public var leavesBehind: [AuditRemnant] = []
        /// The screens and routes that were covered.
        public var coverage: AuditCoverage
        /// The figures of the search.
        public var statistics: AuditStatistics
    }

    /// The precision of a search.
    public enum Precision: String, CaseIterable, Codable, Sendable {
        /// All properties are searched at once.
        case joint
        /// A few related properties are searched at a time.
        case perProperty
    }
}

/// A value that a screen writes to the shared bar and does not restore.
public struct AuditRemnant: Decodable, Hashable, Sendable {
    /// The screen.
    public var screen: Screen.ID
    /// The property.
    public var property: BarProperty
    /// The callback that writes it.
    public var callback: Step.Event.Name?
    /// The pointer to the write in the request.
    public var pointer: String
    /// The value that is left, or its name if it is unknown.
    public var value: Value
}

/// The screens and routes that were covered, and those that were not.
public struct AuditCoverage: Hashable, Sendable {
    /// The number of screens that can be on top.
    public var reached: Int
    /// The screens that cannot be on top.
    public var never: [Screen.ID]
    /// The screens that only unknown ways lead to.
    public var unknown: [Screen.ID] = []
    /// The number of routes that can be taken.
    public var taken: Int
    /// Pointers to the routes that cannot be taken.
    public var neverTaken: [String]
    /// Screens of which the request has only the name.
    public var unstyled: [Screen.ID]
    /// The parts of an app's behavior that were not modelled.
    ///
    /// `writers` means that operations on the same bar were not told apart by who wrote its values, so that a
    /// diagnostic which depends on that may be missing. `gestures` are swipes, taps and the keyboard, which make bars
    /// hide. For a `traitChange` use two environments, for a `setAppearanceProxy` the defaults.
    public var notModelled: [String]
}

/// The figures of a search.
public struct AuditStatistics: Decodable, Hashable, Sendable {
    /// The number of looks of screens; one in navigation controllers that differ counts for each of them.
    public var looks: Int
    /// The number of states of the screen on top, together with the controller's.
    public var heads: Int
    /// The number of states of the controller.
    public var controlStates: Int
    /// The number of facts about which state can be reached from which.
    public var summaryEdges: Int
    /// The number of steps of the engine.
    public var engineSteps: Int
    /// The greatest number of moves that a shortest path to a look takes.
    public var longestShortestPath: Int
}

extension AuditRun {
    /// The results; nil if the run was not made.
    public var report: Report? {
        if case .made(let report) = outcome { report } else { nil }
    }

    /// Whether everything was found and reported, or there is nothing to find because the run is impossible.
    package var isComplete: Bool {
        switch outcome {
        case .made(let report): report.isComplete
        case .impossible: true
        case .leftOut: false
        }
    }

    /// The policy, with its edition and options; if the run cannot be made, those that it would have had.
    package var policy: PolicyReference? {
        if let report { return report.policy }
        var scenario = Scenario(stack: [])
        scenario.policy = selection
        scenario.environment = environment
        return try? scenario.policyReference
    }

    /// Limits the looks that each finding reports in full to the first `most`.
    mutating func tellInFull(mostLooks most: Int) {
        guard var report else { return }
        for index in report.findings.indices where report.findings[index].looks.count > most {
            report.findings[index].looksInFull = most
        }
        outcome = .made(report)
    }

    /// Returns the run with the pointers of its faults into the request, where the policy and the environment are in
    /// lists.
    func locating(policy: Int, environment: Int) -> AuditRun {
        guard case .impossible(let faults) = outcome else { return self }
        var run = self
        run.outcome = .impossible(
            faults.map { fault in
                for (member, place) in [
                    ("/policy", "/policies/\(policy)"), ("/environment", "/environments/\(environment)"),
                ]
                where JSONPointer.isWithin(member, fault.pointer) {
                    return RequestFault(fault.reason, at: place + fault.pointer.dropFirst(member.utf8.count))
                }
                return fault
            }
        )
        return run
    }
}
