/// What the app's own code did to the bar, and what screens showed: kept only where somebody asks for diagnostics.
struct Trace: Sendable {
    /// One write of a screen's own code.
    struct Write: Sendable {
        /// Whose code it was.
        var screen: Int
        /// The point of the script; `call` is the operation `update`, or `scroll`.
        var event: Step.Event.Name
        /// Whether the code follows the scroll offset.
        var isScrollStyling: Bool
        /// The operation in which it happened; -1 in the stack's history.
        var operation: Int
        /// What was written, with colors resolved.
        var properties: BarProperties
        /// Whether `isNavigationBarHidden` was set before.
        var wasHidden: Bool
        /// Whether a background image without alpha turned translucency off.
        var turnedOpaque = false
        /// Whether it is the policy that carried it out, with what the screen had handed to it.
        var isRunByPolicy = false
        /// What of it the policy did not let through to the shared bar.
        var withheld = BarProperties()
        /// The appearances that it put others in the place of.
        var replaced = BarProperties()
    }

    /// What a screen showed, or the root views were laid out under.
    struct Look: Sendable {
        var properties: BarProperties
        var isNavigationBarHidden: Bool
    }

    /// The bar of the screen that comes while the screens move: laid out, and before any `viewDidAppear`.
    struct Passage: Sendable {
        /// What decides its look.
        var scene: BarScene
        /// What the policy does with the one bar on the way.
        var motion: PolicyMotion
        /// Whether the last change of `isNavigationBarHidden` was animated.
        var isHidingAnimated: Bool
    }

    /// What was there before any code ran: an object, so that a trace is light to pass around.
    final class Origin: Sendable {
        /// The policy and its options.
        let policy: PolicySelection
        /// The state that was handed in.
        let restored: ControllerState?
        /// What `UINavigationBar.appearance()` says.
        let appearanceProxy: BarProperties
        /// Whether the navigation controller stands inside another.
        let isNested: Bool

        init(_ scenario: Scenario) {
            policy = scenario.policy
            restored = scenario.controller
            appearanceProxy = scenario.defaults.appearanceProxy
            isNested = scenario.isNested
        }
    }

    /// The writes, in order.
    private(set) var writes: [Write] = []
    /// The operation under way; -1 while the stack comes about.
    private(set) var operation = -1
    /// Where the operations stand in the request.
    private(set) var operationPointers: [RequestPointer] = []
    /// Where the screens that operations brought stand in the request.
    var addedPointers: [RequestPointer] = []
    /// Whether the code that writes now follows the scroll offset.
    var isScrollStyling = false
    /// What screens showed when they were last seen at rest, by index.
    private(set) var looks: [Look?] = []
    /// What the incoming screen of the last transition was laid out under.
    var layoutLook: Look?
    /// How the bar was in the last transition that moved the screens.
    var passage: Passage?
    /// Whether a screen can return, so that it matters what it showed before.
    let keepsLooks: Bool
    /// How many of the writes have been looked at by the rules that go by code alone.
    var reviewed = 0
    /// What was there before any code ran.
    let origin: Origin
    /// Whether the rules are to propose fixes.
    let proposesFixes: Bool
    /// What they proposed so far.
    private(set) var proposals: [FixProposal] = []

    init(of scenario: Scenario, keepsLooks: Bool, proposesFixes: Bool) {
        origin = Origin(scenario)
        self.keepsLooks = keepsLooks
        self.proposesFixes = proposesFixes
        writes.reserveCapacity(scenario.stack.count + 2)
    }

    mutating func add(_ write: Write) {
        writes.append(write)
    }

    /// Begins with the operation at `pointer`, and gives it its number.
    mutating func beginOperation(at pointer: RequestPointer) -> Int {
        operationPointers.append(pointer)
        operation = operationPointers.count - 1
        return operation
    }

    /// Goes on with an operation.
    mutating func resume(_ operation: Int) {
        self.operation = operation
    }

    /// Notes what `screen` shows at rest, where a screen can return.
    ///
    /// A look that is kept costs a copy of the bar's properties with the next write.
    mutating func note(_ look: Look, of screen: Int) {
        while looks.count <= screen { looks.append(nil) }
        looks[screen] = look
    }

    /// The writes of `operation`, which are among those from `first` on: operations of one turn are interleaved.
    func writes(of operation: Int, from first: Int) -> ArraySlice<Write> {
        let late = writes[first...]
        return late.allSatisfy { $0.operation == operation }
            ? late : ArraySlice(late.filter { $0.operation == operation })
    }

    /// Keeps what was proposed for the diagnostics of a transition of the answer.
    mutating func propose(_ fixes: [[Fix]], transition: Int) {
        for (position, fixes) in fixes.enumerated() where !fixes.isEmpty {
            proposals.append(FixProposal(transition: transition, position: position, fixes: fixes))
        }
    }

    /// The last write of all that touches any of `properties`.
    func lastWrite(touching properties: BarPropertySet) -> Write? {
        writes.last { !$0.properties.touched.intersection(properties).isEmpty }
    }

    /// What `screen` showed when it was last seen at rest; nil where that is not known.
    func look(of screen: Int) -> Look? {
        screen < looks.count ? looks[screen] : nil
    }
}
