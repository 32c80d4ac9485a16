/// Fixes of an answer that can be carried out one after another.
struct Together {
    var fixes: [AcceptedFix] = []
    /// Those that have not been tried with them.
    var untried: [AcceptedFix] = []
}

// All fixes of an answer together.
extension FixReview {
    /// The fixes such that all of them can be carried out one after another: of two that contradict each other the first
    /// is kept, and two that change the same object are made one.
    mutating func consolidated(_ accepted: [AcceptedFix]) -> Together {
        var kept: [AcceptedFix] = []
        for each in accepted {
            guard !kept.contains(where: { $0.fix.contradicts(each.fix) }) else { continue }
            if let merged = merging(each, into: kept) { kept = merged }
        }
        return undisturbed(kept)
    }

    /// As many of `fixes` as the runs that are left show to work together, the first before others.
    private mutating func undisturbed(_ fixes: [AcceptedFix]) -> Together {
        guard var together = fixes.first.map({ [$0] }) else { return Together() }
        var open = Array(fixes.dropFirst())
        // Mostly they have nothing to do with each other: then one run shows it.
        var count = open.count
        while count > 0 {
            let tried = together + open.prefix(count)
            guard let left = diagnosticsLeft(with: tried) else { return Together(fixes: together, untried: open) }
            let keys = Set(left.joined().map { Diagnostic.Key($0) })
            let disturbed = open.prefix(count).filter { $0.keys.contains(where: keys.contains) }
            if !disturbed.isEmpty {
                open.removeAll { each in disturbed.contains { $0.fix == each.fix } }
                count -= disturbed.count
                if count == 0 { count = open.count }
            } else if tried.contains(where: { $0.keys.contains(where: keys.contains) })
                || brings(left, beyond: tried.flatMap(\.keys))
            {
                // Which of them it is, half of them tell.
                if count == 1 { open.removeFirst() }
                count = count == 1 ? open.count : count / 2
            } else {
                together = tried
                open.removeFirst(count)
                count = open.count
            }
        }
        return Together(fixes: together)
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

    /// Whether an edit of this one puts something in the place of what `other` has put there, or moves it on.
    func overlaps(_ other: AcceptedFix) -> Bool {
        edits.contains { edit in
            other.edits.contains {
                JSONPointer.isWithin($0.path, edit.path) || JSONPointer.isWithin(edit.path, $0.path)
                    || $0.moves(edit.path) || edit.moves($0.path)
            }
        }
    }
}

extension Edit {
    /// Whether it adds an operation before the one that `path` leads to.
    fileprivate func moves(_ path: String) -> Bool {
        guard op == .add, let added = Self.operation(in: self.path), added.isWhole,
            let other = Self.operation(in: path)
        else { return false }
        return other.index >= added.index
    }

    /// The index of the operation that `path` leads to, and whether to the whole of it; nil where it leads elsewhere.
    private static func operation(in path: String) -> (index: Int, isWhole: Bool)? {
        let tokens = JSONPointer.tokens(of: path)
        guard tokens.count > 1, tokens[0] == RequestPointer.Key.operations.name, let index = Int(tokens[1]) else {
            return nil
        }
        return (index, tokens.count == 2)
    }
}
