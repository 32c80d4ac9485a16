// All fixes of an answer together.
extension FixReview {
    /// The fixes such that all of them can be carried out one after another: of two that contradict each other the first
    /// is kept, and two that change the same object are made one.
    mutating func consolidated(_ accepted: [AcceptedFix]) -> [AcceptedFix] {
        var kept: [AcceptedFix] = []
        for each in accepted {
            guard !kept.contains(where: { $0.fix.contradicts(each.fix) }) else { continue }
            if let merged = merging(each, into: kept) { kept = merged }
        }
        // Mostly they have nothing to do with each other: then one run shows it.
        while kept.count > 1, let disturbed = disturbed(of: kept) { kept.remove(at: disturbed) }
        return kept
    }

    /// Which of `fixes` does not do what it does alone where all are carried out; nil where each does.
    ///
    /// That is one whose diagnostic is there all the same; where none is, and something has come that matters as much as
    /// what goes, it is the last.
    private mutating func disturbed(of fixes: [AcceptedFix]) -> Int? {
        let fix = fixes.dropFirst().reduce(fixes[0].fix) { $0.and($1.fix) }
        guard let left = diagnosticsLeft(with: fix) else { return fixes.count - 1 }
        let keys = Set(left.joined().map { Diagnostic.Key($0) })
        if let index = fixes.lastIndex(where: { $0.keys.contains(where: keys.contains) }) { return index }
        return brings(left, beyond: fixes.flatMap(\.keys)) ? fixes.count - 1 : nil
    }

    /// `kept` with `each`, made one with those of them that change the same object; nil where that does not work.
    private mutating func merging(_ each: AcceptedFix, into kept: [AcceptedFix]) -> [AcceptedFix]? {
        let overlapping = kept.filter { $0.overlaps(each) }
        guard !overlapping.isEmpty else { return kept + [each] }
        var merged = overlapping[0]
        for other in overlapping.dropFirst() + [each] {
            merged.fix = merged.fix.and(other.fix)
            merged.keys += other.keys
            merged.proposals += other.proposals
        }
        guard let (attempt, edits) = trial(of: merged.fix, for: merged.keys) else { return nil }
        (merged.attempt, merged.edits) = (attempt, edits)
        return kept.filter { !$0.overlaps(each) } + [merged]
    }
}

/// A fix that works, and what it mends.
struct AcceptedFix {
    var proposals: [FixProposal]
    var keys: [Diagnostic.Key]
    var fix: Fix
    /// What makes the request with the fix of the one without.
    var edits: [Edit]
    /// The attempt that showed that it works.
    var attempt: Int

    /// Whether an edit of this one puts something in the place of what `other` has put there.
    func overlaps(_ other: AcceptedFix) -> Bool {
        edits.contains { edit in
            other.edits.contains {
                JSONPointer.isWithin($0.path, edit.path) || JSONPointer.isWithin(edit.path, $0.path)
            }
        }
    }
}
