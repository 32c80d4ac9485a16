public import NavigationStyle

/// `POST /audit`: the screens of an app and the ways between them.
///
/// The answer contains every look that a screen can have at rest after any history.
public struct AuditRequest: Hashable, Sendable {
    /// The policies; each makes one run in each environment.
    public var policies = [PolicySelection()]
    /// The devices and systems.
    public var environments = [NavigationEnvironment()]
    /// The defaults before any screen's code runs.
    public var defaults = Scenario.Defaults()
    /// The kinds of screens; any number of each may be on a stack.
    public var screens: [AuditScreen]
    /// The superclasses of screens, which are not screens themselves.
    public var bases: [Base] = []
    /// The navigation controllers: a tab, a modal, the root.
    public var entries: [Entry]
    /// The ways from screen to screen.
    public var routes: [Route] = []
    /// The ways back.
    public var pops = Pops()
    /// The flags that routes may need, set and clear; all are false at the start.
    public var flags: [String] = []
    /// Whether the user may turn the phone.
    public var rotates = false
    /// Whether the user swipes and taps the content, and the keyboard comes and goes, by which bars hide.
    public var takesGestures = false
    /// The selection of findings to report.
    public var find = Find()
    /// The precision of the search; nil searches all properties at once, or a few at a time if they are too many.
    public var precision: AuditRun.Precision?
    /// The limits of the search.
    public var limits = Limits()
    /// Whether to look for fixes.
    public var fixes = true
    /// Whether the answer is sent line by line, with its progress.
    public var progress = false
    /// The places of values of the graph in the app's code.
    public var sources = Sources()
    /// The findings that are intended.
    public var isIntended: [Intention] = []
    /// The unknown values and their positions; the request's own values there are ignored.
    package var unknowns: [UnknownValue] = []

    /// Makes a request without routes.
    public init(screens: [AuditScreen], entries: [Entry]) {
        self.screens = screens
        self.entries = entries
    }

    /// A navigation controller, with its screens at the start.
    public struct Entry: Hashable, Sendable {
        /// The name of the entry.
        public var id: String
        /// The kinds of its screens, root first.
        public var stack: [Screen.ID]
        /// The way the screens came about.
        public var origin = Scenario.Origin.pushed
        /// The properties written to the bar before the first screen: by the class or storyboard of the navigation
        /// controller, or by the code that made it.
        public var properties = BarProperties()
        /// The navigation controller: its presentation, its tab bar and its containers.
        public var navigationController = NavigationController()
        /// Whether the way to the entry is known; nothing that depends on an unknown way is reported.
        public var isReached = true

        /// Makes an entry.
        public init(id: String, stack: [Screen.ID]) {
            self.id = id
            self.stack = stack
        }
    }

    /// The ways back.
    public struct Pops: Hashable, Sendable {
        /// `popViewController(animated:)`, animated.
        public var back = true
        /// The back swipe, finished.
        public var swipe = true
        /// The back swipe, cancelled.
        public var cancelledSwipe = true
        /// `popToRootViewController(animated:)`, animated.
        public var toRoot = false
        /// The kinds of screens whose nearest instance `popToViewController(_:animated:)` pops to, animated.
        public var to: [Screen.ID] = []
        /// Whether another tab comes over each screen and goes again.
        public var reappear = false

        /// Makes the ways back that every app has.
        public init() {}
    }

    /// A selection of findings to report.
    public struct Find: Hashable, Sendable {
        /// The properties; nil is all.
        public var properties: [VisibleProperty]?
        /// The codes; nil is all.
        public var codes: [AuditCode]?
        /// The screens; nil is all.
        public var screens: [Screen.ID]?
        /// The lowest severity.
        public var severity = Diagnostic.Severity.warning

        /// Makes a selection of all findings from warnings up.
        public init() {}
    }

    /// The limits of the search; nil leaves a limit to the program that answers.
    public struct Limits: Hashable, Sendable {
        /// The greatest number of steps of the engine in one run.
        public var steps: Int?
        /// The greatest total time, in milliseconds.
        public var milliseconds: Int?
        /// The greatest number of findings of one run.
        public var findings: Int?

        /// Makes limits that restrict nothing.
        public init() {}
    }
}

extension AuditRequest {
    /// The greatest number of kinds of screens.
    public static let mostScreens = 1_000
    /// The greatest number of routes, counted from one screen to one other.
    public static let mostRoutes = 10_000
    /// The greatest number of entries.
    public static let mostEntries = 1_000
    /// The greatest number of flags.
    public static let mostFlags = 8
    /// The greatest number of policies, and of environments.
    public static let mostRuns = 20
    /// The greatest number of variants a screen may have.
    public static let mostVariants = 8
    /// The greatest number of kinds that all screens may have in all their variants, and of stacks that one list of
    /// screens may stand for.
    public static let mostCombinations = 4_096
    /// The greatest number of layers that all kinds of screens may have together: the code of a kind, of its superclasses,
    /// and of its children with theirs.
    public static let mostLayers = 65_536
}
