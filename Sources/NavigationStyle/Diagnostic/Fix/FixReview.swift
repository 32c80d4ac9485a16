/// Carries out fixes and checks whether they work: every fix that is reported works.
///
/// The rules propose fixes from what they know of one screen. Only a run of the request with the fix shows whether a
/// write causes other trouble under this policy and on this iOS: the diagnostic must be gone from the whole answer, and
/// no new one may matter as much. Of the fixes that work, one that adds no diagnostic at all is preferred.
///
/// It is an object, since it is large, and each of its questions would copy it.
final class FixReview {
    /// A function that answers the request with a fix, to check whether the fix works.
    ///
    /// It proposes no fixes, may leave out everything after the result is certain, and returns nil for a fix that
    /// cannot be carried out.
    ///
    /// - Parameters:
    ///   - request: The request with the fix.
    ///   - extent: The part of the request that the fix changes.
    ///   - goal: The goal that the answer must reach.
    ///   - covered: The screens whose bars are asked for, as they show once the screens above them are gone.
    typealias TrialRun = (
        _ request: FixableRequest, _ extent: Fix.Extent, _ goal: FixGoal, _ covered: [Int]
    ) -> ReviewedAnswer?

    /// The request.
    private let request: FixableRequest
    /// The diagnostics of the answer to the request, by transition.
    let told: ToldDiagnostics
    private let answer: ReviewedAnswer
    /// The proposals of the rules.
    private let proposals: [FixProposal]
    /// The places of the screens that operations add.
    private let added: [RequestPointer]
    private let trial: TrialRun
    /// The looks of the request, none of which a fix may remove.
    private var looks: RequestBars
    /// The work that trials may still do.
    private(set) var budget: WorkBudget
    private let workOfTrials: WorkOfTrials
    /// The remaining number of runs of single fixes.
    private var runsLeft: Int
    /// The remaining number of runs of all fixes together.
    private var runsOfAllLeft = 6
    /// The fixes tried so far.
    var attempts: [Attempt] = []

    init(
        of request: FixableRequest,
        _ answer: ReviewedAnswer,
        proposals: [FixProposal],
        added: [RequestPointer],
        budget: WorkBudget,
        trial: @escaping TrialRun,
        uncovered: @escaping RequestBars.CoveredBar,
        bars: @escaping RequestBars.BarRun
    ) {
        self.request = request
        self.answer = answer
        told = ToldDiagnostics(answer.diagnostics.map { DiagnosticTable($0) })
        // Fixes of the look come first: they may change the colors that contrast is measured on, but fixes of contrast
        // seldom change the look.
        self.proposals =
            proposals.filter { !answer.diagnostics[$0.transition][$0.position].code.isOfContrast }
            + proposals.filter { answer.diagnostics[$0.transition][$0.position].code.isOfContrast }
        self.added = added
        self.budget = budget
        workOfTrials = WorkOfTrials(for: request)
        self.trial = trial
        looks = RequestBars(of: request, showing: answer.bars, uncovered: uncovered, run: bars)
        let length = request.scenario.stack.count + request.operations.count + 1
        runsLeft = max(Self.stepsInAll / length, Self.fewestRuns)
    }

    /// The greatest number of screens and operations that all runs go through, to limit the cost of an answer;
    /// diagnostics that are not checked by then are reported without edits.
    private static var stepsInAll: Int { 600 }
    /// The number of runs that is allowed however long the request is.
    private static var fewestRuns: Int { 4 }
    /// The greatest number of fixes tried for one diagnostic.
    private static var mostCandidates: Int { 5 }

    /// Returns the result of the fixes of each diagnostic for which some were proposed; none if the budget is provisional
    /// and too small.
    func results() -> [FixResult] {
        if budget.isProvisional, budget.isExceeded || !budget.allowsTrial(likelyWork) { return [] }
        var results: [FixResult] = []
        var accepted: [AcceptedFix] = []
        /// The index of the fix that mends each diagnostic.
        var mended: [Diagnostic.Key: Int] = [:]
        var unmended: [(proposal: FixProposal, reason: Diagnostic.NoEdits.Reason)] = []
        // A diagnostic that a later transition repeats, or that an accepted fix also mends, shares that fix.
        func shares(_ proposal: FixProposal, _ key: Diagnostic.Key) -> Bool {
            let goal = FixGoal([key], of: told)
            guard
                let index = mended[key]
                    ?? accepted.firstIndex(where: { suits($0.fix, proposal) && mends($0.attempt, goal) })
            else { return false }
            accepted[index].proposals.append(proposal)
            if mended.updateValue(index, forKey: key) == nil { accepted[index].keys.append(key) }
            return true
        }
        for proposal in proposals {
            let key = key(of: proposal)
            if shares(proposal, key) { continue }
            guard !proposal.fixes.isEmpty else {
                unmended.append((proposal, .noneWorks))
                continue
            }
            switch best(of: proposal.fixes, beside: accepted, for: key) {
            case .success(let attempt):
                let (fix, edits) = (attempts[attempt].fix, attempts[attempt].edits)
                mended[key] = accepted.count
                accepted.append(
                    AcceptedFix(proposals: [proposal], keys: [key], fix: fix, edits: edits, attempt: attempt)
                )
            case .failure(let failure): unmended.append((proposal, failure.reason))
            }
            if budget.endsEarly { return [] }
        }
        // A fix that has been accepted since may mend what none of a diagnostic's own fixes does.
        for (proposal, reason) in unmended where !shares(proposal, key(of: proposal)) && reason != .noneWorks {
            results.append(FixResult(proposal, .none(reason)))
        }
        let together = consolidated(accepted)
        for each in together.fixes {
            let words = request.words(for: each.fix, added: added)
            results += each.proposals.map { FixResult($0, .edits(each.edits, words)) }
        }
        let keys = Set(together.fixes.flatMap(\.keys))
        let untried = Set(together.untried.flatMap(\.keys))
        for each in accepted where !each.keys.contains(where: keys.contains) {
            let reason: Diagnostic.NoEdits.Reason =
                each.keys.contains(where: untried.contains) ? .tooMuchWork : .conflicts
            results += each.proposals.map { FixResult($0, .none(reason)) }
        }
        return results
    }

    /// The work of the trials, as a guess: that of the first fix of every diagnostic, and a third more, as some fail and
    /// all that work are tried together.
    private var likelyWork: Int {
        var fixes: [Fix] = []
        for fix in proposals.compactMap(\.fixes.first) where !fixes.contains(where: { $0.changesTheSame(as: fix) }) {
            fixes.append(fix)
        }
        let count = request.scenario.stack.count
        let taking = fixes.filter { $0.takesAway(from: request, added: added) }
        var work = taking.isEmpty ? 0 : workOfLooksWithoutFix
        for fix in fixes { work += workOfTrials.trial(changing: fix.extent(ofScreens: count)) }
        for fix in taking { work += workOfLooks(changing: fix.extent(ofScreens: count)) }
        return work + work / 3
    }

    /// The work of the looks with a fix that changes the part `extent`.
    private func workOfLooks(changing extent: Fix.Extent) -> Int {
        looks.runsWithFix * workOfTrials.look(changing: extent)
    }

    /// The work of the looks without a fix, if none are known yet.
    private var workOfLooksWithoutFix: Int { looks.runsWithoutFix * workOfTrials.look(changing: .scenario) }

    // MARK: - One diagnostic

    /// Returns the best working attempt of `fixes` beside those that are `accepted`: the first that adds no diagnostic,
    /// or else the one that adds the fewest.
    private func best(
        of fixes: [Fix],
        beside accepted: [AcceptedFix],
        for key: Diagnostic.Key
    ) -> Result<Int, Failure> {
        let goal = FixGoal([key], of: told)
        var best: (attempt: Int, newcomers: Int)?
        let open = fixes.filter { fix in !accepted.contains { $0.fix.contradicts(fix) } }
        var failure = Failure(reason: open.isEmpty ? .conflicts : .noneWorks)
        for fix in open.prefix(Self.mostCandidates).flatMap({ [$0] + lettingSwipeBegin($0) }) {
            switch attempt(fix, goal) {
            case .success(let attempt):
                let newcomers = attempts[attempt].outcome.newcomers
                if newcomers == 0 { return .success(attempt) }
                if best.map({ newcomers < $0.newcomers }) ?? true { best = (attempt, newcomers) }
            case .failure(let other): if other.reason != .noneWorks { failure = other }
            }
        }
        return best.map { .success($0.attempt) } ?? .failure(failure)
    }

    /// Returns `fix` with the changes by which the back swipe begins on each screen above the root that it leaves
    /// without a bar; none without such a screen.
    ///
    /// UIKit's own recognizer does not begin while the bar is hidden (uikit.D4).
    private func lettingSwipeBegin(_ fix: Fix) -> [Fix] {
        let guards = fix.changes.compactMap { change -> Fix? in
            guard case .screen(let index, let change) = change, index > 0,
                change.hidesBar(of: request.screen(at: index, added: added))
            else { return nil }
            return Fix(.guardSwipe, of: index)
        }
        return guards.isEmpty ? [] : [guards.reduce(fix) { $0.and($1) }]
    }

    /// Whether `fix` can be reported for the diagnostic of `proposal`: it leaves the properties of the diagnostic
    /// alone, or changes them as the diagnostic's own fixes do, if there are any.
    private func suits(_ fix: Fix, _ proposal: FixProposal) -> Bool {
        proposal.fixes.isEmpty || !fix.disagrees(with: proposal.fixes, about: key(of: proposal).properties)
    }

    /// Whether the run of a fix that works shows that `goal` is reached as well.
    private func mends(_ attempt: Int, _ goal: FixGoal) -> Bool {
        !goal.isMissed(by: attempts[attempt].outcome)
    }

    /// Returns the diagnostics that remain with `fixes`; nil if they cannot be computed.
    func diagnosticsLeft(with fixes: [AcceptedFix]) -> [[Diagnostic]]? {
        let fix = fixes.dropFirst().reduce(fixes.first?.fix ?? Fix(changes: [])) { $0.and($1.fix) }
        let extent = fix.extent(ofScreens: request.scenario.stack.count)
        let work = workOfTrials.trial(changing: extent)
        guard runsOfAllLeft > 0, budget.allowsTrial(work) else { return nil }
        var changed = request
        guard changed.carryOut(fix, added: added) != nil else { return nil }
        budget.spendOnTrial(work)
        runsOfAllLeft -= 1
        let left = trial(changed, extent, FixGoal(), [])
        return left.flatMap { $0.diagnostics.count == told.count ? $0.diagnostics : nil }
    }

    /// Whether `left` contains a new diagnostic that matters as much as the gravest one with one of `keys`.
    func brings(_ left: [[Diagnostic]], beyond keys: [Diagnostic.Key]) -> Bool {
        let gravest = keys.compactMap { told.severities(of: $0)?.upperBound }.max()
        return FixGoal(sparing: gravest ?? .error, of: told).isMissed(by: left)
    }

    /// Tries `fix`, unless its result is known: whether it reaches `goal` and removes no look.
    func attempt(_ fix: Fix, _ goal: FixGoal) -> Result<Int, Failure> {
        // Several diagnostics of a screen often propose the same fix, which is run only once.
        if let known = attempts.lastIndex(where: { $0.fix.changesTheSame(as: fix) }) {
            if attempts[known].takesLookAway { return .failure(Failure(reason: .takesLookAway)) }
            if goal.isMissed(by: attempts[known].outcome) { return .failure(Failure(reason: .noneWorks)) }
            if attempts[known].isComplete { return .success(known) }
        }
        let extent = fix.extent(ofScreens: request.scenario.stack.count)
        let work = workOfTrials.trial(changing: extent)
        // Copying the request to apply a fix counts as work too.
        guard runsLeft > 0, budget.allowsTrial(work) else { return .failure(Failure(reason: .tooMuchWork)) }
        var changed = request
        guard let edits = changed.carryOut(fix, added: added), !edits.isEmpty else {
            return .failure(Failure(reason: .noneWorks))
        }
        budget.spendOnTrial(work)
        runsLeft -= 1
        let takesAway = fix.takesAway(from: request, added: added)
        let covered = takesAway ? fix.screens : []
        guard let new = trial(changed, extent, goal, covered) else { return .failure(Failure(reason: .noneWorks)) }
        var attempt = Attempt(fix, edits, finding: new.diagnostics, beside: told)
        defer { attempts.append(attempt) }
        guard !new.isGoalMissed, new.diagnostics.count == told.count else {
            return .failure(Failure(reason: .noneWorks))
        }
        attempt.isComplete = true
        if takesAway {
            let work = workOfLooksWithoutFix + workOfLooks(changing: extent)
            guard budget.allowsTrial(work) else {
                attempt.isComplete = false
                return .failure(Failure(reason: .tooMuchWork))
            }
            budget.spendOnTrial(work)
            guard looks.areKept(by: changed, changing: extent, in: new, uncovering: covered) else {
                attempt.takesLookAway = true
                return .failure(Failure(reason: .takesLookAway))
            }
        }
        return .success(attempts.count)
    }

    private func key(of proposal: FixProposal) -> Diagnostic.Key {
        answer.diagnostics[proposal.transition].key(at: proposal.position)
    }
}

extension Diagnostic.Key {
    /// The properties of the bar that the diagnostic is about; translucency is inferred from several.
    fileprivate var properties: BarPropertySet {
        switch code {
        case .translucencyChanged, .translucencyInferred, .translucencySet: .translucency
        default: property.flatMap { BarProperty(name: $0) }.map { [$0] } ?? []
        }
    }
}
