/// Carries fixes out and looks whether they work: a fix that is told works.
///
/// The rules propose, by what they know of one screen. Whether a write leads to another trouble, under this policy and
/// on this iOS, is known best by running the request with it: the diagnostic must be gone from the whole answer, and
/// nothing may have come that matters as much.
struct FixReview<Request: FixableRequest> {
    /// Answers the request with a fix, of which is asked whether it works.
    ///
    /// Nothing is proposed, what comes after it is decided is left out, and nil is what cannot be carried out.
    ///
    /// - Parameters:
    ///   - request: The request with the fix.
    ///   - changesScenario: Whether more than operations, and the screens that they bring, is changed.
    ///   - goal: What the answer must show.
    typealias TrialRun = (_ request: Request, _ changesScenario: Bool, _ goal: FixGoal) -> ReviewedAnswer?

    /// The request.
    private let request: Request
    /// What the diagnostics of the answer to it say, transition by transition.
    private let told: [[FixGoal.Told]]
    /// The bar at the end of each.
    private let bars: [BarSnapshot?]
    /// What the rules propose.
    private let proposals: [FixProposal]
    /// Where the screens stand that operations bring.
    private let added: [RequestPointer]
    private let run: TrialRun
    /// How many more runs there may be.
    private var runsLeft: Int
    /// What has been tried and did not work.
    private var failures: [Failure] = []

    init(
        of request: Request,
        _ answer: ReviewedAnswer,
        proposals: [FixProposal],
        added: [RequestPointer],
        run: @escaping TrialRun
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
                guard let (edits, changed) = carryOut(fix), works(fix, changed, for: [key]) else { continue }
                accepted.append(Accepted(proposals: [proposal], keys: [key], fix: fix, edits: edits))
                break
            }
        }
        return consolidated(accepted).flatMap { each in each.proposals.map { ($0, each.edits) } }
    }

    /// A fix that works, and what it mends.
    private struct Accepted {
        var proposals: [FixProposal]
        var keys: [Diagnostic.Key]
        var fix: Fix
        /// What makes the request with the fix of the one without.
        var edits: [Edit]

        /// Whether an edit of this one puts something in the place of what `other` has put there.
        func overlaps(_ other: Accepted) -> Bool {
            edits.contains { edit in
                other.edits.contains {
                    JSONPointer.isWithin($0.path, edit.path) || JSONPointer.isWithin(edit.path, $0.path)
                }
            }
        }
    }

    /// A fix that did not work, with what its run has found until that was known.
    private struct Failure {
        var fix: Fix
        var diagnostics: [[Diagnostic]]
    }

    /// The request with `fix`, and the edits that make it; nil where there is nothing to change.
    private func carryOut(_ fix: Fix) -> (edits: [Edit], changed: Request)? {
        var changed = request
        return changed.carryOut(fix, added: added).map { ($0, changed) }
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
            guard !kept.contains(where: { $0.fix.contradicts(each.fix) }) else { continue }
            guard let (merged, changed, others) = merge(each, into: kept) else { continue }
            if let changed, !works(merged.fix, changed, for: merged.keys) { continue }
            // One after another they must work as well as each alone.
            guard others.isEmpty || work([merged] + others) else { continue }
            kept = others + [merged]
        }
        return kept
    }

    /// Whether no two of `accepted` contradict each other or change the same.
    private func areIndependent(_ accepted: [Accepted]) -> Bool {
        accepted.indices.allSatisfy { index in
            !accepted[..<index].contains {
                $0.fix.contradicts(accepted[index].fix) || $0.overlaps(accepted[index])
            }
        }
    }

    /// Whether all of `accepted` work as well one after another as each does alone.
    private mutating func work(_ accepted: [Accepted]) -> Bool {
        let fix = accepted.dropFirst().reduce(accepted[0].fix) { $0.and($1.fix) }
        guard let (_, changed) = carryOut(fix) else { return false }
        return works(fix, changed, for: accepted.flatMap(\.keys))
    }

    /// One of `each` and of those of `kept` that it overlaps, with the request that it makes where there are any, and the
    /// others; nil where it cannot be carried out.
    private func merge(
        _ each: Accepted,
        into kept: [Accepted]
    ) -> (merged: Accepted, changed: Request?, others: [Accepted])? {
        var merged = each
        var changed: Request?
        var others: [Accepted] = []
        for other in kept {
            guard other.overlaps(merged) else {
                others.append(other)
                continue
            }
            let fix = other.fix.and(merged.fix)
            guard let (edits, request) = carryOut(fix) else { return nil }
            merged = Accepted(
                proposals: other.proposals + merged.proposals,
                keys: other.keys + merged.keys,
                fix: fix,
                edits: edits
            )
            changed = request
        }
        return (merged, changed, others)
    }

    /// Whether `fix`, which makes the request `changed`, makes every diagnostic with one of `keys` go, and brings none
    /// that matters as much.
    private mutating func works(_ fix: Fix, _ changed: Request, for keys: [Diagnostic.Key]) -> Bool {
        guard runsLeft > 0, !fix.changes.isEmpty else { return false }
        runsLeft -= 1
        let goal = FixGoal(keys, of: told)
        // Several diagnostics of a screen are mended by one fix, or by none: what spoiled it for one spoils it for others.
        if failures.contains(where: { $0.fix.changesTheSame(as: fix) && goal.isMissed(bySome: $0.diagnostics) }) {
            return false
        }
        let changesScenario = fix.changesScenario(ofScreens: request.scenario.stack.count)
        guard let new = run(changed, changesScenario, goal) else { return false }
        if goal.isMissed(by: new.diagnostics) {
            failures.append(Failure(fix: fix, diagnostics: new.diagnostics))
            return false
        }
        guard new.diagnostics.count == told.count else { return false }
        return !fix.keepsLooks
            || zip(new.bars, bars).allSatisfy { $0.0?.bar.looksLike($0.1?.bar) ?? ($0.1 == nil) }
    }
}

/// What of an answer shows whether a fix works.
struct ReviewedAnswer {
    /// What is wrong, transition by transition.
    var diagnostics: [[Diagnostic]]
    /// The bar at the end of each.
    var bars: [BarSnapshot?]
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

extension BarState {
    /// Whether the two look alike, whoever made them so.
    fileprivate func looksLike(_ other: BarState?) -> Bool {
        guard var other else { return false }
        other.provenance = provenance
        return self == other
    }
}
