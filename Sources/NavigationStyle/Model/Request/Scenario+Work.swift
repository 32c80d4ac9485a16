// The work of a scenario: what is read, what runs, and what is told.
extension Scenario {
    /// Counts the work of an answer to `operations` on the stack, with the parts in `include`.
    func work(of operations: [NavigationOperation], including include: Inclusion) -> RequestWork {
        let content = StackContent(of: self)
        let given = defaults.appearanceProxy.touched.count + defaults.navigationBar.touched.count
        var total = WorkWeight.answer + content.reading + given * (WorkWeight.write + WorkWeight.reading)
        total += content.history(finding: include.contains(.diagnostics)).first ?? 0
        let told = WorkWeight.told + (include.contains(.plan) ? WorkWeight.plan : 0)
        for operation in operations {
            total += told
            for (screen, _) in operation.action.newScreens { total += WriteWork(of: screen).reading }
            for properties in operation.propertiesWrittenBeside { total += WriteWork(of: properties).reading }
        }
        let (work, depth) = content.work(of: operations, including: include)
        return RequestWork(total + work, operations: operations.count, screens: max(depth, stack.count))
    }

    /// Returns the work of the trials of fixes of an answer to `operations`.
    func workOfTrials(of operations: [NavigationOperation]) -> WorkOfTrials {
        let content = StackContent(of: self)
        return WorkOfTrials(
            operations: content.work(of: operations, including: .diagnostics).total,
            looks: content.work(of: operations, including: []).total,
            historyWithRules: content.history(finding: true),
            history: content.history(finding: false)
        )
    }
}

/// The work of the runs that show whether a fix works, in units.
struct WorkOfTrials {
    /// The work of the operations, with the rules of diagnostics.
    fileprivate let operations: Int
    /// The same on another system, where only the bars are looked at.
    fileprivate let looks: Int
    /// The work of the history from each screen of the stack on, with what the rules look at.
    fileprivate let historyWithRules: [Int]
    /// The same without the rules.
    fileprivate let history: [Int]

    /// Returns the work of the trial of a fix that changes the part `extent` of the request.
    func trial(changing extent: Fix.Extent) -> Int {
        WorkWeight.trial + operations + Self.part(extent, of: historyWithRules)
    }

    /// Returns the work of a look at the bars on another system, with a fix that changes the part `extent`.
    func look(changing extent: Fix.Extent) -> Int {
        WorkWeight.trial + looks + Self.part(extent, of: history)
    }

    /// The part of a history that a fix changes: a trial begins before the first screen that is changed.
    private static func part(_ extent: Fix.Extent, of history: [Int]) -> Int {
        switch extent {
        case .operations: 0
        case .screens(let changed): changed.min().map { history[$0] } ?? 0
        case .scenario: history.first ?? 0
        }
    }
}

/// The screens of a stack, with what they write.
private struct StackContent {
    private let scenario: Scenario
    private let weights: WorkWeight.OfPolicy
    private let writes: [WriteWork]
    /// All writes together.
    private var together = WriteWork()
    /// The length of the texts, in bytes.
    private var length = 0

    init(of scenario: Scenario) {
        self.scenario = scenario
        weights = WorkWeight.weights(of: scenario.policy.name)
        writes = scenario.stack.map { WriteWork(of: $0) }
        for each in writes { together.add(each) }
        for screen in scenario.stack { length += screen.length }
    }

    /// The work of reading the screens.
    var reading: Int { together.reading }

    /// Returns the work of the history from each screen on, in which the stack came about; `finding` says whether rules
    /// look at it.
    func history(finding: Bool) -> [Int] {
        var work = 0
        var history: [Int] = []
        history.reserveCapacity(writes.count)
        for (index, each) in writes.enumerated().reversed() {
            let appears = scenario.controller == nil && (scenario.origin == .pushed || index == writes.count - 1)
            work += appears ? weights.arrival + total(of: each, finding: finding) : WorkWeight.known
            history.append(work)
        }
        history.reverse()
        return history
    }

    /// Returns the work of `operations`, and the number of screens on the stack after them.
    func work(of operations: [NavigationOperation], including include: Inclusion) -> (total: Int, depth: Int) {
        let finding = include.contains(.diagnostics)
        let rules = finding ? WorkWeight.rules : 0
        let listed = workOfListing(include)
        var depth = writes.count
        var work = rules
        if operations.isEmpty { work += depth * listed }
        // An operation is assumed to write as much as an average screen of the stack, or as its largest new screen if
        // that writes more.
        var restyling = writes.isEmpty ? 0 : total(of: together, finding: finding) / writes.count
        for operation in operations {
            for (screen, _) in operation.action.newScreens {
                restyling = max(restyling, total(of: WriteWork(of: screen), finding: finding))
            }
            depth = operation.action.depth(after: depth)
            if case .setViewControllers(let screens, _) = operation.action { work += screens.count * WorkWeight.named }
            let share = if case .reappear = operation.action { WorkWeight.reappearance } else { 1 }
            for properties in operation.propertiesWrittenBeside {
                work += total(of: WriteWork(of: properties), finding: finding)
            }
            work += WorkWeight.operation + weights.arrival + rules + restyling / share + depth * listed
        }
        return (work, depth)
    }

    /// Returns the work of carrying out `writes` once; `finding` says whether rules look at it.
    private func total(of writes: WriteWork, finding: Bool) -> Int {
        writes.writing + writes.styles * weights.style + (finding ? writes.properties * weights.finding : 0)
    }

    /// Returns the work of listing a screen of the average length once.
    private func workOfListing(_ include: Inclusion) -> Int {
        guard !writes.isEmpty else { return weights.listed }
        let text = length / writes.count / WorkWeight.bytesTold
        let style = together.styles * WorkWeight.listedStyle / writes.count
        return (include.isDisjoint(with: [.screens, .layout]) ? 0 : weights.listed + style + text)
            + (include.contains(.provenance) ? WorkWeight.provenance + text : 0)
    }
}

/// The work of the writes of screens, in units.
private struct WriteWork {
    /// The work of reading them.
    private(set) var reading = 0
    /// The work of carrying them out once, styles excluded.
    private(set) var writing = 0
    /// The number of properties that callbacks write.
    private(set) var properties = 0
    /// The number of styles that screens declare.
    private(set) var styles = 0

    init() {}

    /// Makes the work of what `screen` writes in an appearance.
    init(of screen: Screen) {
        if screen.bar != nil { styles = 1 }
        for callback in Callback.allCases where !screen.callbacks[callback].isEmpty {
            add(WriteWork(of: screen.callbacks[callback]))
        }
    }

    /// Makes the work of the write of `properties` by a piece of code.
    init(of properties: BarProperties) {
        let count = properties.touched.count
        let length = properties.length
        self.properties = count
        writing = WorkWeight.callback + count * WorkWeight.write + length / WorkWeight.bytesTold
        reading = count * WorkWeight.reading + length / WorkWeight.bytesRead
    }

    mutating func add(_ other: WriteWork) {
        reading += other.reading
        writing += other.writing
        properties += other.properties
        styles += other.styles
    }
}

extension NavigationOperation {
    /// The properties that code beside the call writes, before it and after.
    fileprivate var propertiesWrittenBeside: [BarProperties] { [writes.before, writes.after].filter { !$0.isEmpty } }
}

extension NavigationOperation.Action {
    /// Returns the largest number of screens after the operation, if there were `count` before.
    fileprivate func depth(after count: Int) -> Int {
        switch self {
        case .push: count + 1
        case .pop(let popped, _, _): max(1, count - popped)
        case .popToRoot: 1
        case .setViewControllers(let references, _): references.count
        case .interactivePop(.finished): max(1, count - 1)
        case .popTo, .interactivePop, .update, .scroll, .rotate, .reappear, .barHideOnSwipe, .barHideOnTap, .keyboard,
            .setAppearanceProxy, .traitChange, .search:
            count
        }
    }
}
