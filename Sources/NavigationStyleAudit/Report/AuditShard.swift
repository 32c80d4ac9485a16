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
        response.described = described
        var proposals: [[FixProposal]] = []
        let numbers = shard.runs(of: runCount)
        for run in runs(numbers, within: budget, threads: threads, telling: observer) {
            response.add(run)
            proposals.append(fixes ? self.proposals(against: run) : [])
        }
        return (response, proposals)
    }

    /// Tries what might help against the findings of all runs.
    ///
    /// - Parameters:
    ///   - found: The findings of all runs together.
    ///   - proposals: What might help, in the order of the runs.
    ///   - budget: How far each trial may go.
    ///   - threads: On how many threads.
    ///   - observer: Is told how far it is.
    /// - Returns: The fixes as ``response(within:)`` has them.
    package func fixes(
        against found: FoundFindings,
        among proposals: [FixProposal],
        within budget: Budget,
        threads: Int = 1,
        telling observer: AuditObserver = AuditObserver()
    ) -> [AuditFix] {
        guard fixes else { return [] }
        var fixer = AuditFixer(self, found, proposals, within: budget, threads: threads, telling: observer)
        return fixer.fixes()
    }

    /// Returns what might help against the findings of a run.
    package func proposals(against run: AuditRun) -> [FixProposal] {
        let proposals = FixCandidates(self, tree, run)?.proposals ?? []
        guard !unknowns.isEmpty else { return proposals }
        // What nobody knows cannot be declared.
        let worlds = Worlds(self)
        return proposals.filter { proposal in !proposal.edits.contains { $0.value.map(worlds.shows) ?? false } }
    }
}
