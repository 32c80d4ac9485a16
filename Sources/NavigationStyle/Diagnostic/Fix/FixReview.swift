/// Carries fixes out and looks whether they work: a fix that is told works.
///
/// The rules propose, by what they know of one screen. Whether a write leads to another trouble, under this policy and
/// on this iOS, is known best by running the request with it: the diagnostic must be gone from the whole answer, and
/// nothing may have come that matters as much.
struct FixReview<Request: FixableRequest> {
    /// What is known of an answer.
    struct Answer {
        /// What is wrong, transition by transition.
        var diagnostics: [[Diagnostic]]
        /// The bar at the end of each.
        var bars: [BarState?]
    }

    /// The request with a fix, of which is asked whether the fix works.
    struct Candidate {
        let request: Request
        /// Whether more than operations, and the screens that they bring, is changed.
        let changesScenario: Bool
        let goal: FixGoal
    }

    /// The request.
    private let request: Request
    /// What the diagnostics of the answer to it say, transition by transition.
    private let told: [[FixGoal.Told]]
    /// The bar at the end of each.
    private let bars: [BarState?]
    /// What the rules propose.
    private let proposals: [FixProposal]
    /// Where the screens stand that operations bring.
    private let added: [RequestPointer]
    /// Answers a changed request; nothing is proposed.
    private let run: (Candidate) -> Answer?
    /// How many more runs there may be.
    private var runsLeft: Int

    init(
        of request: Request,
        _ answer: Answer,
        proposals: [FixProposal],
        added: [RequestPointer],
        run: @escaping (Candidate) -> Answer?
    ) {
        self.request = request
        told = answer.diagnostics.map { $0.map(FixGoal.Told.init) }
        bars = answer.bars
        self.proposals = proposals
        self.added = added
        self.run = run
        let length = request.scenario.stack.count + request.operations.count + 1
        runsLeft = max(Self.stepsInAll / length, Self.fewestRuns)
    }

    /// How many screens and operations are gone through at most, to keep what an answer costs within bounds; what has
    /// not been looked at by then is told without edits.
    private static var stepsInAll: Int { 400 }
    /// How many runs there may be however long the request is.
    private static var fewestRuns: Int { 4 }

    /// The edits of each diagnostic that has any.
    mutating func edits() -> [(proposal: FixProposal, edits: [Edit])] {
        var accepted: [Accepted] = []
        for proposal in proposals {
            // Said again at a later transition: what mends the one mends the other.
            let key = key(of: proposal)
            if let index = accepted.firstIndex(where: { $0.keys.contains(key) }) {
                accepted[index].proposals.append(proposal)
                continue
            }
            for fix in proposal.fixes {
                guard let trial = trial(of: fix), works(trial, for: [key]) else { continue }
                accepted.append(Accepted(proposals: [proposal], keys: [key], trial: trial))
                break
            }
        }
        return consolidated(accepted).flatMap { each in each.proposals.map { ($0, each.trial.edits) } }
    }

    /// A fix that was carried out.
    private struct Trial {
        var fix: Fix
        /// The request with it.
        var changed: Request
        /// What makes the one of the other.
        var edits: [Edit]

        /// Whether an edit of this one puts something in the place of what `other` has put there.
        func overlaps(_ other: Trial) -> Bool {
            edits.contains { edit in
                other.edits.contains {
                    JSONPointer.isWithin($0.path, edit.path) || JSONPointer.isWithin(edit.path, $0.path)
                }
            }
        }
    }

    /// Carries `fix` out; nil where there is nothing to change.
    private func trial(of fix: Fix) -> Trial? {
        var changed = request
        return changed.carryOut(fix, added: added).map { Trial(fix: fix, changed: changed, edits: $0) }
    }

    /// A fix that works, and what it mends.
    private struct Accepted {
        var proposals: [FixProposal]
        var keys: [Diagnostic.Key]
        var trial: Trial
    }

    private func key(of proposal: FixProposal) -> Diagnostic.Key {
        told[proposal.transition][proposal.position].key
    }

    /// The fixes such that all of them can be carried out one after another: of two that contradict each other the first
    /// is kept, and two that add the same object are made one.
    private mutating func consolidated(_ accepted: [Accepted]) -> [Accepted] {
        // Mostly they have nothing to do with each other: then one run shows it.
        if accepted.count > 2, runsLeft > accepted.count, areIndependent(accepted), work(accepted) { return accepted }
        var kept: [Accepted] = []
        for each in accepted {
            guard !kept.contains(where: { $0.trial.fix.contradicts(each.trial.fix) }) else { continue }
            guard let (merged, others) = merge(each, into: kept) else { continue }
            guard merged.keys.count == each.keys.count || works(merged.trial, for: merged.keys) else { continue }
            // One after another they must work as well as each alone.
            guard others.isEmpty || work([merged] + others) else { continue }
            kept = others + [merged]
        }
        return kept
    }

    /// Whether no two of `accepted` contradict each other or change the same.
    private func areIndependent(_ accepted: [Accepted]) -> Bool {
        accepted.indices.allSatisfy { index in
            let trial = accepted[index].trial
            return accepted[..<index].allSatisfy { !$0.trial.fix.contradicts(trial.fix) && !$0.trial.overlaps(trial) }
        }
    }

    /// Whether all of `accepted` work as well one after another as each does alone.
    private mutating func work(_ accepted: [Accepted]) -> Bool {
        let fix = accepted.dropFirst().reduce(accepted[0].trial.fix) { $0.and($1.trial.fix) }
        guard let together = trial(of: fix) else { return false }
        return works(together, for: accepted.flatMap(\.keys))
    }

    /// One of `each` and of those of `kept` that it overlaps, and the others; nil where it cannot be carried out.
    private func merge(_ each: Accepted, into kept: [Accepted]) -> (merged: Accepted, others: [Accepted])? {
        var merged = each
        var others: [Accepted] = []
        for other in kept {
            guard other.trial.overlaps(merged.trial) else {
                others.append(other)
                continue
            }
            guard let trial = trial(of: other.trial.fix.and(merged.trial.fix)) else { return nil }
            merged = Accepted(
                proposals: other.proposals + merged.proposals,
                keys: other.keys + merged.keys,
                trial: trial
            )
        }
        return (merged, others)
    }

    /// Whether a fix makes every diagnostic with one of `keys` go, and brings none that matters as much.
    private mutating func works(_ trial: Trial, for keys: [Diagnostic.Key]) -> Bool {
        guard runsLeft > 0, !trial.fix.changes.isEmpty else { return false }
        runsLeft -= 1
        let goal = FixGoal(keys, of: told)
        let candidate = Candidate(
            request: trial.changed,
            changesScenario: trial.fix.changesScenario(ofScreens: request.scenario.stack.count),
            goal: goal
        )
        guard let new = run(candidate), new.diagnostics.count == told.count else { return false }
        if trial.fix.keepsLooks, !zip(new.bars, bars).allSatisfy({ $0.0.looksLike($0.1) }) { return false }
        return new.diagnostics.indices.allSatisfy { transition in
            !new.diagnostics[transition].contains { goal.rulesOut($0, in: transition) }
        }
    }
}

extension FixReview.Answer {
    init(_ responses: [some ReviewedResponse]) {
        self.init(diagnostics: responses.map { $0.diagnostics ?? [] }, bars: responses.map(\.finalBar))
    }
}

/// What of an answer shows whether a fix works.
protocol ReviewedResponse {
    var diagnostics: [Diagnostic]? { get }
    /// The bar at the end.
    var finalBar: BarState? { get }
}

extension ResponseDraft: ReviewedResponse {
    var diagnostics: [Diagnostic]? { ending.diagnostics }
    var finalBar: BarState? { ending.after?.bar }
}

extension ResolveResponse: ReviewedResponse {
    var finalBar: BarState? { bar }
}

/// The fixes of one diagnostic that a rule proposes, the best first.
struct FixProposal: Sendable {
    /// Which transition of the answer it belongs to.
    var transition: Int
    /// Where it stands among the diagnostics of that transition.
    var position: Int
    var fixes: [Fix]
}

extension Diagnostic.Severity: Comparable {
    /// Whether `left` matters less.
    public static func < (left: Diagnostic.Severity, right: Diagnostic.Severity) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}

extension BarState? {
    /// Whether the two look alike, whoever made them so.
    fileprivate func looksLike(_ other: BarState?) -> Bool {
        var (left, right) = (self, other)
        left?.provenance = nil
        right?.provenance = nil
        return left == right
    }
}
