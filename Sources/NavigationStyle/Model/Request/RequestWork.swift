/// The work that a request asks for, counted before it begins.
///
/// It depends only on the content of the request, never on how the answer is computed, so that a faster engine refuses
/// the same requests. One unit was about a thousand instructions of a processor when the
/// weights were measured.
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

    /// Makes the work of one answer about `screens` screens and `operations` operations.
    init(_ total: Int, operations: Int, screens: Int) {
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
