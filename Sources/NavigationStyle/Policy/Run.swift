/// The controller as a request finds it, before the first operation.
struct RunStart<Policy: NavigationStylePolicy> {
    var simulation: Simulation<Policy>
    /// The facts for the diagnostic rules; nil if diagnostics are not requested.
    var trace: Trace?
    /// The bar of the top screen; nil if the stack is empty.
    let bar: BarSnapshot?

    init(
        of request: some FixableRequest,
        giving include: Inclusion,
        for purpose: Trace.Purpose
    ) throws(ScenarioError) {
        var trace: Trace?
        if include.contains(.diagnostics) {
            let screensReturn = request.operations.contains(where: \.bringsScreensBack)
            trace = Trace(
                of: request.scenario,
                keepsLooks: screensReturn,
                copyingStyles: Policy.copiesStyles,
                for: purpose
            )
        }
        simulation = try Policy.simulation(of: request.scenario, tracing: &trace)
        bar = simulation.currentSnapshot(include: include)
        self.trace = trace
    }

    /// Returns the same start for another purpose.
    func asked(for purpose: Trace.Purpose) -> RunStart {
        var start = self
        start.trace = trace?.asked(for: purpose)
        return start
    }
}

/// The operations of a request, carried out.
struct Run<Policy: NavigationStylePolicy> {
    /// The controller after the last operation.
    private(set) var simulation: Simulation<Policy>
    /// The facts for the diagnostic rules.
    private(set) var trace: Trace?

    /// Carries out the operations of `request` from `start`; of a trial, those up to the one that shows that the fix
    /// does not work.
    ///
    /// Each draft of an answer is passed on and then released, so that the caller decides how much a long replay
    /// retains.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - start: The controller before the first operation.
    ///   - include: The parts of the answers.
    ///   - take: Takes the draft of the answer to the next operation, and the controller after its turn; returns
    ///     whether to go on.
    /// - Throws: The faults that make an operation impossible.
    init<Request: FixableRequest>(
        of request: Request,
        from start: RunStart<Policy>,
        giving include: Inclusion,
        _ take: (_ draft: ResponseDraft, _ simulation: Simulation<Policy>) -> Bool
    ) throws(ScenarioError) {
        simulation = start.simulation
        trace = start.trace
        let operations = request.operations
        var count = 0
        var bar = start.bar
        for indices in operations.turns {
            if operations[indices.lowerBound].endsSearch {
                simulation.endSearch()
                bar = simulation.currentSnapshot(include: include)
            }
            var turn = Turn(simulation, showing: bar, giving: include)
            for index in indices {
                let pointer = Request.pointer(toOperation: index)
                try turn.call(operations[index], at: pointer, in: &simulation, tracing: &trace)
            }
            let ended = turn.end(in: &simulation, tracing: &trace)
            bar = turn.bar
            var isDecided = false
            for draft in ended {
                if trace?.isGoalMissed(by: draft, count) ?? false { isDecided = true }
                count += 1
                if !take(draft, simulation) { isDecided = true }
            }
            if isDecided { return }
        }
    }

    /// Returns the results of the proposed fixes: one that changes only operations is tried from `start`, where those
    /// of the request began.
    func fixResults<Request: FixableRequest>(
        of request: Request,
        _ known: ReviewedAnswer,
        from start: RunStart<Policy>,
        within budget: inout WorkBudget
    ) -> [FixResult] {
        guard let trace, !trace.proposals.isEmpty else { return [] }
        var review = FixReview(
            of: request,
            known,
            proposals: trace.proposals,
            added: simulation.addedPointers,
            budget: budget,
            trial: { request, changesScenario, goal in
                Self.trial(of: request, from: changesScenario ? nil : start, for: .trial(goal))
            },
            bars: { request in
                guard let start = try? RunStart<Policy>(of: request, giving: [], for: .listing) else { return nil }
                var bars: [BarSnapshot?] = []
                let run = try? Run(of: request, from: start, giving: []) { draft, _ in
                    bars.append(draft.ending.after)
                    return true
                }
                return run == nil ? nil : bars
            }
        )
        defer { budget = review.budget }
        return review.results()
    }

    /// Carries out the operations of a request with a fix; returns nil if that is impossible.
    ///
    /// `start` is the controller before the first operation, if the fix does not change it.
    private static func trial(
        of request: some FixableRequest,
        from start: RunStart<Policy>?,
        for purpose: Trace.Purpose
    ) -> ReviewedAnswer? {
        var known = ReviewedAnswer()
        let run = try? Run(
            of: request,
            from: start?.asked(for: purpose) ?? RunStart(of: request, giving: .diagnostics, for: purpose),
            giving: .diagnostics
        ) { draft, _ in
            known.add(draft.ending)
            return true
        }
        return run == nil ? nil : known
    }
}

extension Trace {
    /// Whether this is the trial of a fix that does not work, as `draft`, the answer number `transition`, shows.
    fileprivate func isGoalMissed(by draft: ResponseDraft, _ transition: Int) -> Bool {
        guard case .trial(let goal) = purpose, let diagnostics = draft.ending.diagnostics else { return false }
        return goal.isMissed(by: diagnostics, in: transition)
    }
}

extension [NavigationOperation] {
    /// The indices of the operations, by turn of the run loop.
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
        case .push, .update, .scroll, .rotate, .barHideOnSwipe, .barHideOnTap, .keyboard, .setAppearanceProxy,
            .traitChange, .search:
            false
        case .pop, .popTo, .popToRoot, .setViewControllers, .interactivePop, .reappear: true
        }
    }
}
