// The answers of a policy. They are requirements of the protocol, so that each policy gets a simulation compiled for it
// and the choice of the policy costs one call a request.
extension NavigationStylePolicy {
    static func answer(_ request: TransitionRequest) throws(ScenarioError) -> TransitionResponse {
        var run = try run(request, giving: request.inclusion, for: .answer)
        let edits = edits(of: request, run, [run.response]) {
            try? [self.run($0, giving: .diagnostics, for: .trial).response]
        }
        for (proposal, edits) in edits { run.response.diagnostics?[proposal.position].edits = edits }
        return run.response
    }

    static func answer(_ request: ReplayRequest) throws(ScenarioError) -> ReplayResponse {
        var run = try run(request, giving: request.inclusion, for: .answer)
        let edits = edits(of: request, run, run.response.transitions) {
            try? self.run($0, giving: .diagnostics, for: .trial).response.transitions
        }
        for (proposal, edits) in edits {
            run.response.transitions[proposal.transition].diagnostics?[proposal.position].edits = edits
        }
        return run.response
    }

    static func answer(_ request: ResolveRequest) throws(ScenarioError) -> ResolveResponse {
        var run = try run(request, giving: request.inclusion, for: .answer)
        let edits = edits(of: request, run, [run.response]) {
            try? [self.run($0, giving: .diagnostics, for: .trial).response]
        }
        for (proposal, edits) in edits { run.response.diagnostics?[proposal.position].edits = edits }
        return run.response
    }

    private static func run(
        _ request: TransitionRequest,
        giving include: Inclusion,
        for purpose: Trace.Purpose
    ) throws(ScenarioError) -> Run<TransitionResponse> {
        guard request.operation.timing == .settled else {
            throw ScenarioError([RequestFault(.noOperationInTurn, at: "/operation/timing")])
        }
        var trace = trace(
            of: request.scenario,
            giving: include,
            screensReturn: request.operation.bringsScreensBack,
            for: purpose
        )
        var simulation = try simulation(of: request.scenario, tracing: &trace)
        var turn = Turn(simulation, giving: include)
        try turn.call(request.operation, at: RequestPointer(.operation), in: &simulation, tracing: &trace)
        var ended = turn.end(in: &simulation, tracing: &trace)
        if include.contains(.controller) {
            ended[0].controller = simulation.state(under: request.scenario)
        }
        return Run(response: ended.removeLast(), trace: trace, addedPointers: simulation.addedPointers)
    }

    private static func run(
        _ request: ReplayRequest,
        giving include: Inclusion,
        for purpose: Trace.Purpose
    ) throws(ScenarioError) -> Run<ReplayResponse> {
        var trace = trace(
            of: request.scenario,
            giving: include,
            screensReturn: request.operations.contains(where: \.bringsScreensBack),
            for: purpose
        )
        var simulation = try simulation(of: request.scenario, tracing: &trace)
        var transitions: [TransitionResponse] = []
        transitions.reserveCapacity(request.operations.count)
        var listing = ScreenListing()
        for turnIndices in request.turns {
            var turn = Turn(simulation, giving: include)
            for index in turnIndices {
                let pointer = RequestPointer(.operations).appending(index)
                try turn.call(request.operations[index], at: pointer, in: &simulation, tracing: &trace)
            }
            let ended = turn.end(in: &simulation, tracing: &trace)
            try listing.add(ended, at: "/operations/\(turnIndices.lowerBound)")
            transitions += ended
        }
        let response = ReplayResponse(
            policy: simulation.policy.reference,
            environment: request.scenario.environment.whole,
            transitions: transitions,
            controller: include.contains(.controller) ? simulation.state(under: request.scenario) : nil
        )
        return Run(response: response, trace: trace, addedPointers: simulation.addedPointers)
    }

    private static func run(
        _ request: ResolveRequest,
        giving include: Inclusion,
        for purpose: Trace.Purpose
    ) throws(ScenarioError) -> Run<ResolveResponse> {
        var trace = trace(of: request.scenario, giving: include, screensReturn: false, for: purpose)
        let simulation = try simulation(of: request.scenario, tracing: &trace)
        let snapshot = simulation.currentSnapshot(include: include)
        let response = ResolveResponse(
            policy: simulation.policy.reference,
            environment: request.scenario.environment.whole,
            contested: simulation.namesOfContested(after: nil),
            bar: snapshot?.bar,
            diagnostics: simulation.diagnostics(of: snapshot, tracing: &trace),
            screens: include.contains(.screens) ? simulation.screenStates(include: include).states : nil,
            controller: include.contains(.controller) ? simulation.state(under: request.scenario) : nil,
            seen: include.contains(.motion) ? snapshot.map(SeenScreen.init) : nil
        )
        return Run(response: response, trace: trace, addedPointers: simulation.addedPointers)
    }

    /// The edits that mend what the rules have found.
    private static func edits<Request: FixableRequest, Response: ReviewedResponse>(
        of request: Request,
        _ answered: Run<some Any>,
        _ responses: [Response],
        run: @escaping (Request) -> [Response]?
    ) -> [(proposal: FixProposal, edits: [Edit])] {
        guard let trace = answered.trace, !trace.proposals.isEmpty else { return [] }
        var review = FixReview(
            of: request,
            FixReview.Answer(responses),
            proposals: trace.proposals,
            added: answered.addedPointers,
            run: { run($0).map { FixReview.Answer($0) } }
        )
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

    /// What the rules of diagnostics go by; nil where nobody asks for them.
    private static func trace(
        of scenario: Scenario,
        giving include: Inclusion,
        screensReturn: Bool,
        for purpose: Trace.Purpose
    ) -> Trace? {
        guard include.contains(.diagnostics) else { return nil }
        return Trace(of: scenario, keepsLooks: screensReturn, for: purpose)
    }
}

/// What has been answered, with what is needed to look for edits.
private struct Run<Response> {
    var response: Response
    /// What the rules of diagnostics went by.
    var trace: Trace?
    /// Where the screens that operations brought stand in the request.
    var addedPointers: [RequestPointer]
}

extension ReplayRequest {
    /// The indices of the operations, turn by turn of the run loop.
    fileprivate var turns: [Range<Int>] {
        var turns: [Range<Int>] = []
        var start = 0
        for index in operations.indices.dropFirst() where operations[index].timing == .settled {
            turns.append(start..<index)
            start = index
        }
        if !operations.isEmpty { turns.append(start..<operations.count) }
        return turns
    }
}

extension NavigationOperation {
    /// Whether a screen that was seen before may come back.
    fileprivate var bringsScreensBack: Bool {
        switch action {
        case .push, .update, .scroll, .rotate: false
        case .pop, .popTo, .popToRoot, .setViewControllers, .interactivePop, .reappear: true
        }
    }
}
