/// The screens of a stack, with what they write.
struct StackContent {
    /// The index of the first screen that appears in the history.
    private let firstToAppear: Int
    private let weights: WorkWeight.OfPolicy
    private let writes: [WriteWork]
    /// All writes together.
    private var together = WriteWork()
    /// The length of the texts, in bytes.
    private var length = 0

    init(of scenario: Scenario) {
        weights = WorkWeight.weights(of: scenario.policy.name)
        var writes: [WriteWork] = []
        // Through a span no screen is copied.
        let stack = scenario.stack.span
        writes.reserveCapacity(stack.count)
        for index in stack.indices {
            let own = WriteWork(of: stack[index])
            writes.append(own)
            together.add(own)
            length += stack[index].length
        }
        self.writes = writes
        // A controller that is handed back has its history behind it; of screens that are set, only the last appears.
        if scenario.controller != nil {
            firstToAppear = writes.count
        } else {
            firstToAppear = scenario.origin == .pushed ? 0 : writes.count - 1
        }
    }

    /// The work of reading the screens.
    var reading: Int { together.reading }

    /// Returns the work of the history in which the stack came about, from the screen at `first` on; `finding` says
    /// whether rules look at it.
    func history(from first: Int = 0, finding: Bool) -> Int {
        writes.indices.dropFirst(first).reduce(0) { work, index in
            guard index >= firstToAppear else { return work + WorkWeight.known }
            return work + weights.arrival + total(of: writes[index], finding: finding)
        }
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
