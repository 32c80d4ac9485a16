// The answers of a policy. They are requirements of the protocol, so that each policy gets a simulation compiled for it
// and the choice of the policy costs one call a request.
extension NavigationStylePolicy {
    static func answer(_ request: TransitionRequest) throws(ScenarioError) -> TransitionResponse {
        guard request.operation.timing == .settled else {
            throw ScenarioError([RequestFault(.noOperationInTurn, at: "/operation/timing")])
        }
        let start = try RunStart<Self>(of: request, giving: request.inclusion, for: .answer)
        let run = try Run(of: request, from: start, giving: request.inclusion)
        var response = run.drafts[0].response(in: run.simulation)
        if request.inclusion.contains(.controller) {
            response.controller = run.simulation.state(under: request.scenario)
        }
        for (proposal, edits) in run.edits(of: request, from: start) {
            response.diagnostics?[proposal.position].edits = edits
        }
        return response
    }

    static func answer(_ request: ReplayRequest) throws(ScenarioError) -> ReplayResponse {
        let start = try RunStart<Self>(of: request, giving: request.inclusion, for: .answer)
        let run = try Run(of: request, from: start, giving: request.inclusion)
        var response = ReplayResponse(
            policy: run.simulation.policy.reference,
            environment: request.scenario.environment.whole,
            transitions: run.drafts.map { $0.response(in: run.simulation) },
            controller: request.inclusion.contains(.controller) ? run.simulation.state(under: request.scenario) : nil
        )
        for (proposal, edits) in run.edits(of: request, from: start) {
            response.transitions[proposal.transition].diagnostics?[proposal.position].edits = edits
        }
        return response
    }

    static func answer(_ request: ResolveRequest) throws(ScenarioError) -> ResolveResponse {
        let include = request.inclusion
        var start = try RunStart<Self>(of: request, giving: include, for: .answer)
        let simulation = start.simulation
        let snapshot = start.bar
        var response = ResolveResponse(
            policy: simulation.policy.reference,
            environment: request.scenario.environment.whole,
            contested: simulation.namesOfContested(after: nil),
            bar: snapshot?.bar,
            diagnostics: simulation.diagnostics(of: snapshot, tracing: &start.trace),
            screens: include.contains(.screens) ? simulation.screenStates(include: include).states : nil,
            controller: include.contains(.controller) ? simulation.state(under: request.scenario) : nil,
            seen: include.contains(.motion) ? snapshot.map(SeenScreen.init) : nil
        )
        let answer = ReviewedAnswer(diagnostics: [response.diagnostics ?? []], bars: [snapshot])
        for (proposal, edits) in edits(of: request, answer, proposals: start.trace?.proposals ?? []) {
            response.diagnostics?[proposal.position].edits = edits
        }
        return response
    }

    /// The edits that mend what the rules have found in a stack that is only looked at.
    private static func edits(
        of request: ResolveRequest,
        _ answer: ReviewedAnswer,
        proposals: [FixProposal]
    ) -> [(proposal: FixProposal, edits: [Edit])] {
        guard !proposals.isEmpty else { return [] }
        var review = FixReview(of: request, answer, proposals: proposals, added: []) {
            request,
            _,
            goal in
            let start = try? RunStart<Self>(of: request, giving: .diagnostics, for: .trial(goal))
            guard var start else { return nil }
            let diagnostics = start.simulation.diagnostics(of: start.bar, tracing: &start.trace)
            return ReviewedAnswer(diagnostics: [diagnostics ?? []], bars: [start.bar])
        }
        return review.edits()
    }

    /// The controller as the scenario finds it.
    static func simulation(
        of scenario: Scenario,
        tracing trace: inout Trace?
    ) throws(ScenarioError) -> Simulation<Self> {
        let scenarioFaults = scenario.faults
        if !scenarioFaults.isEmpty { throw ScenarioError(scenarioFaults) }
        let (policy, faults) = selected(by: scenario)
        if !faults.isEmpty { throw ScenarioError(faults) }
        if let fault = policy.systemFault(in: scenario) { throw ScenarioError([fault]) }
        var simulation = try Simulation(policy: policy, scenario: scenario)
        var record = OperationRecord(trace.map { $0.keepsLooks ? [.writes, .looks] : .writes } ?? [])
        try simulation.restoreHistory(of: scenario, &record)
        trace?.add(record)
        return simulation
    }
}
