public import NavigationStyle

/// `POST /audit`: the screens of an app and the ways between them.
///
/// The answer is every look that a screen can have at rest after any history.
public struct AuditRequest: Hashable, Sendable {
    /// The policies; with each environment each makes one run.
    public var policies = [PolicySelection()]
    /// The devices and systems.
    public var environments = [NavigationEnvironment()]
    /// What holds before any screen's code.
    public var defaults = Scenario.Defaults()
    /// The kinds of screens, of which any number may stand on a stack.
    public var screens: [AuditScreen]
    /// Superclasses of screens, which are no screens themselves.
    public var bases: [Base] = []
    /// The navigation controllers: a tab, a modal, the root.
    public var entries: [Entry]
    /// The ways from screen to screen.
    public var routes: [Route] = []
    /// The ways back.
    public var pops = Pops()
    /// What routes may need, set and clear: false at the start.
    public var flags: [String] = []
    /// Whether the phone is turned.
    public var rotates = false
    /// Whether the user swipes and taps the content, and the keyboard comes and goes, by which bars hide.
    public var takesGestures = false
    /// What is told of what is found.
    public var find = Find()
    /// How exact the search is; nil is all properties at once, and where those are too many, a few at a time.
    public var precision: AuditRun.Precision?
    /// How far the search goes.
    public var limits = Limits()
    /// Whether fixes are looked for.
    public var fixes = true
    /// Whether the answer comes line by line.
    public var progress = false
    /// The places of values of the graph in the app's code.
    public var sources = Sources()
    /// The findings that are meant to be so.
    public var isIntended: [Intention] = []
    /// The values that nobody knows, by where they stand; what stands there is not looked at.
    package var unknowns: [UnknownValue] = []

    /// Makes a request without routes.
    public init(screens: [AuditScreen], entries: [Entry]) {
        self.screens = screens
        self.entries = entries
    }

    /// A navigation controller, with the screens that it has at the start.
    public struct Entry: Hashable, Sendable {
        /// Its name.
        public var id: String
        /// The kinds of its screens, root first.
        public var stack: [Screen.ID]
        /// How they came about.
        public var origin = Scenario.Origin.pushed
        /// The properties written to the bar before the first screen came: by the class or storyboard of the navigation
        /// controller, or by the code that made it.
        public var properties = BarProperties()
        /// What it is, and what it stands in.
        public var navigationController = NavigationController()
        /// Whether it is known how one gets there; nothing that depends on what is not is a finding.
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
        /// `popToViewController(_:animated:)`, animated, of the nearest screen of each of these kinds.
        public var to: [Screen.ID] = []
        /// Whether another tab comes over each screen and goes again.
        public var reappear = false

        /// Makes the ways back that every app has.
        public init() {}
    }

    /// What is told of what is found.
    public struct Find: Hashable, Sendable {
        /// The properties; nil is all.
        public var properties: [VisibleProperty]?
        /// The codes; nil is all.
        public var codes: [AuditCode]?
        /// The screens; nil is all.
        public var screens: [Screen.ID]?
        /// The least severity.
        public var severity = Diagnostic.Severity.warning

        /// Makes a selection of all that matters.
        public init() {}
    }

    /// How far the search goes; nil goes as far as whoever answers lets it.
    public struct Limits: Hashable, Sendable {
        /// Steps of the engine in one run.
        public var steps: Int?
        /// Milliseconds in all.
        public var milliseconds: Int?
        /// Findings of one run.
        public var findings: Int?

        /// Makes limits that say nothing.
        public init() {}
    }
}

extension AuditRequest {
    /// How many kinds of screens there may be.
    public static let mostScreens = 1_000
    /// How many routes there may be, each from one screen to one other.
    public static let mostRoutes = 10_000
    /// How many entries there may be.
    public static let mostEntries = 64
    /// How many flags there may be.
    public static let mostFlags = 8
    /// How many policies and how many environments there may be.
    public static let mostRuns = 20
    /// The most variants a screen may have.
    public static let mostVariants = 8
    /// The most kinds all screens may be in all their variants, and the most stacks one list of screens may be.
    public static let mostCombinations = 4_096
}
