public import NavigationStyle

/// The answer to an ``AuditRequest``: what its screens can look like after any history.
public struct AuditResponse: Hashable, Sendable {
    /// The description of the graph, and of its gaps.
    public var described = AuditDescription()
    /// A run for each policy in each environment, the policies first.
    public var runs: [AuditRun]
    /// What would take findings away, each tried out in whole; the last is the plan that takes away most.
    public var fixes: [AuditFix] = []
    /// Whether there may be fixes that the answer has no room for, or none could be tried as it has no room for a run.
    public var areFixesLeftOut = false
    /// How they compare.
    public var matrix: [Row]

    /// Makes an answer without fixes.
    package init(runs: [AuditRun], matrix: [Row]) {
        self.runs = runs
        self.matrix = matrix
    }

    /// One run in figures.
    public struct Row: Hashable, Sendable {
        /// The run, by its place among all.
        public var run: Int
        /// How many findings are errors.
        public var errors: Int
        /// How many are warnings.
        public var warnings: Int
        /// How many screens have two looks.
        public var screensWithTwoLooks: Int
    }
}

/// One policy in one environment.
public struct AuditRun: Hashable, Sendable {
    /// The policy as it was asked for.
    public var selection: PolicySelection
    /// The environment, with nothing left to be assumed.
    public var environment: NavigationEnvironment
    /// What was found, or what makes the run impossible.
    public var outcome: Outcome

    /// What became of a run.
    public enum Outcome: Hashable, Sendable {
        /// It was made.
        case made(Report)
        /// It cannot be made: the policy needs another system, or screens set what it does not have.
        case impossible([RequestFault])
        /// It is left out, or was not made: the answer has no room for it.
        case leftOut
    }

    /// What was found.
    public struct Report: Hashable, Sendable {
        /// The policy, with the edition and the options that it went by.
        public var policy: PolicyReference
        /// Whether all was searched and all that was found is told.
        public var isComplete: Bool
        /// How exact the search is.
        public var precision: Precision
        /// Whether no path could be shorter.
        public var areLengthsMinimal: Bool
        /// Who causes the findings, the gravest first.
        public var causes: [AuditCause]
        /// The findings, the gravest first.
        public var findings: [AuditFinding]
        /// The findings that are meant so.
        public var intended: [IntendedFinding] = []
        /// Pointers to intentions that no finding meets.
        public var unmet: [String] = []
        /// The values that screens write to the shared bar and do not take back.
        public var leavesBehind: [AuditRemnant] = []
        /// What was walked.
        public var coverage: AuditCoverage
        /// Figures.
        public var statistics: AuditStatistics
    }

    /// How exact a search is.
    public enum Precision: String, CaseIterable, Sendable {
        /// All properties at once.
        case joint
        /// A few that go together at a time.
        case perProperty
    }
}

/// The degree of certainty that something is there.
public enum Certainty: String, CaseIterable, Sendable {
    /// Whatever is true of what nobody knows.
    case certain
    /// If something is true that nobody knows.
    case possible
}

/// A finding that the request says is meant so.
public struct IntendedFinding: Hashable, Sendable {
    /// The fingerprint that it is known by.
    public var fingerprint: String
    /// The kind of finding.
    public var code: AuditCode
    /// The screen.
    public var screen: Screen.ID?
    /// The property that it is about.
    public var property: String?
    /// Why it is meant so.
    public var because: String
    /// The place of the intention in the request.
    public var pointer: String
}

/// Something that a screen writes to the bar, which all share, and does not take back.
public struct AuditRemnant: Hashable, Sendable {
    /// The screen.
    public var screen: Screen.ID
    /// The property.
    public var property: BarProperty
    /// The callback that writes it.
    public var callback: Step.Event.Name?
    /// The place of the write in the request.
    public var pointer: String
    /// The value that is left; its name where nobody knows the value.
    public var value: Value
}

/// A description of what a graph says of an app, and of its gaps.
public struct AuditDescription: Hashable, Sendable {
    /// Screens of whose bar it says something.
    public var screens = 0
    /// All screens.
    public var allScreens = 0
    /// Values that are written and known.
    public var known = 0
    /// Values that are written and not known.
    public var unknown = 0
    /// Screens of whose bar it says nothing.
    public var unstyled: [Screen.ID] = []
    /// Screens that hide or show the bar and never say how.
    public var notAnimated: [Screen.ID] = []
    /// Screens and bases whose superclass is not there.
    public var withoutBase: [Screen.ID] = []

    /// Makes a description of nothing.
    public init() {}
}

/// Something that can be seen after some history.
public struct AuditFinding: Hashable, Sendable {
    /// The same as long as the same code causes the same on the same screen, whatever the values are.
    public var fingerprint: String
    /// What kind it is.
    public var code: AuditCode
    /// How much it matters.
    public var severity: Diagnostic.Severity
    /// Whether it is there whatever nobody knows.
    public var certainty = Certainty.certain
    /// The screen.
    public var screen: Screen.ID?
    /// The property of the screen that is seen; nil of a diagnostic.
    public var property: VisibleProperty?
    /// What a diagnostic is about, by its key in a request; nil of all else.
    public var writtenProperty: String?
    /// Of a diagnostic, whether no first visit to the screen shows it: histories after which the screen comes on top by the
    /// fewest moves; nil of all else.
    public var isOnlyAfterHistory: Bool?
    /// Whether no path to a diagnostic could be shorter; nil for all other findings.
    public var isShortest: Bool?
    /// Who causes it, by the place among the causes.
    public var cause: Int?
    /// Where the screen or the route stands in the request.
    public var pointer: String
    /// What is seen, each with a shortest way there.
    public var looks: [AuditLook]
    /// The number of looks, the first ones, that the answer has in full; nil is all.
    public var looksInFull: Int?
    /// What differs along with the property, and follows from it.
    public var differences: [Difference]
    /// What happens.
    public var message: String
    /// What to do about it.
    public var fix: String
    /// The sources of the rule.
    public var references: [Reference]

    /// What it is about: a property that is seen, or the key of what a diagnostic is about.
    public var propertyName: String? { property?.rawValue ?? writtenProperty }

    /// A property that follows from another one.
    public struct Difference: Hashable, Sendable {
        /// The property.
        public var property: VisibleProperty
        /// Its values, in the order of the looks.
        public var values: [VisibleValue?]
    }
}

/// A look of a screen, and a shortest way there.
public struct AuditLook: Hashable, Sendable {
    /// The value of the finding's property.
    public var value: VisibleValue?
    /// The bar.
    public var bar: BarState
    /// The layout.
    public var layout: ScreenLayout?
    /// The way there.
    public var path: AuditPath
    /// Whether it is the one that the others are held against.
    public var isBaseline: Bool
    /// The stand-ins for values that nobody knows: each by the look of it.
    public var unknowns: [UnknownLook] = []
}

/// The look of a value that nobody knows.
public struct UnknownLook: Hashable, Sendable {
    /// The name of the value.
    public var name: String
    /// The value that stands for it in bars and in replays.
    public var value: Value

    /// Makes what stands for a value.
    package init(name: String, value: Value) {
        self.name = name
        self.value = value
    }
}

/// A shortest history.
public struct AuditPath: Hashable, Sendable {
    /// The entry in which it begins.
    public var entry: String
    /// The names of the moves; how many there are is its length.
    public var names: [String]
    /// The request that carries it out: its last transition shows where it leads.
    public var replay: ReplayRequest

    /// How many moves it takes, the entry's own screens not counted.
    public var length: Int { names.count }
}

/// The code that gives a property the value that it should not have on some screens.
public struct AuditCause: Hashable, Sendable {
    /// The kind of screen whose code it is; nil where it is no screen's.
    public var screen: Screen.ID?
    /// The property that is written.
    public var property: BarProperty?
    /// When it is written.
    public var callback: Step.Event.Name?
    /// Where in the request it stands.
    public var pointer: String?
    /// The screens on which it is seen.
    public var screens: [Screen.ID]
    /// The findings, by their places.
    public var findings: [Int]
    /// Whether one of them is certain.
    public var certainty = Certainty.certain
}

/// What was walked, and what was not.
public struct AuditCoverage: Hashable, Sendable {
    /// Screens that can be on top.
    public var reached: Int
    /// Those that cannot.
    public var never: [Screen.ID]
    /// Those to which there is only a way that nobody knows.
    public var unknown: [Screen.ID] = []
    /// Routes that can be taken.
    public var taken: Int
    /// Pointers to those that cannot.
    public var neverTaken: [String]
    /// Screens of which the request knows nothing but the name.
    public var unstyled: [Screen.ID]
    /// What an app may do that was not looked at; `writers` is that operations that find the same bar were not told apart
    /// by who wrote what is on it, so that a diagnostic that goes by that may be missing.
    ///
    /// `gestures` are swipes, taps and the keyboard, by which bars hide; a `traitChange` is told by two environments, and a
    /// `setAppearanceProxy` by defaults.
    public var notModelled: [String]
}

/// Figures of a search.
public struct AuditStatistics: Hashable, Sendable {
    /// Looks of screens.
    public var looks: Int
    /// Screens on top in a state, with the controller in one.
    public var heads: Int
    /// States of the controller.
    public var controlStates: Int
    /// What can be reached from where.
    public var summaryEdges: Int
    /// Steps of the engine.
    public var engineSteps: Int
    /// The most moves that any look takes.
    public var longestShortestPath: Int
}
