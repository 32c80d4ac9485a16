package import NavigationStyle

/// A share of the runs of an audit: every so many-th of them.
package struct AuditShard: Hashable, Sendable {
    /// Which share it is, from 1.
    package var number: Int
    /// How many there are.
    package var count: Int

    package init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// The runs of the share, by their places among all.
    package func runs(of total: Int) -> [Int] {
        guard count > 0 else { return [] }
        return (0..<total).filter { $0 % count == number - 1 }
    }
}

extension AuditRequest {
    /// Makes the runs of a share, and looks for no fixes: they are tried out on all runs.
    ///
    /// - Parameters:
    ///   - shard: Which runs.
    ///   - budget: How far each run may go, where the request does not say less.
    ///   - threads: On how many threads; the answer is the same for any number.
    ///   - observer: Is told how far it is.
    /// - Returns: What was found, and for each run what might help.
    /// - Throws: Every fault of the request.
    package func response(
        to shard: AuditShard,
        within budget: Budget,
        threads: Int = 1,
        telling observer: AuditObserver = AuditObserver()
    ) throws(ScenarioError) -> (response: AuditResponse, proposals: [[FixProposal]]) {
        let faults = faults
        if !faults.isEmpty { throw ScenarioError(faults) }
        var response = AuditResponse(runs: [], matrix: [])
        var proposals: [[FixProposal]] = []
        let numbers = shard.runs(of: runCount)
        for run in runs(numbers, within: budget, threads: threads, telling: observer) {
            response.add(run)
            let alone = AuditResponse(runs: [run], matrix: [])
            proposals.append(fixes ? AuditFixer(self, alone, within: budget).candidates : [])
        }
        return (response, proposals)
    }

    /// Tries out what might help against what shares of the runs have found.
    ///
    /// - Parameters:
    ///   - found: What all runs have found together.
    ///   - proposals: What might help, in the order of the runs.
    ///   - budget: How far each trial may go.
    ///   - threads: On how many threads.
    /// - Returns: The fixes as ``response(within:)`` has them.
    package func fixes(
        against found: FoundSeverities,
        among proposals: [FixProposal],
        within budget: Budget,
        threads: Int = 1
    ) -> [AuditFix] {
        guard fixes else { return [] }
        var fixer = AuditFixer(self, found, proposals, within: budget, threads: threads)
        return fixer.fixes()
    }
}
