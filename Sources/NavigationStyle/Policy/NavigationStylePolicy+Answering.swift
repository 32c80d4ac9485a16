// The answers of a policy. They are requirements of the protocol, so that each policy gets a simulation compiled for
// it, and the choice of the policy costs one call for each request.
extension NavigationStylePolicy {
    static func answer(
        _ request: TransitionRequest,
        within budget: inout WorkBudget
    ) throws(ScenarioError) -> TransitionResponse {
        guard request.operation.timing == .settled else {
            throw ScenarioError([RequestFault(.noOperationInTurn, at: "/operation/timing")])
        }
        let answer = try answerInOneRun(request, within: &budget)
        guard var response = answer.transitions.first else {
            throw ScenarioError([RequestFault(.empty, at: "/operation")])
        }
        response.controller = answer.controller
        return response
    }

    static func answer(
        _ request: ReplayRequest,
        within budget: inout WorkBudget
    ) throws(ScenarioError) -> ReplayResponse {
        try answerInOneRun(request, within: &budget)
    }

    /// Returns the answers to all operations of a request, which are kept until the results of the fixes are known.
    private static func answerInOneRun(
        _ request: some FixableRequest,
        within budget: inout WorkBudget
    ) throws(ScenarioError) -> ReplayResponse {
        let include = request.inclusion
        let start = try RunStart<Self>(of: request, giving: include, for: include.purpose, hasTrials: true)
        var response = ReplayResponse(
            policy: start.simulation.policy.reference,
            environment: request.scenario.environment.whole,
            transitions: []
        )
        var known = ReviewedAnswer()
        let run = try Run(of: request, from: start, giving: include) { draft, simulation in
            response.transitions.append(draft.response(in: simulation))
            known.add(draft.ending)
            return true
        }
        for result in run.fixResults(of: request, known, from: start, within: &budget) {
            response.transitions[result.transition].diagnostics?[result.position].note(result.outcome)
        }
        if include.contains(.controller) { response.controller = run.simulation.state(under: request.scenario) }
        return response
    }

    static func known(
        _ request: ReplayRequest,
        within budget: inout WorkBudget
    ) throws(ScenarioError) -> any KnownReplay {
        try ReviewedReplay<Self>(of: request, within: &budget)
    }

    static func transitions(
        of replay: ReviewedReplay<Self>,
        _ take: (_ transition: TransitionResponse) -> Bool
    ) throws(ScenarioError) -> ControllerState? {
        try replay.carryOut(take)
    }

    static func answer(
        _ request: ResolveRequest,
        within budget: inout WorkBudget
    ) throws(ScenarioError) -> ResolveResponse {
        let include = request.inclusion
        var start = try RunStart<Self>(of: request, giving: include, for: include.purpose, hasTrials: true)
        let simulation = start.simulation
        let snapshot = start.bar
        var response = ResolveResponse(
            policy: simulation.policy.reference,
            environment: request.scenario.environment.whole,
            contested: simulation.namesOfContested(after: nil),
            bar: snapshot?.bar,
            diagnostics: simulation.diagnostics(of: snapshot, logging: &start.log),
            screens: include.contains(.screens) ? simulation.screenStates(include: include).states : nil,
            controller: include.contains(.controller) ? simulation.state(under: request.scenario) : nil,
            seen: include.contains(.motion) ? snapshot.map(SeenScreen.init) : nil
        )
        let answer = ReviewedAnswer(diagnostics: [response.diagnostics ?? []], bars: [snapshot])
        for result in fixResults(of: request, answer, from: start, within: &budget) {
            response.diagnostics?[result.position].note(result.outcome)
        }
        return response
    }

    /// Returns the results of the fixes proposed for a stack without operations.
    private static func fixResults(
        of request: ResolveRequest,
        _ answer: ReviewedAnswer,
        from start: RunStart<Self>,
        within budget: inout WorkBudget
    ) -> [FixResult] {
        guard let proposals = start.log?.proposals, !proposals.isEmpty else { return [] }
        var starts = TrialStarts(start)
        var review = FixReview(
            of: request,
            answer,
            proposals: proposals,
            added: [],
            budget: budget,
            trial: { request, extent, goal in
                guard var start = starts.start(of: request, changing: extent, for: .trial(goal)) else { return nil }
                let diagnostics = start.simulation.diagnostics(of: start.bar, logging: &start.log)
                return ReviewedAnswer(diagnostics: [diagnostics ?? []], bars: [start.bar])
            },
            bars: { request, extent in starts.listing(of: request, changing: extent).map { [$0.bar] } }
        )
        defer { budget = review.budget }
        return review.results()
    }

    /// Returns the controller in the state that the scenario describes.
    static func simulation(
        of scenario: Scenario,
        logging log: inout WriteLog?
    ) throws(ScenarioError) -> Simulation<Self> {
        var simulation = try newSimulation(of: scenario)
        simulation.record = OperationRecord(ofHistoryIn: &log)
        try simulation.restoreHistory(of: scenario)
        log?.add(simulation.takeRecord())
        return simulation
    }

    /// Returns the controller of a scenario, to which nothing has happened yet.
    static func newSimulation(of scenario: Scenario) throws(ScenarioError) -> Simulation<Self> {
        let scenarioFaults = scenario.faults
        if !scenarioFaults.isEmpty { throw ScenarioError(scenarioFaults) }
        let (policy, faults) = selected(by: scenario)
        if !faults.isEmpty { throw ScenarioError(faults) }
        if let fault = policy.systemFault(in: scenario) { throw ScenarioError([fault]) }
        return try Simulation(policy: policy, scenario: scenario)
    }
}

extension OperationRecord {
    /// Makes the record of what happens before the first operation, with what the log needs of it.
    init(ofHistoryIn log: inout WriteLog?) {
        let interest: Interest = log.map { $0.keepsLooks ? [.writes, .looks] : .writes } ?? []
        self = log?.record(interest) ?? OperationRecord(interest)
    }
}

extension Inclusion {
    /// The purpose of the diagnostic rules in an answer with these parts.
    var purpose: WriteLog.Purpose { .answer(contains(.fixes) ? .all : .allButMeant) }
}
