/// The controller as a request finds it, before the first operation.
struct RunStart<Policy: NavigationStylePolicy> {
    var simulation: Simulation<Policy>
    /// What the rules of diagnostics go by; nil where nobody asks for them.
    var trace: Trace?

    init(
        of request: some FixableRequest,
        giving include: Inclusion,
        for purpose: Trace.Purpose
    ) throws(ScenarioError) {
        var trace: Trace?
        if include.contains(.diagnostics) {
            let screensReturn = request.operations.contains(where: \.bringsScreensBack)
            trace = Trace(of: request.scenario, keepsLooks: screensReturn, for: purpose)
        }
        simulation = try Policy.simulation(of: request.scenario, tracing: &trace)
        self.trace = trace
    }

    /// The same, asked for something else.
    func asked(for purpose: Trace.Purpose) -> RunStart {
        var start = self
        start.trace = trace?.asked(for: purpose)
        return start
    }
}

/// The operations of a request, carried out.
struct Run<Policy: NavigationStylePolicy> {
    /// Where they began: a fix that changes nothing but operations is tried from there.
    private let start: RunStart<Policy>
    /// The controller after the last of them.
    private(set) var simulation: Simulation<Policy>
    /// What the rules of diagnostics went by.
    private(set) var trace: Trace?
    /// What is known of the answer to each.
    private(set) var drafts: [ResponseDraft] = []

    /// Carries out the operations of `request` for an answer.
    init(of request: some FixableRequest, giving include: Inclusion) throws(ScenarioError) {
        let start = try RunStart<Policy>(of: request, giving: include, for: .answer)
        try self.init(of: request, from: start, giving: include)
    }

    private init<Request: FixableRequest>(
        of request: Request,
        from start: RunStart<Policy>,
        giving include: Inclusion
    ) throws(ScenarioError) {
        self.start = start
        simulation = start.simulation
        trace = start.trace
        let operations = request.operations
        drafts.reserveCapacity(operations.count)
        var listing = ScreenListing()
        for indices in operations.turns {
            var turn = Turn(simulation, giving: include)
            for index in indices {
                let pointer = Request.pointer(toOperation: index)
                try turn.call(operations[index], at: pointer, in: &simulation, tracing: &trace)
            }
            let ended = turn.end(in: &simulation, tracing: &trace)
            let listed = ended.reduce(0) { $0 + ($1.ending.screens?.count ?? 0) }
            try listing.add(listed, at: Request.pointer(toOperation: indices.lowerBound).description)
            drafts += ended
        }
    }

    /// The edits that mend what the rules have found.
    func edits<Request: FixableRequest>(of request: Request) -> [(proposal: FixProposal, edits: [Edit])] {
        guard let trace, !trace.proposals.isEmpty else { return [] }
        var review = FixReview(
            of: request,
            FixReview.Answer(drafts),
            proposals: trace.proposals,
            added: simulation.addedPointers,
            run: { Self.run($0, from: start).map { FixReview.Answer($0.drafts) } }
        )
        return review.edits()
    }

    /// Carries out the operations of a request with a fix; nil where that cannot be done.
    private static func run(
        _ candidate: FixReview<some FixableRequest>.Candidate,
        from start: RunStart<Policy>
    ) -> Run? {
        let purpose = Trace.Purpose.trial(candidate.goal)
        return try? Run(
            of: candidate.request,
            from: candidate.changesScenario
                ? RunStart(of: candidate.request, giving: .diagnostics, for: purpose) : start.asked(for: purpose),
            giving: .diagnostics
        )
    }
}

extension [NavigationOperation] {
    /// Their indices, turn by turn of the run loop.
    fileprivate var turns: [Range<Int>] {
        var turns: [Range<Int>] = []
        var start = 0
        for index in indices.dropFirst() where self[index].timing == .settled {
            turns.append(start..<index)
            start = index
        }
        if !isEmpty { turns.append(start..<count) }
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
