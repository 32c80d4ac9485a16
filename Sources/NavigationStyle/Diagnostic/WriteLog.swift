/// The writes of the app's own code to the bar in all operations of a request, and the looks of screens, gathered from
/// the records of operations if diagnostics are asked for.
struct WriteLog: Sendable {
    /// One write of a screen's own code.
    struct Write: Sendable {
        /// The index of the screen whose code it was.
        var screen: Int
        /// The point of the script; `call` is the operation `update`, or `scroll`, or the code beside a call.
        var event: Step.Event.Name
        /// Whether the code follows the scroll offset.
        var isScrollStyling: Bool
        /// The number of the operation in which it happened; nil in the stack's history.
        var operation: Int?
        /// The properties written, with colors resolved.
        var properties: BarProperties
        /// The properties that had these values already.
        var repeated: BarPropertySet = []
        /// The properties to which it gave other values.
        var changed: BarPropertySet { properties.touched.subtracting(repeated) }
        /// The visibility that it gave the bar, if that was another.
        var changedVisibility: BarVisibility? {
            changed.contains(.isNavigationBarHidden) ? properties.isNavigationBarHidden : nil
        }
        /// Whether a background image without alpha turned translucency off.
        var turnedOpaque = false
        /// Whether the policy carried it out, with values that the screen had passed to it.
        var isRunByPolicy = false
        /// The side of the call on which the code stands; nil if it is not beside a call of the navigation controller.
        var side: CallSide?
        /// The properties that the policy did not let through to the shared bar.
        var withheld = BarProperties()
        /// The appearances on the bar that it replaced.
        var replaced = BarProperties()
    }

    /// The bar's properties that a screen showed, or under which root views were laid out.
    struct ShownBar: Sendable {
        var properties: BarProperties
        var isNavigationBarHidden: Bool
        /// Whether UIKit hid the bar by itself, so that no screen had asked for it (around.S1).
        var isHiddenBySystem = false
    }

    /// The purposes for which the rules run.
    enum Purpose: Sendable {
        /// An answer, with texts and with the fixes that are proposed.
        case answer(Proposals)
        /// The list of diagnostics, without any texts.
        case listing
        /// The list of diagnostics, to see whether a fix works; once it fails, the rest does not matter.
        case trial(FixGoal)

        /// Whether the texts of diagnostics are needed.
        var hasWords: Bool {
            if case .answer = self { return true }
            return false
        }
    }

    /// The diagnostics for which fixes are proposed.
    enum Proposals: Sendable {
        /// No diagnostics.
        case none
        /// All diagnostics but those whose cause may be intended.
        case allButMeant
        /// All diagnostics.
        case all
    }

    /// The state before any code ran: an object, so that a log is cheap to pass around.
    final class Origin: Sendable {
        /// The policy and its options.
        let policy: PolicySelection
        /// The controller state in the request.
        let restored: ControllerState?
        /// The values that the appearance proxies set at the start on this navigation controller's bar.
        let appearanceProxy: BarProperties
        /// All proxies, the contained ones included.
        private let proxies: AppearanceProxies
        private let containerClasses: [String]
        /// The properties that the navigation controller's own code wrote before the first screen came.
        let navigationBar: BarProperties
        /// Whether the navigation controller is nested in another.
        let isNested: Bool
        /// Whether the request says that the window has no color, and the navigation controller's view has none, or
        /// a clear one.
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
            let isViewClear = view.backgroundColor?.isClear ?? true
            hasBlackContainer = isViewClear && window.backgroundColor == .some(nil)
        }

        /// Returns the contained proxy that gave `property` its value; nil if the plain one did.
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

        /// Returns the classes that a contained proxy names.
        func containers(ofProxy index: Int) -> [String] { proxies.contained[index].containers }

        /// Whether a proxy for `containers` is for this bar.
        func isContained(in containers: [String]) -> Bool {
            ContainedAppearanceProxy(whenContainedInInstancesOf: containers, properties: BarProperties())
                .outermostContainer(among: containerClasses) != nil
        }

        /// Returns the place of the proxy that gave `property` its value.
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
    /// The last writes of each kind, once there are more writes than are searched one by one: an index for each interface
    /// style to which the written colors have been resolved, nil for that of the start.
    private var indexes: [UserInterfaceStyle?: WriteIndex] = [:]
    /// The interface style to which the written colors have been resolved; nil for that of the start.
    private var style: UserInterfaceStyle?
    /// The writes that the values on bars come from, where the policy makes copies of them; nil where that is not known,
    /// as after several operations in one turn.
    private(set) var authors: BarAuthors?
    /// The places of the operations in the request.
    private(set) var operationPointers: [RequestPointer] = []
    /// The properties that the code beside the calls of operations writes, by the operations' numbers.
    private(set) var writesBesideCalls: [Int: NavigationOperation.Writes] = [:]
    /// The values that operations have set on appearance proxies for this navigation controller's bar, in order.
    private(set) var lateProxies: [(operation: Int, properties: BarProperties)] = []
    /// The looks of screens when they were last at rest, by index.
    private(set) var looks: [ShownBar?] = []
    /// Whether a screen can return, so that its earlier look matters.
    let keepsLooks: Bool
    /// The operation in which a bar button item was tapped that has stayed pale, by screen.
    private(set) var dimmings: [Int: Int] = [:]
    /// The number of writes that the rules about code alone have reviewed.
    private(set) var reviewed = 0
    /// The state before any code ran.
    let origin: Origin
    /// The purpose for which the rules run.
    private(set) var purpose: Purpose
    /// Whether diagnostics are asked for after the current operation.
    var isAsked = true
    /// The fixes proposed so far.
    private(set) var proposals: [FixProposal] = []
    /// Whether this is the trial of a fix that does not work.
    private(set) var isGoalMissed = false

    /// Makes the log of what is about to happen in `scenario`.
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

    /// Returns the log for another purpose.
    func asked(for purpose: Purpose) -> WriteLog {
        var log = self
        log.purpose = purpose
        return log
    }

    /// Makes the record of an operation, or of what happens before the first.
    mutating func record(of operation: Int? = nil, _ interest: OperationRecord.Interest) -> OperationRecord {
        // Moved, so that what is noted needs no copy.
        defer { authors = nil }
        return OperationRecord(of: operation, interest, authors: authors, after: writes.count)
    }

    /// Adds the operation at `pointer` in the request and returns its number.
    mutating func addOperation(_ operation: NavigationOperation, at pointer: RequestPointer) -> Int {
        let number = operationPointers.count
        operationPointers.append(pointer)
        if !operation.writes.isEmpty { writesBesideCalls[number] = operation.writes }
        if case .setAppearanceProxy(let properties, let containers) = operation.action,
            containers.map({ origin.isContained(in: $0) }) ?? true
        {
            lateProxies.append((number, properties))
        }
        return number
    }

    /// Adds the record of a finished operation.
    ///
    /// Each look that is kept costs a copy of the bar's properties at the next write.
    mutating func add(_ record: OperationRecord) {
        if writes.isEmpty { writes = record.writes } else { writes += record.writes }
        authors = record.authors
        noteNewWrites()
        if let screen = record.dimmedScreen, let operation = record.operation { dimmings[screen] = operation }
        for (screen, look) in record.looks {
            while looks.count <= screen { looks.append(nil) }
            looks[screen] = look
        }
    }

    /// Keeps what the rules found out about fixes in a transition, nil if they were not asked, and marks all writes as
    /// reviewed.
    mutating func close(_ findings: DiagnosticFindings?, transition: Int) {
        reviewed = writes.count
        guard let findings else { return }
        for (position, fixes) in findings.fixes.enumerated()
        where !fixes.isEmpty || findings.diagnostics[position].mayShareFix {
            proposals.append(FixProposal(transition: transition, position: position, fixes: fixes))
        }
        if findings.isGoalMissed { isGoalMissed = true }
    }

    /// Resolves the written colors again after a change of the interface style.
    mutating func resolve(for style: UserInterfaceStyle) {
        for index in writes.indices {
            writes[index].properties = writes[index].properties.resolved(for: style)
            writes[index].withheld = writes[index].withheld.resolved(for: style)
            writes[index].replaced = writes[index].replaced.resolved(for: style)
        }
        for index in looks.indices {
            if let look = looks[index] { looks[index]?.properties = look.properties.resolved(for: style) }
        }
        self.style = style
        noteNewWrites()
    }

    /// The greatest number of writes that are searched one by one.
    private static var mostLookedThrough: Int { 32 }

    /// Takes the writes that are new since the last call into the index of the current style.
    private mutating func noteNewWrites() {
        if writes.count > Self.mostLookedThrough { indexes[style, default: WriteIndex()].add(writes) }
    }

    /// Returns the last write of all operations that touches `property`.
    func lastWrite(touching property: BarProperty) -> Write? { last(.touching(property)).map { writes[$0] } }

    /// Returns the index of the last write of `kind`; nil if there is none.
    func last(_ kind: WriteKind) -> Int? {
        if writes.count > Self.mostLookedThrough { return indexes[style]?.last(kind) }
        return lastIndex { kind.matches($0) }
    }

    /// Returns the index of the last write that changed `property` to `value` and is not by the code of `screen`; nil if
    /// there is none.
    func lastChange(of property: BarProperty, to value: BarValue, notBy screen: Int) -> Int? {
        if writes.count > Self.mostLookedThrough {
            return indexes[style]?.lastChange(of: property, to: value, notBy: screen)
        }
        return lastIndex {
            $0.screen != screen && !$0.repeated.contains(property) && $0.properties.gives(property, value)
        }
    }

    /// Returns the index of the last write for which `isAsked` holds; writes are borrowed, as a copy would retain all
    /// their values.
    @inline(__always) private func lastIndex(where isAsked: (borrowing Write) -> Bool) -> Int? {
        let writes = writes.span
        var index = writes.count
        while index > 0 {
            index -= 1
            if isAsked(writes[index]) { return index }
        }
        return nil
    }

    /// Returns the look of `screen` when it was last at rest; nil if that is unknown.
    func look(of screen: Int) -> ShownBar? {
        screen < looks.count ? looks[screen] : nil
    }
}
