/// What one operation leaves on record while it is carried out: the steps of its plan, what the code of screens wrote to
/// the bar, and how the bar stood while the screens moved.
///
/// It is made for the operation and handed to everything that happens in it, the hooks of the policy included. Where in
/// the script that is stands here too, and nowhere else: what runs on a copy of the simulation with a record of its own
/// leaves no trace.
struct OperationRecord {
    /// What somebody wants to know of an operation.
    struct Interest: OptionSet {
        let rawValue: UInt8

        /// The steps of its plan.
        static let steps = Interest(rawValue: 1)
        /// What the code of screens writes.
        static let writes = Interest(rawValue: 2)
        /// What screens show that may come back.
        static let looks = Interest(rawValue: 4)
        /// How the bar stands while the screens move.
        static let passage = Interest(rawValue: 8)
        /// Where a swipe that is cancelled would have led to.
        static let arrival = Interest(rawValue: 16)
    }

    /// What is to be recorded.
    let interest: Interest
    /// Its number among those of the request; nil for what had happened before the first.
    let operation: Int?
    /// The point of the script that is under way; whose callback it is is known where steps are kept.
    var at = Step.Event(.call)
    /// The steps so far.
    private(set) var steps: [Step] = []
    /// What the code of screens wrote so far.
    private(set) var writes: [Trace.Write] = []
    /// The writes that the values on bars come from; nil where the policy makes no copies of them, or nobody asks.
    private(set) var authors: BarAuthors?
    /// The number of writes that there had been before.
    private let earlierWrites: Int
    /// Whether the code that writes now follows the scroll offset.
    var isScrollStyling = false
    /// What screens showed when they were last seen at rest.
    private(set) var looks: [(screen: Int, look: Trace.Look)] = []
    /// What the incoming screen was laid out under.
    var layoutLook: Trace.Look?
    /// Whether a search controller has shown the bar that the incoming screen had hidden (around.N6).
    var revealsBar = false
    /// How the bar stood while the screens moved.
    var passage: Passage?
    /// The screen with a bar button item that was tapped and stays pale.
    var dimmedScreen: Int?

    /// Makes an empty record.
    ///
    /// - Parameters:
    ///   - operation: The number of the operation; nil for what happens before the first.
    ///   - interest: What is to be recorded.
    ///   - authors: The writes that the values on bars come from, where that is recorded too.
    ///   - earlierWrites: How many writes there have been before.
    init(
        of operation: Int? = nil,
        _ interest: Interest = [],
        authors: BarAuthors? = nil,
        after earlierWrites: Int = 0
    ) {
        self.operation = operation
        self.interest = interest
        self.authors = authors
        self.earlierWrites = earlierWrites
    }

    /// Moves on to `event` of `screen`.
    mutating func enter(_ event: Step.Event.Name, of screen: @autoclosure () -> Screen.ID? = nil) {
        at.name = event
        if interest.contains(.steps) { at.screen = screen() }
    }

    /// Puts a step at the current point of the script into the plan; `action` is only asked for if anybody wants one.
    mutating func add(by actor: Step.Actor, rule: Rule, _ action: () -> Step.Action) {
        guard interest.contains(.steps) else { return }
        steps.append(Step(at: at, by: actor, action: action(), rule: rule.id))
    }

    /// Puts a write by the code of a screen on record.
    mutating func add(_ write: Trace.Write) {
        authors?.note(earlierWrites + writes.count, for: write.properties.touched)
        writes.append(write)
    }

    /// Notes that a fake bar is put on `screen`, as the image of the shared bar.
    mutating func noteImage(on screen: Int) { authors?.noteImage(on: screen) }

    /// Notes that the policy copies `properties` of the fake bar on `screen` to the shared one.
    mutating func noteCopy(of properties: BarPropertySet, from screen: Int) {
        authors?.noteCopy(of: properties, from: screen)
    }

    /// Notes what `screen` shows at rest.
    mutating func note(_ look: Trace.Look, of screen: Int) { looks.append((screen, look)) }
}
