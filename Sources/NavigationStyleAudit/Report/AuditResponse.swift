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

/// The certainty of a finding.
public enum Certainty: String, CaseIterable, Codable, Sendable {
    /// The finding exists for all values of the unknowns.
    case certain
    /// The finding exists only for some values of the unknowns.
    case possible
}

/// A finding that the request marks as intended.
public struct IntendedFinding: Decodable, Hashable, Sendable {
    /// The fingerprint of the finding.
    public var fingerprint: String
    /// The kind of finding.
    public var code: AuditCode
    /// The screen.
    public var screen: Screen.ID?
    /// The property that it is about.
    public var property: String?
    /// The reason that it is intended.
    public var because: String
    /// The pointer to the intention in the request.
    public var pointer: String
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

/// A visible problem after some history.
public struct AuditFinding: Hashable, Sendable {
    /// The fingerprint, which stays the same as long as the same code has the same effect on the same screen, for any
    /// values.
    public var fingerprint: String
    /// The kind of finding.
    public var code: AuditCode
    /// The severity.
    public var severity: Diagnostic.Severity
    /// Its certainty, given the unknown values.
    public var certainty = Certainty.certain
    /// The screen.
    public var screen: Screen.ID?
    /// The visible property of the screen; nil for a diagnostic.
    public var property: VisibleProperty?
    /// The subject of a diagnostic, by its key in a request; nil for all other findings.
    public var writtenProperty: String?
    /// Whether a diagnostic appears only on visits that take more moves than a first one; nil for all other findings.
    ///
    /// A first visit is one in which the screen comes on top by the fewest moves.
    public var isOnlyAfterHistory: Bool?
    /// Whether no path to a diagnostic could be shorter; nil for all other findings.
    public var isShortest: Bool?
    /// The index of its cause.
    public var cause: Int?
    /// The pointer to the screen or the route in the request.
    public var pointer: String
    /// The looks, each with a shortest way to it.
    public var looks: [AuditLook]
    /// The number of looks, from the first, that the answer has in full; nil is all.
    public var looksInFull: Int?
    /// Other differences, which follow from that of the property.
    public var differences: [Difference]
    /// A description of the problem.
    public var message: String
    /// The advice on how to fix it.
    public var fix: String
    /// The sources of the rule.
    public var references: [Reference]

    /// The name of its subject: a visible property, or the key of a diagnostic's subject.
    public var propertyName: String? { property?.rawValue ?? writtenProperty }

    /// A property that follows from another one.
    public struct Difference: Hashable, Sendable {
        /// The property.
        public var property: VisibleProperty
        /// Its values, in the order of the looks.
        public var values: [VisibleValue?]
    }
}

/// A look of a screen, and a shortest way to it.
public struct AuditLook: Hashable, Sendable {
    /// The value of the finding's property.
    public var value: VisibleValue?
    /// The bar; nil if it was read from an answer that does not have the look in full.
    public var bar: BarState?
    /// The layout.
    public var layout: ScreenLayout?
    /// The way to it.
    public var path: AuditPath
    /// Whether it is the look that the others are compared with.
    public var isBaseline: Bool
    /// The stand-ins for unknown values that are visible in it.
    public var unknowns: [UnknownLook] = []
}

/// The stand-in for an unknown value.
public struct UnknownLook: Decodable, Hashable, Sendable {
    /// The name of the value.
    public var name: String
    /// The value that represents the unknown in bars and in replays.
    public var value: Value

    /// Makes a stand-in.
    package init(name: String, value: Value) {
        self.name = name
        self.value = value
    }
}

/// A shortest history.
public struct AuditPath: Hashable, Sendable {
    /// The id of the entry in which it begins.
    public var entry: String
    /// The names of the moves; their number is the path's length.
    public var names: [String]
    /// The request that carries it out; its last transition shows the result.
    ///
    /// It is nil if the path was read from an answer that does not have the look in full.
    public var replay: ReplayRequest?

    /// The number of moves, not counting the entry's own screens.
    public var length: Int { names.count }
}

/// The code that gives a property a wrong value on some screens.
public struct AuditCause: Decodable, Hashable, Sendable {
    /// The kind of screen that has the code; nil if the code does not belong to a screen.
    public var screen: Screen.ID?
    /// The property that is written.
    public var property: BarProperty?
    /// The callback in which it is written.
    public var callback: Step.Event.Name?
    /// The pointer to the code in the request.
    public var pointer: String?
    /// The screens on which the value is visible.
    public var screens: [Screen.ID]
    /// The findings, as indices.
    public var findings: [Int]
    /// The certainty: certain if one of the findings is.
    public var certainty = Certainty.certain
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
    /// The number of looks of screens.
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
