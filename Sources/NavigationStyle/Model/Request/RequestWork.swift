/// The work that a request asks for, counted before it begins.
///
/// It depends only on the content of the request, never on how the answer is computed, so that a faster engine refuses
/// the same requests. One unit was about 300 instructions of a processor when the weights were measured.
public struct RequestWork: Hashable, Sendable {
    /// A factor of the work.
    public enum Factor: Hashable, Sendable {
        case policies(Int)
        case environments(Int)
        case operations(Int)
        case screens(Int)

        /// The member of the request in which less can be asked for.
        var member: String {
            switch self {
            case .policies: "policies"
            case .environments: "environments"
            case .operations: "operations"
            case .screens: "stack"
            }
        }
    }

    /// The work, in units.
    public private(set) var total: Int
    /// The factors of the work, the outermost first; a single policy, environment or operation is left out.
    public private(set) var factors: [Factor]
    /// The number of screens that all answers look at.
    private var looks: Int

    /// Makes the work of one answer of `screens` screens to `operations`.
    fileprivate init(_ total: Int, operations: Int, screens: Int) {
        self.total = total
        looks = screens
        factors = (operations > 1 ? [.operations(operations)] : []) + (screens > 0 ? [.screens(screens)] : [])
    }

    /// Makes the work of answers under each of several policies.
    fileprivate init(underPolicies answers: [RequestWork]) {
        total = answers.reduce(0) { $0 + $1.total }
        looks = answers.reduce(0) { $0 + $1.looks }
        factors = (answers.count > 1 ? [.policies(answers.count)] : []) + (answers.first?.factors ?? [])
    }

    /// Returns the work in each of `count` environments together.
    package func inEnvironments(_ count: Int) -> RequestWork {
        var work = self
        work.total *= count
        work.looks *= count
        if count > 1 { work.factors.insert(.environments(count), at: 0) }
        return work
    }
}

extension Scenario {
    /// The way in which a request is counted.
    enum CountedRun {
        /// The whole of it.
        case whole
        /// A trial of the whole request, which returns no answer.
        case trial
        /// A trial of its operations alone, which begin with the stack as it was.
        case trialOfOperations
    }

    /// Counts the work of `operations` on the stack.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - include: The parts of the answer.
    ///   - run: The way in which the request is counted.
    /// - Returns: The work.
    func work(
        of operations: [NavigationOperation],
        including include: Inclusion,
        as run: CountedRun = .whole
    ) -> RequestWork {
        work(of: operations, including: include, as: run, StackLength(stack))
    }

    private func work(
        of operations: [NavigationOperation],
        including include: Inclusion,
        as run: CountedRun,
        _ stackLength: StackLength
    ) -> RequestWork {
        let weights = WorkWeight.weights(of: policy.name)
        let isTold = run == .whole
        let finding = isTold && include.contains(.diagnostics) ? weights.finding : 0
        let (coming, length) = (stackLength.writes, stackLength.texts)
        var total = isTold ? WorkWeight.answer : WorkWeight.trial
        let given = defaults.appearanceProxy.touched.count + defaults.navigationBar.touched.count
        total += given * (WorkWeight.write + WorkWeight.reading)
        if isTold { total += coming.reading }
        if run != .trialOfOperations {
            let arrivals = stack.count * weights.arrival + coming.total(finding: finding)
            total += controller == nil ? arrivals : stack.count * WorkWeight.known
        }
        let rules = include.contains(.diagnostics) ? WorkWeight.rules : 0
        let listed = include.workOfListing(weights.listing, length: stack.isEmpty ? 0 : length / stack.count)
        let told = isTold ? WorkWeight.told + (include.contains(.plan) ? WorkWeight.plan : 0) : 0
        var depth = stack.count
        total += rules
        if operations.isEmpty { total += depth * listed }
        // An operation is assumed to write as much as an average screen of the stack, or as its largest new screen if
        // that writes more.
        var restyling = stack.isEmpty ? 0 : coming.total(finding: finding) / stack.count
        for operation in operations {
            for (screen, _) in operation.action.newScreens {
                let work = screen.writeWork
                if isTold { total += work.reading }
                restyling = max(restyling, work.total(finding: finding))
            }
            depth = operation.action.depth(after: depth)
            if case .setViewControllers(let screens, _) = operation.action { total += screens.count * WorkWeight.named }
            let writes = if case .reappear = operation.action { restyling / WorkWeight.reappearance } else { restyling }
            for properties in [operation.writes.before, operation.writes.after] where !properties.isEmpty {
                var beside = WriteWork()
                beside.add(properties)
                total += beside.total(finding: finding) + (isTold ? beside.reading : 0)
            }
            total += WorkWeight.operation + weights.arrival + told + rules + writes + depth * listed
        }
        return RequestWork(total, operations: operations.count, screens: max(depth, stack.count))
    }

    /// Returns the work of the trials of a fix.
    func workOfTrials(of operations: [NavigationOperation]) -> WorkOfTrials {
        let length = StackLength(stack)
        return WorkOfTrials(
            ofRequest: work(of: operations, including: .diagnostics, as: .trial, length).total,
            ofOperations: work(of: operations, including: .diagnostics, as: .trialOfOperations, length).total,
            ofLooks: work(of: operations, including: [], as: .trial, length).total
        )
    }
}

/// The work of the runs that show whether a fix works, in units.
struct WorkOfTrials {
    /// The request with the fix, with the rules of diagnostics and nothing else.
    let ofRequest: Int
    /// Its operations alone, which begin with the stack as it was without the fix.
    let ofOperations: Int
    /// The request, without the rules, on another system.
    let ofLooks: Int
}

extension Inclusion {
    /// Returns the work of listing a screen once: `factor` is the policy's, `length` that of the texts shown.
    fileprivate func workOfListing(_ factor: Int, length: Int) -> Int {
        let text = length / WorkWeight.bytesTold
        return (isDisjoint(with: [.screens, .layout]) ? 0 : WorkWeight.listed * factor + text)
            + (contains(.provenance) ? WorkWeight.provenance + text : 0)
    }
}

/// The writes and texts of the screens of a stack.
private struct StackLength {
    var writes = WriteWork()
    /// The length of the texts, in bytes.
    var texts = 0

    init(_ stack: [Screen]) {
        for screen in stack {
            writes.add(screen.writeWork)
            texts += screen.length
        }
    }
}

/// The work of the writes of screens, in units.
private struct WriteWork {
    /// To read it.
    var reading = 0
    /// To carry it out once.
    var writing = 0
    /// The number of properties that callbacks write.
    var properties = 0

    mutating func add(_ other: WriteWork) {
        reading += other.reading
        writing += other.writing
        properties += other.properties
    }

    /// Adds the write of `properties` by a piece of code.
    mutating func add(_ written: BarProperties) {
        let count = written.touched.count
        let length = written.length
        properties += count
        writing += WorkWeight.callback + count * WorkWeight.write + length / WorkWeight.bytesTold
        reading += count * WorkWeight.reading + length / WorkWeight.bytesRead
    }

    /// To carry it out once, where each property brings so much to be looked at and told of.
    func total(finding: Int) -> Int { writing + properties * finding }
}

extension Screen {
    /// The work of its own writes in an appearance.
    fileprivate var writeWork: WriteWork {
        var work = WriteWork()
        if bar != nil { work.writing += WorkWeight.style }
        for callback in Callback.allCases where !callbacks[callback].isEmpty { work.add(callbacks[callback]) }
        return work
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

extension TransitionRequest {
    /// The work of the answer in one environment.
    public var work: RequestWork { scenario.work(of: [operation], including: inclusion) }
}

extension ReplayRequest {
    /// The work of the answer.
    public var work: RequestWork { scenario.work(of: operations, including: inclusion) }
}

extension ResolveRequest {
    /// The work of the answer in one environment.
    public var work: RequestWork { scenario.work(of: [], including: inclusion) }
}

extension CompareRequest {
    /// The work of the answers in one environment, and of their comparison.
    public var work: RequestWork {
        let include = inclusion.union(.compared)
        return RequestWork(
            underPolicies: selections.map { selection in
                var scenario = scenario
                scenario.policy = selection
                return scenario.work(of: [operation], including: include).compared
            }
        )
    }
}

extension RequestWork {
    /// The same with what comparing the looks of its screens with those of another policy adds.
    fileprivate var compared: RequestWork {
        var work = self
        work.total += looks * WorkWeight.compared
        return work
    }

    /// The same with what comparing the looks of its screens with those in another environment adds.
    var comparedInEnvironments: RequestWork {
        var work = self
        work.total += looks * WorkWeight.comparedInEnvironments
        return work
    }

    /// Returns the work, plus that of another request in the same picture.
    package func beside(_ other: RequestWork) -> RequestWork {
        var work = self
        work.total += other.total
        work.looks += other.looks
        return work
    }

    /// Returns the work, plus that of drawing.
    package func drawn(inFrames frames: Int, ofPixels pixels: Int = 0) -> RequestWork {
        var work = self
        work.total += frames * WorkWeight.frame + pixels / WorkWeight.pixels
        return work
    }
}
