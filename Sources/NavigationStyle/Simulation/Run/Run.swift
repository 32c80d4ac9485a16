/// A controller on its way through the operations of a request.
struct Run {
    /// The controller after the operations so far.
    private(set) var simulation: Simulation
    /// The facts for the diagnostic rules; nil if diagnostics are not requested.
    private(set) var log: WriteLog?
    /// The bar of the top screen; nil if the stack is empty, or if only the bars after operations are looked at.
    private(set) var bar: BarSnapshot?
    /// Whether this is the trial of a fix that does not work.
    private var isGoalMissed: Bool { log?.isGoalMissed ?? false }

    /// Makes a run that has not begun.
    init(_ simulation: Simulation, _ log: WriteLog?, showing bar: BarSnapshot?) {
        (self.simulation, self.log, self.bar) = (simulation, log, bar)
    }

    /// Returns the run for another purpose of the diagnostic rules.
    func asked(for purpose: WriteLog.Purpose) -> Run {
        Run(simulation, log?.asked(for: purpose), showing: bar)
    }

    /// Carries out the operations of `request`; of a trial, those up to the one that shows that the fix does not work.
    ///
    /// Each draft of an answer is passed on and then released, so that the caller decides how much a long replay
    /// retains.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - include: The parts of the answers.
    ///   - take: Takes the draft of the answer to the next operation, and the controller after its turn; returns
    ///     whether to go on.
    /// - Throws: The faults that make an operation impossible.
    mutating func carryOut(
        _ request: FixableRequest,
        giving include: Inclusion,
        _ take: (_ draft: ResponseDraft, _ simulation: Simulation) -> Bool
    ) throws(ScenarioError) {
        let operations = request.operations
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
            var goesOn = true
            for draft in ended {
                if !take(draft, simulation) { goesOn = false }
            }
            if isGoalMissed || !goesOn { return }
        }
    }

    /// Returns the diagnostics of the stack, of a request without operations; nil if they are not requested.
    mutating func diagnosticsOfStack() -> [Diagnostic]? {
        simulation.diagnostics(of: bar, logging: &log)
    }

    /// Returns what fixes are judged by in the answer to `request`, with the bars of `covered` screens, as they show once
    /// the screens above them are gone; nil if it cannot be carried out.
    mutating func reviewedAnswer(
        to request: FixableRequest,
        giving include: Inclusion,
        uncovering covered: [Int] = []
    ) -> ReviewedAnswer? {
        var answer = ReviewedAnswer(beginningWith: bar)
        if request.operations.isEmpty {
            answer.diagnostics = [diagnosticsOfStack() ?? []]
        } else {
            do throws(ScenarioError) {
                try carryOut(request, giving: include) { draft, _ in
                    answer.add(draft.ending)
                    return true
                }
            } catch {
                return nil
            }
        }
        answer.isGoalMissed = isGoalMissed
        if !isGoalMissed { answer.uncovered = covered.map(simulation.barOnceUncovered) }
        return answer
    }
}

extension FixableRequest {
    /// Returns the results of the fixes that the rules proposed in `run`, which began at `start` and gave `answer`.
    func fixResults(
        of run: Run,
        giving answer: ReviewedAnswer,
        from start: RunStart,
        within budget: inout WorkBudget
    ) -> [FixResult] {
        guard let proposals = run.log?.proposals, proposals.contains(where: { !$0.fixes.isEmpty }) else { return [] }
        var starts = TrialStarts(start)
        let review = FixReview(
            of: self,
            answer,
            proposals: proposals,
            added: run.simulation.addedPointers,
            budget: budget,
            trial: { request, extent, goal, covered in
                var run = starts.run(of: request, changing: extent, for: .trial(goal))
                return run?.reviewedAnswer(to: request, giving: .diagnostics, uncovering: covered)
            },
            uncovered: run.simulation.barOnceUncovered,
            bars: { request, extent in
                var run = starts.listing(of: request, changing: extent)
                return run?.reviewedAnswer(to: request, giving: [])?.bars
            }
        )
        defer { budget = review.budget }
        return review.results()
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
