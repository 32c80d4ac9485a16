/// The part of an answer that shows whether a fix works.
struct ReviewedAnswer {
    /// The diagnostics, by transition.
    var diagnostics: [[Diagnostic]] = []
    /// The bar before the first transition, unless only the others are looked at, and that at the end of each.
    var bars: [BarSnapshot?]
    /// The bars that were asked for of screens under others, each as it shows once those are gone; nil for one on top.
    var uncovered: [BarState?] = []
    /// Whether the goal of the fix on trial is missed; what comes after that may be left out.
    var isGoalMissed = false

    /// Makes an answer in which nothing has happened to `bar` yet.
    init(beginningWith bar: BarSnapshot?) { bars = [bar] }

    /// Makes the answer for a stack that shows `bar`, without operations.
    init(_ diagnostics: [Diagnostic], showing bar: BarSnapshot?) { (self.diagnostics, bars) = ([diagnostics], [bar]) }

    /// Adds the next transition.
    mutating func add(_ ending: ResponseDraft.Ending) {
        diagnostics.append(ending.diagnostics ?? [])
        bars.append(ending.after)
    }

    /// Adds the facts about the next transition that fixes need, without any texts.
    mutating func addKeys(_ ending: ResponseDraft.Ending) {
        diagnostics.append(
            (ending.diagnostics ?? []).map { diagnostic in
                var diagnostic = diagnostic
                (diagnostic.message, diagnostic.fix, diagnostic.pointer) = ("", "", nil)
                return diagnostic
            }
        )
        bars.append(ending.after)
    }
}

/// The fixes of one diagnostic that a rule proposes, the best first.
struct FixProposal: Sendable {
    /// The index of the diagnostic's transition in the answer.
    var transition: Int
    /// The diagnostic's position among those of that transition.
    var position: Int
    var fixes: [Fix]
}

/// The result of the fixes that were proposed for a diagnostic.
struct FixResult {
    /// The index in the answer of the transition that the diagnostic belongs to.
    var transition: Int
    /// The diagnostic's position among those of that transition.
    var position: Int
    var outcome: Outcome

    enum Outcome {
        /// The edits of a fix that works, and their description.
        case edits([Edit], DiagnosticText)
        case none(Diagnostic.NoEdits.Reason)
    }

    init(_ proposal: FixProposal, _ outcome: Outcome) {
        (transition, position) = (proposal.transition, proposal.position)
        self.outcome = outcome
    }
}

extension Diagnostic {
    /// Records the result of its fixes.
    mutating func note(_ outcome: FixResult.Outcome) {
        switch outcome {
        case .edits(let edits, let words):
            (self.edits, noEdits) = (edits, nil)
            fixText = words
        case .none(let reason): noEdits = NoEdits(reason)
        }
    }
}

extension [BarSnapshot?] {
    /// Returns whether each bar looks like the one at the same index in `others`, regardless of who set their values.
    func looksLike(_ others: [BarSnapshot?]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0?.bar.looksLike($1?.bar) ?? ($1 == nil) }
    }
}

extension BarState {
    /// Returns whether the two bars look alike, regardless of who set their values.
    func looksLike(_ other: BarState?) -> Bool {
        guard var other else { return false }
        other.provenance = provenance
        return self == other
    }
}
