/// A record of one operation, kept while it is carried out: the steps of its plan, the writes of the screens' code to
/// the bar, and the bar while the screens moved.
///
/// It alone knows the current point of the script: code that runs on a copy of the simulation, with a record of its own,
/// leaves no trace (``Simulation/whatIf(_:)``).
struct OperationRecord {
    /// The requested facts about an operation.
    struct Interest: OptionSet {
        let rawValue: UInt8

        /// The steps of its plan.
        static let steps = Interest(rawValue: 1)
        /// The writes of the screens' code.
        static let writes = Interest(rawValue: 2)
        /// The looks of screens that may come back.
        static let looks = Interest(rawValue: 4)
        /// The bar while the screens move.
        static let passage = Interest(rawValue: 8)
        /// The bar that a cancelled swipe would have led to.
        static let arrival = Interest(rawValue: 16)
    }

    /// The facts to record.
    let interest: Interest
    /// The operation's number among those of the request; nil for the history before the first.
    let operation: Int?
    /// The current point of the script.
    var at = RecordedStep.Event(.call)
    /// The steps until now.
    private(set) var steps: [RecordedStep] = []
    /// The writes of the screens' code until now.
    private(set) var writes: [WriteLog.Write] = []
    /// The writes that the values on bars come from; nil where the policy makes no copies of them, or nobody asks.
    private(set) var authors: BarAuthors?
    /// The number of writes that there had been before.
    private let earlierWrites: Int
    /// Whether the code that writes now follows the scroll offset.
    var isScrollStyling = false
    /// The side of the navigation controller's call on which the code that writes now stands; nil for other code.
    var side: CallSide?
    /// The looks of screens when they were last seen at rest.
    private(set) var looks: [(screen: Int, look: WriteLog.ShownBar)] = []
    /// The look that the incoming screen was laid out with.
    var layoutLook: WriteLog.ShownBar?
    /// Whether a search controller has shown the bar again that the incoming screen had hidden (around.N6).
    var revealsBar = false
    /// The bar while the screens moved; nil as well if they moved in no time.
    var passage: Passage?
    /// The bar that a cancelled swipe would have led to.
    var arrival: BarSnapshot?
    /// The duration in seconds that an animator of the policy's has; nil leaves it to UIKit.
    var duration: Double?
    /// The screen whose bar button item was tapped and stays pale.
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
        if interest.contains(.steps) { steps.reserveCapacity(Self.usualSteps) }
    }

    /// The number of steps that a push rarely exceeds.
    private static var usualSteps: Int { 48 }

    /// Adds a step to the plan.
    mutating func add(_ step: RecordedStep) { steps.append(step) }

    /// Puts a write by the code of a screen on record.
    mutating func add(_ write: WriteLog.Write) {
        authors?.note(earlierWrites + writes.count, for: write.properties.touched)
        writes.append(write)
    }

    /// Notes that a fake bar is put on `screen`, as the image of the shared bar.
    mutating func noteImage(on screen: Int) { authors?.noteImage(on: screen) }

    /// Notes that the policy copies `properties` of the fake bar on `screen` to the shared one.
    mutating func noteCopy(of properties: BarPropertySet, from screen: Int) {
        authors?.noteCopy(of: properties, from: screen)
    }

    /// Records the look of `screen` at rest.
    mutating func note(_ look: WriteLog.ShownBar, of screen: Int) { looks.append((screen, look)) }
}

extension Simulation {
    /// Moves on to `event` of `screen`.
    mutating func enter(_ event: Step.Event.Name, of screen: Int? = nil) {
        record.at = RecordedStep.Event(event, screen: screen)
    }

    /// Adds a step at the current point of the script to the plan; `action` is called only if steps are recorded.
    mutating func addStep(by actor: Step.Actor, rule: Rule, _ action: (Simulation) -> Step.Action) {
        guard record.interest.contains(.steps) else { return }
        record.add(RecordedStep(at: record.at, by: actor, action: .other(action(self)), rule: rule))
    }

    /// Adds `call`, of a screen or of a delegate, at the current point of the script to the plan.
    mutating func addCall(_ call: RecordedStep.Action, by actor: Step.Actor = .uikit, rule: Rule) {
        guard record.interest.contains(.steps) else { return }
        record.add(RecordedStep(at: record.at, by: actor, action: call, rule: rule))
    }

    /// Returns the record of what has happened, and begins an empty one.
    mutating func takeRecord() -> OperationRecord {
        defer { record = OperationRecord() }
        return record
    }
}
