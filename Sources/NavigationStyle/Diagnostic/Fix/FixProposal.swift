/// What of an answer shows whether a fix works.
struct ReviewedAnswer {
    /// What is wrong, transition by transition.
    var diagnostics: [[Diagnostic]] = []
    /// The bar at the end of each.
    var bars: [BarSnapshot?] = []

    /// Takes in what is known of the next transition.
    mutating func add(_ ending: ResponseDraft.Ending) {
        diagnostics.append(ending.diagnostics ?? [])
        bars.append(ending.after)
    }

    /// Takes in what fixes need to know of the next transition: not a word, and nothing that words are made of.
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
    /// Which transition of the answer it belongs to.
    var transition: Int
    /// Where it stands among the diagnostics of that transition.
    var position: Int
    var fixes: [Fix]
}

/// What has come of the fixes that were proposed against a diagnostic.
struct FixResult {
    /// Which transition of the answer the diagnostic belongs to.
    var transition: Int
    /// Where it stands among the diagnostics of that transition.
    var position: Int
    var outcome: Outcome

    enum Outcome {
        /// The edits of one that works, and what they do in words.
        case edits([Edit], DiagnosticText)
        case none(Diagnostic.NoEdits.Reason)
    }

    init(_ proposal: FixProposal, _ outcome: Outcome) {
        (transition, position) = (proposal.transition, proposal.position)
        self.outcome = outcome
    }
}

extension Diagnostic {
    /// Takes down what has come of its fixes.
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
    /// Whether each looks like the one in its place among `others`, whoever made them so.
    func looksLike(_ others: [BarSnapshot?]) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0?.bar.looksLike($1?.bar) ?? ($1 == nil) }
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
