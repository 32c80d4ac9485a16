/// The controller as a request finds it, before the first operation.
struct RunStart<Policy: NavigationStylePolicy> {
    var simulation: Simulation<Policy>
    /// What the rules of diagnostics go by; nil where nobody asks for them.
    var trace: Trace?
    /// The bar of the screen on top; nil where there is none.
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

    /// The same, asked for something else.
    func asked(for purpose: Trace.Purpose) -> RunStart {
        var start = self
        start.trace = trace?.asked(for: purpose)
        return start
    }
}

/// The operations of a request, carried out.
struct Run<Policy: NavigationStylePolicy> {
    /// The controller after the last of them.
    private(set) var simulation: Simulation<Policy>
    /// What the rules of diagnostics went by.
    private(set) var trace: Trace?

    /// Carries out the operations of `request`, which finds the controller as `start` has it; of a trial, those up to the
    /// one that shows that the fix does not work.
    ///
    /// What is known of the answer to an operation is handed on, and forgotten, so that what a long replay keeps is up to
    /// whoever takes it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - start: The controller before the first operation.
    ///   - include: The parts that the answers are to have.
    ///   - take: Takes what is known of the answer to the next operation, and the controller after its turn; returns whether
    ///     to go on.
    /// - Throws: What makes an operation impossible.
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

    /// What comes of the fixes of what the rules have found: one that changes nothing but operations is tried from `start`,
    /// where those of the request began.
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

    /// Carries out the operations of a request with a fix; nil where that cannot be done.
    ///
    /// `start` is where they begin, if that is where those of the request without it began.
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
    /// Whether this is the trial of a fix that does not work, as `draft` shows, whose number is `transition`.
    fileprivate func isGoalMissed(by draft: ResponseDraft, _ transition: Int) -> Bool {
        guard case .trial(let goal) = purpose, let diagnostics = draft.ending.diagnostics else { return false }
        return goal.isMissed(by: diagnostics, in: transition)
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
        case .push, .update, .scroll, .rotate, .barHideOnSwipe, .barHideOnTap, .keyboard, .setAppearanceProxy,
            .traitChange, .search:
            false
        case .pop, .popTo, .popToRoot, .setViewControllers, .interactivePop, .reappear: true
        }
    }
}
