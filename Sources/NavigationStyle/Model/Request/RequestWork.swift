/// The work that a request asks for, counted before it is begun.
///
/// It is a function of what the request says, never of how the answer is computed, so that a faster engine refuses nothing
/// else. One unit was about a thousand instructions of a processor when the weights were measured.
public struct RequestWork: Hashable, Sendable {
    /// A number by which work is multiplied.
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
    /// The numbers by which the work is multiplied, the outermost first; a single policy, environment or operation is left
    /// out.
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

    /// The same in each of `count` environments.
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
    /// The trial of a fix, of which nothing is read and nothing written.
    static let trial = 20
    /// A screen of the stack through its history, under a policy that does little for it.
    static let history = 8
    /// A screen of a stack whose state is handed over.
    static let known = 6
    /// A screen that declares a style.
    static let style = 12
    /// A callback in which a screen writes to the bar.
    static let callback = 2
    /// A property that is written in it.
    static let write = 1
    /// An operation, its layout passes and its plan included.
    static let operation = 45
    /// A screen that `setViewControllers` names.
    static let named = 4
    /// A screen whose bar and layout are looked at and written.
    static let listed = 14
    /// The origins of the values of a bar that is listed.
    static let provenance = 8
    /// The rules of diagnostics, after an operation or for a stack as it stands.
    static let rules = 15
    /// A screen whose looks are compared between policies or environments.
    static let compared = 6
    /// A frame of a picture.
    static let frame = 300
    /// The number of pixels of an image in a root view to one unit: they are decoded, filtered and encoded.
    static let pixels = 8

    /// Factors for a screen under `policy`, which are 1 for the policies that do least.
    ///
    /// They are those of its history, for the hooks and writes of the policy at every arrival, and of its listing.
    static func factors(of policy: String) -> (history: Int, listing: Int) {
        switch policy {
        case "reactNativeScreens": (8, 2)
        case "hbdNavigationBar": (3, 2)
        case "rtRootNavigationController", "swiftUI", "wrNavigationBar": (3, 1)
        case "qmui": (2, 2)
        case "doubleNavigationController": (2, 1)
        default: (1, 1)
        }
    }
}

extension Scenario {
    /// The work of `operations` on the stack, for an answer with the parts of `include`.
    func work(of operations: [NavigationOperation], including include: Inclusion) -> RequestWork {
        let factor = Weight.factors(of: policy.name)
        var writes = 0
        var total = Weight.answer + defaults.appearanceProxy.touched.count * Weight.write
        for screen in stack {
            writes += screen.writeWork
            total += controller == nil ? Weight.history * factor.history : Weight.known
        }
        if controller == nil { total += writes }
        let listed = include.workOfListing(factor.listing)
        let rules = include.contains(.diagnostics) ? Weight.rules : 0
        var depth = stack.count
        total += rules + depth * listed
        // An operation restyles the bar as the screens of the stack do on average, or as the one that comes.
        var restyling = stack.isEmpty ? 0 : writes / stack.count
        for operation in operations {
            for (screen, _) in operation.action.newScreens {
                total += Weight.history * factor.history + screen.writeWork
                restyling = max(restyling, screen.writeWork)
            }
            depth = operation.action.depth(after: depth)
            if case .setViewControllers(let screens, _) = operation.action { total += screens.count * Weight.named }
            total += Weight.operation + rules + restyling + depth * listed
        }
        return RequestWork(total, operations: operations.count, screens: max(depth, stack.count))
    }
}

extension Scenario {
    /// The work of the trial of a fix: what it runs, with the rules of diagnostics and nothing else.
    func workOfTrial(of operations: [NavigationOperation]) -> Int {
        work(of: operations, including: .diagnostics).total - Weight.answer + Weight.trial
    }
}

extension Inclusion {
    /// The work of listing a screen once; `factor` is that of the policy.
    fileprivate func workOfListing(_ factor: Int) -> Int {
        (isDisjoint(with: [.screens, .layout]) ? 0 : Weight.listed * factor)
            + (contains(.provenance) ? Weight.provenance : 0)
    }
}

extension Screen {
    /// The work of its own writes in an appearance.
    fileprivate var writeWork: Int {
        Callback.allCases.reduce(bar == nil ? 0 : Weight.style) { work, callback in
            let count = callbacks[callback].touched.count
            return count == 0 ? work : work + Weight.callback + count * Weight.write
        }
    }
}

extension NavigationOperation.Action {
    /// The largest number of screens after the operation, where there were `count`.
    fileprivate func depth(after count: Int) -> Int {
        switch self {
        case .push: count + 1
        case .pop(let popped, _, _): max(1, count - popped)
        case .popToRoot: 1
        case .setViewControllers(let references, _): references.count
        case .interactivePop(.finished): max(1, count - 1)
        case .popTo, .interactivePop, .update, .scroll, .rotate, .reappear, .search: count
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
    /// The same with what comparing the looks of `screens` adds.
    func compared(of screens: Int) -> RequestWork {
        var work = self
        work.total += screens * Weight.compared
        return work
    }

    /// The same with what drawing adds.
    package func drawn(inFrames frames: Int, ofPixels pixels: Int = 0) -> RequestWork {
        var work = self
        work.total += frames * Weight.frame + pixels / Weight.pixels
        return work
    }
}
