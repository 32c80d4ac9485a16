/// The work that a request asks for, counted before it begins.
///
/// It depends only on the content of the request, never on how the answer is computed, so that a faster engine refuses
/// the same requests. One unit was about a thousand instructions of a processor when the weights were measured.
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

    /// Makes the work of one answer of `screens` screens to `operations`.
    fileprivate init(_ total: Int, operations: Int, screens: Int) {
        self.total = total
        factors = (operations > 1 ? [.operations(operations)] : []) + (screens > 0 ? [.screens(screens)] : [])
    }

    /// Makes the work of answers under each of several policies.
    fileprivate init(underPolicies answers: [RequestWork]) {
        total = answers.reduce(0) { $0 + $1.total }
        factors = (answers.count > 1 ? [.policies(answers.count)] : []) + (answers.first?.factors ?? [])
    }

    /// Returns the work in each of `count` environments together.
    package func inEnvironments(_ count: Int) -> RequestWork {
        var work = self
        work.total *= count
        if count > 1 { work.factors.insert(.environments(count), at: 0) }
        return work
    }
}

/// The weight of each part of a request, in units.
private enum Weight {
    /// An answer, whatever is in it.
    static let answer = 200
    /// The trial of a fix, without reading or writing.
    static let trial = 20
    /// A screen of a stack in a restored state.
    static let known = 6
    /// A screen that declares a style.
    static let style = 22
    /// A callback in which a screen writes to the bar.
    static let callback = 2
    /// A property that is written in it.
    static let write = 3
    /// The number of bytes of text per unit, wherever it is written.
    static let bytes = 40
    /// An operation, its layout passes included.
    static let operation = 45
    /// The answer to an operation.
    static let told = 45
    /// The plan of an operation.
    static let plan = 40
    /// A screen that `setViewControllers` names.
    static let named = 4
    /// A screen whose bar and layout are computed and written, under a policy that adds little work.
    static let listed = 16
    /// The origins of the values of a listed bar.
    static let provenance = 8
    /// The rules of diagnostics, after an operation or for a stack at rest.
    static let rules = 36
    /// A screen whose looks are compared between policies or environments.
    static let compared = 6
    /// A frame of a picture.
    static let frame = 300
    /// The number of pixels per unit of an image in a root view: they are decoded, filtered and encoded.
    static let pixels = 8

    /// Returns the weight of a screen that arrives under `policy`, for its hooks, writes and copies, and the factor of
    /// listing a screen.
    static func weights(of policy: String) -> (arrival: Int, listing: Int) {
        switch policy {
        case "reactNativeScreens": (250, 6)
        case "swiftUI": (87, 1)
        case "hbdNavigationBar": (73, 5)
        case "wrNavigationBar": (59, 4)
        case "qmui": (42, 4)
        case "rtRootNavigationController": (34, 1)
        case "doubleNavigationController": (26, 2)
        case "perScreenBar": (24, 2)
        case "kmNavigationBarTransition": (21, 1)
        case "customContainer", "fdFullscreenPopGesture": (16, 1)
        case "transitionBar": (14, 1)
        default: (12, 1)
        }
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
        let (arrival, listing) = Weight.weights(of: policy.name)
        let isKnown = controller != nil
        var writes = 0
        var length = 0
        for screen in stack {
            writes += screen.writeWork
            length += screen.length
        }
        var total = run == .whole ? Weight.answer : Weight.trial
        total += (defaults.appearanceProxy.touched.count + defaults.navigationBar.touched.count) * Weight.write
        if run != .trialOfOperations {
            total += isKnown ? stack.count * Weight.known : stack.count * arrival + writes
        }
        let rules = include.contains(.diagnostics) ? Weight.rules : 0
        let listed = include.workOfListing(listing, length: stack.isEmpty ? 0 : length / stack.count)
        let told = run == .whole ? Weight.told + (include.contains(.plan) ? Weight.plan : 0) : 0
        var depth = stack.count
        total += rules
        if operations.isEmpty { total += depth * listed }
        // An operation is assumed to write as much as an average screen of the stack, or as its largest new screen if
        // that writes more.
        var restyling = stack.isEmpty ? 0 : writes / stack.count
        for operation in operations {
            for (screen, _) in operation.action.newScreens { restyling = max(restyling, screen.writeWork) }
            depth = operation.action.depth(after: depth)
            if case .setViewControllers(let screens, _) = operation.action { total += screens.count * Weight.named }
            total += Weight.operation + arrival + told + rules + restyling + depth * listed
        }
        return RequestWork(total, operations: operations.count, screens: max(depth, stack.count))
    }

    /// Returns the work of the trials of a fix.
    func workOfTrials(of operations: [NavigationOperation]) -> WorkOfTrials {
        WorkOfTrials(
            ofRequest: work(of: operations, including: .diagnostics, as: .trial).total,
            ofOperations: work(of: operations, including: .diagnostics, as: .trialOfOperations).total,
            ofLooks: work(of: operations, including: [], as: .trial).total
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
        let text = length / Weight.bytes
        return (isDisjoint(with: [.screens, .layout]) ? 0 : (Weight.listed + text) * factor)
            + (contains(.provenance) ? Weight.provenance + text : 0)
    }
}

extension Screen {
    /// The work of its own writes in an appearance.
    fileprivate var writeWork: Int {
        Callback.allCases.reduce(bar == nil ? 0 : Weight.style) { work, callback in
            let properties = callbacks[callback]
            let count = properties.touched.count
            guard count > 0 else { return work }
            return work + Weight.callback + count * Weight.write + properties.length / Weight.bytes
        }
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
                return scenario.work(of: [operation], including: include).compared(of: scenario.stack.count)
            }
        )
    }
}

extension RequestWork {
    /// Returns the work, plus that of comparing the looks of `screens` screens.
    func compared(of screens: Int) -> RequestWork {
        var work = self
        work.total += screens * Weight.compared
        return work
    }

    /// Returns the work, plus that of drawing.
    package func drawn(inFrames frames: Int, ofPixels pixels: Int = 0) -> RequestWork {
        var work = self
        work.total += frames * Weight.frame + pixels / Weight.pixels
        return work
    }
}
