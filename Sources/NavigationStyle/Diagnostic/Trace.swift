/// What the app's own code did to the bar in all operations of a request, and what screens showed: what their records
/// have come to, where somebody asks for diagnostics.
struct Trace: Sendable {
    /// One write of a screen's own code.
    struct Write: Sendable {
        /// Whose code it was.
        var screen: Int
        /// The point of the script; `call` is the operation `update`, or `scroll`.
        var event: Step.Event.Name
        /// Whether the code follows the scroll offset.
        var isScrollStyling: Bool
        /// The number of the operation in which it happened; nil in the stack's history.
        var operation: Int?
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

    /// What the rules are asked for.
    enum Purpose: Sendable {
        /// An answer, with texts and with the fixes that are proposed.
        case answer(Proposals)
        /// Which diagnostics there are, without a word of them.
        case listing
        /// The same, to see whether a fix works: once it does not, the others are of no interest.
        case trial(FixGoal)

        /// Whether anybody reads what the rules have to say.
        var hasWords: Bool {
            if case .answer = self { return true }
            return false
        }
    }

    /// Of which diagnostics fixes are proposed.
    enum Proposals: Sendable {
        /// Of none.
        case none
        /// Of those that tell of nothing that may well be meant.
        case allButMeant
        /// Of all.
        case all
    }

    /// A property as one screen writes it.
    private struct ScreenProperty: Hashable, Sendable {
        var screen: Int
        var property: BarProperty
    }

    /// What was there before any code ran: an object, so that a trace is light to pass around.
    final class Origin: Sendable {
        /// The policy and its options.
        let policy: PolicySelection
        /// The state that was handed in.
        let restored: ControllerState?
        /// The values that the appearance proxies set at the start on this navigation controller's bar.
        let appearanceProxy: BarProperties
        /// The contained proxies among them, and of which the bar is.
        private let proxies: AppearanceProxies
        private let containerClasses: [String]
        /// The properties that the navigation controller's own code wrote before the first screen came.
        let navigationBar: BarProperties
        /// Whether the navigation controller stands inside another.
        let isNested: Bool
        /// Whether the window is said to have no color, and the view of the navigation controller has none.
        let hasBlackContainer: Bool

        init(_ scenario: Scenario) {
            policy = scenario.policy
            restored = scenario.controller
            proxies = scenario.appearanceProxies
            containerClasses = scenario.navigationController.containerClasses
            appearanceProxy = proxies.values(in: containerClasses)
            navigationBar = scenario.defaults.navigationBar
            isNested = scenario.isNested
            let (view, window) = (scenario.navigationController.view, scenario.navigationController.window)
            hasBlackContainer = view.backgroundColor == nil && window.backgroundColor == .some(nil)
        }

        /// The contained proxy that gave `property` its value; nil where the plain one did.
        func containedProxy(setting property: BarProperty) -> Int? {
            guard !proxies.contained.isEmpty else { return nil }
            return proxies.matches(in: containerClasses).last { proxies.contained[$0].properties[property] != nil }
        }

        /// The contained proxies that are not for this bar.
        var strangeProxies: [Int] {
            guard !proxies.contained.isEmpty else { return [] }
            let matches = proxies.matches(in: containerClasses)
            return proxies.contained.indices.filter { !matches.contains($0) }
        }

        /// The classes that a contained proxy names.
        func containers(ofProxy index: Int) -> [String] { proxies.contained[index].containers }

        /// Whether a proxy for `containers` is for this bar.
        func isContained(in containers: [String]) -> Bool {
            ContainedAppearanceProxy(whenContainedInInstancesOf: containers, properties: BarProperties())
                .outermostContainer(among: containerClasses) != nil
        }

        /// The place of the proxy that gave `property` its value.
        func pointer(toProxySetting property: BarProperty) -> RequestPointer {
            guard let index = containedProxy(setting: property) else {
                return RequestPointer(.defaults).appending(.appearanceProxy).appending(property)
            }
            return RequestPointer(.defaults).appending(.containedAppearanceProxies).appending(index)
                .appending(.properties).appending(property)
        }
    }

    /// The writes, in order.
    private(set) var writes: [Write] = []
    /// The number of the last write of a screen's own style to a property, once there are more writes than are looked through.
    private var lastStylings: [ScreenProperty: Int] = [:]
    /// How many of the writes have been taken down there.
    private var noted = 0
    /// The writes that the values on bars come from, where the policy makes copies of them; nil where that is not known,
    /// as after several operations in one turn.
    private(set) var authors: BarAuthors?
    /// Where the operations stand in the request.
    private(set) var operationPointers: [RequestPointer] = []
    /// What screens showed when they were last seen at rest, by index.
    private(set) var looks: [Look?] = []
    /// Whether a screen can return, so that it matters what it showed before.
    let keepsLooks: Bool
    /// The operations in which bar button items were tapped that stay pale, by the screens that they are of.
    private(set) var dimmings: [Int: Int] = [:]
    /// How many of the writes have been looked at by the rules that go by code alone.
    private(set) var reviewed = 0
    /// What was there before any code ran.
    let origin: Origin
    /// What the rules are asked for.
    private(set) var purpose: Purpose
    /// Whether anybody asks what is wrong after the operation under way.
    var isAsked = true
    /// What they proposed so far.
    private(set) var proposals: [FixProposal] = []

    /// Makes the trace of what is about to happen in `scenario`.
    ///
    /// - Parameters:
    ///   - scenario: The stack and all around it.
    ///   - keepsLooks: Whether a screen can return, so that it matters what it showed before.
    ///   - copiesStyles: Whether the policy makes copies of what is on the bar, and brings them back.
    ///   - purpose: What the rules are asked for.
    init(of scenario: Scenario, keepsLooks: Bool, copyingStyles copiesStyles: Bool, for purpose: Purpose) {
        origin = Origin(scenario)
        authors = copiesStyles ? BarAuthors() : nil
        self.keepsLooks = keepsLooks
        self.purpose = purpose
    }

    /// The same, asked for something else.
    func asked(for purpose: Purpose) -> Trace {
        var trace = self
        trace.purpose = purpose
        return trace
    }

    /// Makes the record of an operation, or of what happens before the first.
    mutating func record(of operation: Int? = nil, _ interest: OperationRecord.Interest) -> OperationRecord {
        // Moved, so that what is noted needs no copy.
        defer { authors = nil }
        return OperationRecord(of: operation, interest, authors: authors, after: writes.count)
    }

    /// Numbers the operation that stands at `pointer` in the request.
    mutating func addOperation(at pointer: RequestPointer) -> Int {
        operationPointers.append(pointer)
        return operationPointers.count - 1
    }

    /// Takes in what an operation has left on record, which is over.
    ///
    /// A look that is kept costs a copy of the bar's properties with the next write.
    mutating func add(_ record: OperationRecord) {
        if writes.isEmpty { writes = record.writes } else { writes += record.writes }
        authors = record.authors
        if writes.count > Self.mostLookedThrough { noteStylings() }
        if let screen = record.dimmedScreen, let operation = record.operation { dimmings[screen] = operation }
        for (screen, look) in record.looks {
            while looks.count <= screen { looks.append(nil) }
            looks[screen] = look
        }
    }

    /// Keeps what was proposed for the diagnostics of a transition of the answer; what has been looked at is not reported
    /// again.
    mutating func close(proposing fixes: [[Fix]], transition: Int) {
        for (position, fixes) in fixes.enumerated() where !fixes.isEmpty {
            proposals.append(FixProposal(transition: transition, position: position, fixes: fixes))
        }
        reviewed = writes.count
    }

    /// Resolves the colors anew that were written, where the interface style changes.
    mutating func resolve(for style: UserInterfaceStyle) {
        for index in writes.indices {
            writes[index].properties = writes[index].properties.resolved(for: style)
            writes[index].withheld = writes[index].withheld.resolved(for: style)
            writes[index].replaced = writes[index].replaced.resolved(for: style)
        }
        for index in looks.indices {
            if let look = looks[index] { looks[index]?.properties = look.properties.resolved(for: style) }
        }
    }

    /// The last write of all that touches any of `properties`.
    func lastWrite(touching properties: BarPropertySet) -> Write? {
        lastIndex { !$0.properties.touched.intersection(properties).isEmpty }.map { writes[$0] }
    }

    /// How many writes are looked through one by one for the last styling.
    private static var mostLookedThrough: Int { 32 }

    /// Takes down the stylings among the writes that came since this was last done.
    private mutating func noteStylings() {
        while noted < writes.count {
            if writes[noted].isStyling {
                let screen = writes[noted].screen
                for property in writes[noted].properties.touched {
                    lastStylings[ScreenProperty(screen: screen, property: property)] = noted
                }
            }
            noted += 1
        }
    }

    /// Which write was the last by which the code of `screen` styled `property`; nil where there is none.
    func lastStyling(of property: BarProperty, by screen: Int) -> Int? {
        if writes.count > Self.mostLookedThrough {
            return lastStylings[ScreenProperty(screen: screen, property: property)]
        }
        return lastIndex { $0.screen == screen && $0.isStyling && $0.properties.touched.contains(property) }
    }

    /// Which write was the last that is as asked for; each is looked at where it stands, since a copy retains all that
    /// was written.
    @inline(__always)
    func lastIndex(where isAsked: (Write) -> Bool) -> Int? {
        let writes = writes.span
        var index = writes.count
        while index > 0 {
            index -= 1
            if isAsked(writes[index]) { return index }
        }
        return nil
    }

    /// What `screen` showed when it was last seen at rest; nil where that is not known.
    func look(of screen: Int) -> Look? {
        screen < looks.count ? looks[screen] : nil
    }
}
