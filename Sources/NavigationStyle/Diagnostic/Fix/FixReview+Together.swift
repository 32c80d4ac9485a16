/// Fixes of an answer that can be carried out one after another.
struct Together {
    var fixes: [AcceptedFix] = []
    /// The fixes that have not been tried with them.
    var untried: [AcceptedFix] = []
}

// The combination of all fixes of an answer.
extension FixReview {
    /// Returns fixes that can all be carried out one after another: of two that contradict each other the first is
    /// kept, and those that change the same object are merged.
    func consolidated(_ accepted: [AcceptedFix]) -> Together {
        var groups: [[AcceptedFix]] = []
        for each in accepted where !groups.joined().contains(where: { $0.fix.contradicts(each.fix) }) {
            let overlapping = groups.filter { $0.contains { $0.overlaps(each) } }
            groups.removeAll { $0.contains { $0.overlaps(each) } }
            groups.append(overlapping.joined() + [each])
        }
        let merged = groups.map(merged)
        var together = undisturbed(merged.flatMap(\.fixes))
        together.untried += merged.flatMap(\.untried)
        return together
    }

    /// Returns as many of `fixes` as the remaining runs show to work together; earlier ones take precedence.
    private func undisturbed(_ fixes: [AcceptedFix]) -> Together {
        guard var together = fixes.first.map({ [$0] }) else { return Together() }
        var open = Array(fixes.dropFirst())
        // Fixes are usually independent of each other, and one run with all of them proves it.
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
                // Halves the number of fixes tried at once to find the one that disturbs.
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

    /// Returns the fixes of `group`, which change the same object, as one; if that does not work, those that do, each merged
    /// with the ones before it.
    private func merged(_ group: [AcceptedFix]) -> Together {
        if case .success(let whole) = merging(group) { return Together(fixes: [whole]) }
        var merged = Together()
        for each in group {
            switch merging(merged.fixes.filter { $0.overlaps(each) } + [each]) {
            case .success(let fix):
                merged.fixes.removeAll { $0.overlaps(each) }
                merged.fixes.append(fix)
            case .failure(let failure): if failure.reason == .tooMuchWork { merged.untried.append(each) }
            }
        }
        return merged
    }

    /// Returns `fixes`, of which there is one at least, as one.
    private func merging(_ fixes: [AcceptedFix]) -> Result<AcceptedFix, Failure> {
        var merged = fixes[0]
        guard fixes.count > 1 else { return .success(merged) }
        for other in fixes.dropFirst() {
            merged.fix = merged.fix.and(other.fix)
            merged.keys += other.keys
            merged.proposals += other.proposals
        }
        return attempt(merged.fix, FixGoal(merged.keys, of: told)).map { attempt in
            (merged.attempt, merged.edits) = (attempt, attempts[attempt].edits)
            return merged
        }
    }
}

/// A fix that works, and what it mends.
struct AcceptedFix {
    var proposals: [FixProposal]
    var keys: [Diagnostic.Key]
    var fix: Fix
    /// The edits that turn the request into the one with the fix.
    var edits: [Edit]
    /// The index of the attempt that showed that it works.
    var attempt: Int

    /// Whether an edit of this fix replaces something that `other` has put there.
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
        guard path.hasPrefix(operations) else { return nil }
        let tokens = JSONPointer.tokens(of: path)
        guard tokens.count > 1, let index = Int(tokens[1]) else { return nil }
        return (index, tokens.count == 2)
    }

    private static let operations = "/\(RequestPointer.Key.operations.name)/"
}
