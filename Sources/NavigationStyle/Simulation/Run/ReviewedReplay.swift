/// A replay whose findings are known.
///
/// It is run again for its answer, which is produced one transition at a time.
///
/// The answers to 1,000 operations on a deep stack are hundreds of megabytes. The fixes need less of the whole replay:
/// the bars, the keys and severities of the diagnostics, and the proposals.
package struct ReviewedReplay {
    private let request: FixableRequest
    private let start: RunStart
    /// The results of the fixes, by transition; empty if there are none.
    private var fixes: [Int: [FixResult]] = [:]
    /// The outcome of each operation.
    package private(set) var outcomes: [TransitionResponse.Outcome] = []

    /// The policy, with the edition and the options in use.
    package var policy: PolicyReference { start.run.simulation.policyReference }
    /// The environment that was assumed at the beginning.
    package var environment: NavigationEnvironment { request.scenario.environment.whole }

    /// Carries out `request` to find its diagnostics.
    init(of request: ReplayRequest, within budget: inout WorkBudget) throws(ScenarioError) {
        let request = FixableRequest(request)
        self.request = request
        let include = request.inclusion
        start = try RunStart(of: request, giving: include, for: include.purpose, hasTrials: true)
        outcomes.reserveCapacity(request.operations.count)
        var outcomes: [TransitionResponse.Outcome] = []
        var known = ReviewedAnswer(beginningWith: start.run.bar)
        var run = start.run
        try run.carryOut(request, giving: include.intersection(.diagnostics)) { draft, _ in
            outcomes.append(draft.ending.outcome)
            known.addKeys(draft.ending)
            return true
        }
        self.outcomes = outcomes
        let results = request.fixResults(of: run, giving: known, from: start, within: &budget)
        fixes = Dictionary(grouping: results, by: \.transition)
    }

    /// Carries the operations out once more.
    ///
    /// - Parameter take: Takes the answer to the next operation; returns whether to go on.
    /// - Returns: The state at the end, if it is asked for and the end was reached.
    /// - Throws: The faults that make an operation impossible.
    package func transitions(_ take: (_ transition: TransitionResponse) -> Bool) throws(ScenarioError)
        -> ControllerState?
    {
        var index = 0
        var run = start.run
        try run.carryOut(request, giving: request.inclusion) { draft, simulation in
            var response = request.response(to: draft, in: simulation)
            for result in fixes[index] ?? [] { response.diagnostics?[result.position].note(result.outcome) }
            index += 1
            return take(response)
        }
        guard index == request.operations.count, request.inclusion.contains(.controller) else { return nil }
        return run.simulation.state(under: request.scenario)
    }
}
