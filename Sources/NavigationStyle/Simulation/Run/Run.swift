/// The operations of a request, carried out.
struct Run {
    /// The controller after the last operation.
    private(set) var simulation: Simulation
    /// The facts for the diagnostic rules.
    private(set) var log: WriteLog?

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
    init(
        of request: FixableRequest,
        from start: RunStart,
        giving include: Inclusion,
        _ take: (_ draft: ResponseDraft, _ simulation: Simulation) -> Bool
    ) throws(ScenarioError) {
        simulation = start.simulation
        log = start.log
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
                let pointer = request.pointer(toOperation: index)
                try turn.call(operations[index], at: pointer, in: &simulation, logging: &log)
            }
            let ended = turn.end(in: &simulation, logging: &log)
            bar = turn.bar
            var isDecided = false
            // Through a span no draft is copied.
            let drafts = ended.span
            for index in drafts.indices {
                if log?.isGoalMissed(by: drafts[index], count) ?? false { isDecided = true }
                count += 1
                if !take(drafts[index], simulation) { isDecided = true }
            }
            if isDecided { return }
        }
    }

    /// Returns the results of the proposed fixes; `start` is where the operations of the request began.
    func fixResults(
        of request: FixableRequest,
        _ known: ReviewedAnswer,
        from start: RunStart,
        within budget: inout WorkBudget
    ) -> [FixResult] {
        guard let log, !log.proposals.isEmpty else { return [] }
        var starts = TrialStarts(start)
        var review = FixReview(
            of: request,
            known,
            proposals: log.proposals,
            added: simulation.addedPointers,
            budget: budget,
            trial: { request, extent, goal in
                guard let start = starts.start(of: request, changing: extent, for: .trial(goal)) else { return nil }
                return Self.trial(of: request, from: start)
            },
            bars: { request, extent in
                guard let start = starts.listing(of: request, changing: extent) else { return nil }
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

    /// Carries out the operations of a request with a fix from `start`; returns nil if that is impossible.
    private static func trial(of request: FixableRequest, from start: RunStart) -> ReviewedAnswer? {
        var known = ReviewedAnswer()
        let run = try? Run(of: request, from: start, giving: .diagnostics) { draft, _ in
            known.add(draft.ending)
            return true
        }
        return run == nil ? nil : known
    }
}

extension WriteLog {
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
    var bringsScreensBack: Bool {
        switch action {
        case .push, .update, .scroll, .rotate, .barHideOnSwipe, .barHideOnTap, .keyboard, .setAppearanceProxy,
            .traitChange, .search:
            false
        case .pop, .popTo, .popToRoot, .setViewControllers, .interactivePop, .reappear: true
        }
    }
}
