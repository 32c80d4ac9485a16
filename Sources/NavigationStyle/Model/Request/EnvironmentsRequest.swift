/// A request that can be answered in several environments at once.
public protocol EnvironmentsRequest: Hashable, Sendable {
    /// The answer in one environment.
    associatedtype Answer: ComparableAnswer

    /// The stack and its surroundings.
    var scenario: Scenario { get set }
    /// The environments to answer in; if there are none, the scenario's own.
    var environments: [NavigationEnvironment] { get set }
    /// The parts of each answer.
    var inclusion: Inclusion { get }
    /// The work of the answer in one environment.
    var work: RequestWork { get }
    /// The moments of the transition at which the bar is compared, 0…1.
    var comparedMoments: [Double] { get }

    /// Returns the answer in the scenario's own environment, whatever ``environments`` holds.
    func response(within budget: inout WorkBudget) throws(ScenarioError) -> Answer
}

extension EnvironmentsRequest {
    /// Lays each overlay over each environment of the request; without ``environments`` and with one overlay, over the
    /// scenario's own.
    ///
    /// - Parameter overlays: The overlays; if there are none, the request stays as it is.
    public mutating func lay(_ overlays: [EnvironmentOverlay]) {
        guard !overlays.isEmpty else { return }
        let bases = environments.isEmpty ? [scenario.environment] : environments
        var seen: Set<NavigationEnvironment> = []
        let all = bases.flatMap { base in overlays.map { $0.environment(over: base) } }
            .filter { seen.insert($0).inserted }
        if environments.isEmpty, all.count == 1 {
            scenario.environment = all[0]
        } else {
            environments = all
        }
    }
}

extension Inclusion {
    /// The parts that a comparison needs.
    static let compared: Inclusion = [.plan, .screens, .layout, .diagnostics, .motion]
}

extension TransitionRequest: EnvironmentsRequest {
    /// The swipe's own progress, or a quarter, half and three quarters.
    public var comparedMoments: [Double] { operation.comparedMoments }
}

extension ResolveRequest: EnvironmentsRequest {
    /// No moments, as nothing moves.
    public var comparedMoments: [Double] { [] }
}

extension CompareRequest: EnvironmentsRequest {
    /// The swipe's own progress, or a quarter, half and three quarters.
    public var comparedMoments: [Double] { operation.comparedMoments }
}

extension NavigationOperation {
    fileprivate var comparedMoments: [Double] { swipeProgress.map { [$0] } ?? [0.25, 0.5, 0.75] }
}
