// The answers of a policy. They are requirements of the protocol, so that each policy gets a simulation compiled for it
// and the choice of the policy costs one call a request.
extension NavigationStylePolicy {
    static func answer(_ request: TransitionRequest) throws(ScenarioError) -> TransitionResponse {
        var (response, trace) = try run(request, proposesFixes: true)
        let edits = edits(of: request, trace, [response]) { try? [run($0, proposesFixes: false).response] }
        for (proposal, edits) in edits { response.diagnostics?[proposal.position].edits = edits }
        return response
    }

    static func answer(_ request: ReplayRequest) throws(ScenarioError) -> ReplayResponse {
        var (response, trace) = try run(request, proposesFixes: true)
        let edits = edits(of: request, trace, response.transitions) {
            try? run($0, proposesFixes: false).response.transitions
        }
        for (proposal, edits) in edits {
            response.transitions[proposal.transition].diagnostics?[proposal.position].edits = edits
        }
        return response
    }

    static func answer(_ request: ResolveRequest) throws(ScenarioError) -> ResolveResponse {
        var (response, trace) = try run(request, proposesFixes: true)
        let edits = edits(of: request, trace, [response]) { try? [run($0, proposesFixes: false).response] }
        for (proposal, edits) in edits { response.diagnostics?[proposal.position].edits = edits }
        return response
    }

    private static func run(
        _ request: TransitionRequest,
        proposesFixes: Bool
    ) throws(ScenarioError) -> (response: TransitionResponse, trace: Trace?) {
        guard request.operation.timing == .settled else {
            throw ScenarioError([RequestFault(.noOperationInTurn, at: "/operation/timing")])
        }
        var simulation = try simulation(
            of: request.scenario,
            screensReturn: request.operation.bringsScreensBack,
            proposesFixes: proposesFixes
        )
        var turn = Turn(simulation, scenario: request.scenario)
        try turn.call(request.operation, at: RequestPointer(.operation), in: &simulation)
        var ended = turn.end(in: &simulation)
        if request.scenario.include.contains(.controller) {
            ended[0].controller = simulation.state(under: request.scenario)
        }
        return (ended.removeLast(), simulation.trace)
    }

    private static func run(
        _ request: ReplayRequest,
        proposesFixes: Bool
    ) throws(ScenarioError) -> (response: ReplayResponse, trace: Trace?) {
        let screensReturn = request.operations.contains(where: \.bringsScreensBack)
        var simulation = try simulation(
            of: request.scenario,
            screensReturn: screensReturn,
            proposesFixes: proposesFixes
        )
        var transitions: [TransitionResponse] = []
        transitions.reserveCapacity(request.operations.count)
        var listing = ScreenListing()
        for turnIndices in request.turns {
            var turn = Turn(simulation, scenario: request.scenario)
            for index in turnIndices {
                let pointer = RequestPointer(.operations).appending(index)
                try turn.call(request.operations[index], at: pointer, in: &simulation)
            }
            let ended = turn.end(in: &simulation)
            try listing.add(ended, at: "/operations/\(turnIndices.lowerBound)")
            transitions += ended
        }
        let includesState = request.scenario.include.contains(.controller)
        let state = includesState ? simulation.state(under: request.scenario) : nil
        return (ReplayResponse(transitions: transitions, controller: state), simulation.trace)
    }

    private static func run(
        _ request: ResolveRequest,
        proposesFixes: Bool
    ) throws(ScenarioError) -> (response: ResolveResponse, trace: Trace?) {
        let include = request.scenario.include
        var simulation = try simulation(of: request.scenario, screensReturn: false, proposesFixes: proposesFixes)
        let snapshot = simulation.currentSnapshot(include: include)
        let response = ResolveResponse(
            bar: snapshot?.bar,
            screens: include.contains(.screens) ? simulation.screenStates(include: include).states : nil,
            diagnostics: simulation.diagnostics(of: snapshot),
            controller: include.contains(.controller) ? simulation.state(under: request.scenario) : nil,
            seen: include.contains(.motion) ? snapshot.map(SeenScreen.init) : nil
        )
        return (response, simulation.trace)
    }

    /// The edits that mend what the rules have found.
    private static func edits<Request: FixableRequest, Response: ReviewedResponse>(
        of request: Request,
        _ trace: Trace?,
        _ responses: [Response],
        run: @escaping (Request) -> [Response]?
    ) -> [(proposal: FixProposal, edits: [Edit])] {
        guard let trace, !trace.proposals.isEmpty else { return [] }
        var request = request
        request.scenario.include = .diagnostics
        var review = FixReview(
            of: request,
            FixReview.Answer(responses),
            proposals: trace.proposals,
            added: trace.addedPointers,
            run: { run($0).map { FixReview.Answer($0) } }
        )
        return review.edits()
    }

    /// The controller as the scenario finds it.
    private static func simulation(
        of scenario: Scenario,
        screensReturn: Bool,
        proposesFixes: Bool
    ) throws(ScenarioError) -> Simulation<Self> {
        try scenario.check(for: page)
        let (policy, faults) = selected(by: scenario)
        if !faults.isEmpty { throw ScenarioError(faults) }
        var simulation = try Simulation(policy: policy, scenario: scenario)
        if scenario.include.contains(.diagnostics) {
            simulation.trace = Trace(of: scenario, keepsLooks: screensReturn, proposesFixes: proposesFixes)
        }
        try simulation.restoreHistory(of: scenario)
        return simulation
    }
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

extension Operation {
    /// Whether a screen that was seen before may come back.
    fileprivate var bringsScreensBack: Bool {
        switch action {
        case .push, .update, .scroll, .rotate: false
        case .pop, .popTo, .popToRoot, .setViewControllers, .interactivePop, .reappear: true
        }
    }
}
