// The answers, under the policy that the scenario selects.
extension FixableRequest {
    /// Returns the answers to all operations, which are kept until the results of the fixes are known.
    fileprivate func answer(within budget: inout WorkBudget) throws(ScenarioError) -> ReplayResponse {
        let include = inclusion
        let start = try RunStart(of: self, giving: include, for: include.purpose, hasTrials: true)
        var response = ReplayResponse(
            policy: start.run.simulation.policyReference,
            environment: scenario.environment.whole,
            transitions: []
        )
        var known = ReviewedAnswer(beginningWith: start.run.bar)
        var run = start.run
        try run.carryOut(self, giving: include) { draft, simulation in
            response.transitions.append(self.response(to: draft, in: simulation))
            known.add(draft.ending)
            return true
        }
        for result in fixResults(of: run, giving: known, from: start, within: &budget) {
            response.transitions[result.transition].diagnostics?[result.position].note(result.outcome)
        }
        if include.contains(.controller) { response.controller = run.simulation.state(under: scenario) }
        return response
    }

    /// Returns the answer to an operation; it names the environment that was asked for, also where that has no dark
    /// style.
    func response(to draft: ResponseDraft, in simulation: Simulation) -> TransitionResponse {
        var response = draft.response(in: simulation)
        if scenario.environment.userInterfaceStyle != scenario.environment.interfaceStyle {
            response.environment.userInterfaceStyle = scenario.environment.userInterfaceStyle
        }
        return response
    }
}

extension ReplayRequest {
    func answer(within budget: inout WorkBudget) throws(ScenarioError) -> ReplayResponse {
        try FixableRequest(self).answer(within: &budget)
    }
}

extension TransitionRequest {
    func answer(within budget: inout WorkBudget) throws(ScenarioError) -> TransitionResponse {
        guard operation.timing == .settled else {
            throw ScenarioError([RequestFault(.noOperationInTurn, at: "/operation/timing")])
        }
        let answer = try FixableRequest(self).answer(within: &budget)
        guard var response = answer.transitions.first else {
            throw ScenarioError([RequestFault(.empty, at: "/operation")])
        }
        response.controller = answer.controller
        return response
    }
}

extension ResolveRequest {
    func answer(within budget: inout WorkBudget) throws(ScenarioError) -> ResolveResponse {
        let request = FixableRequest(self)
        let include = request.inclusion
        let start = try RunStart(of: request, giving: include, for: include.purpose, hasTrials: true)
        var run = start.run
        let (simulation, snapshot) = (run.simulation, run.bar)
        var response = ResolveResponse(
            policy: simulation.policyReference,
            environment: scenario.environment.whole,
            contested: simulation.namesOfContested(after: nil),
            bar: snapshot?.bar,
            diagnostics: run.diagnosticsOfStack(),
            screens: include.contains(.screens) ? simulation.screenStates(include: include).states : nil,
            controller: include.contains(.controller) ? simulation.state(under: scenario) : nil,
            seen: include.contains(.motion) ? snapshot.map(SeenScreen.init) : nil
        )
        let answer = ReviewedAnswer(response.diagnostics ?? [], showing: snapshot)
        for result in request.fixResults(of: run, giving: answer, from: start, within: &budget) {
            response.diagnostics?[result.position].note(result.outcome)
        }
        return response
    }
}

extension Simulation {
    /// Creates the controller of a scenario, to which nothing has happened yet.
    init(of scenario: Scenario) throws(ScenarioError) {
        guard scenario.environment.userInterfaceStyle == scenario.environment.interfaceStyle else {
            var styled = scenario
            styled.environment.userInterfaceStyle = scenario.environment.interfaceStyle
            try self.init(of: styled)
            return
        }
        let type = try scenario.policyType
        let scenarioFaults = scenario.faults
        if !scenarioFaults.isEmpty { throw ScenarioError(scenarioFaults) }
        let (policy, faults) = type.selected(by: scenario, at: "/policy")
        if !faults.isEmpty { throw ScenarioError(faults) }
        if let fault = policy.systemFault(in: scenario) { throw ScenarioError([fault]) }
        try self.init(policy: policy, scenario: scenario)
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
