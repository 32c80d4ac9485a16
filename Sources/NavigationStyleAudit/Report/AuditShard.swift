package import NavigationStyle

/// A share of the runs of an audit: every nth of them.
package struct AuditShard: Hashable, Sendable {
    /// The number of the share, from 1.
    package var number: Int
    /// The number of shares.
    package var count: Int

    package init(number: Int, count: Int) {
        self.number = number
        self.count = count
    }

    /// Returns the runs of the share, as indices.
    package func runs(of total: Int) -> [Int] {
        guard count > 0 else { return [] }
        return (0..<total).filter { $0 % count == number - 1 }
    }
}

extension AuditRequest {
    /// Makes the runs of a share without looking for fixes, which must be verified on all runs.
    ///
    /// - Parameters:
    ///   - shard: The share.
    ///   - budget: The limits of each run, unless the request sets lower ones.
    ///   - threads: The number of threads; the answer is the same for any number.
    ///   - observer: Called with the progress.
    /// - Returns: The results, and for each run the changes that might remove findings.
    /// - Throws: Every fault of the request.
    package func response(
        to shard: AuditShard,
        within budget: Budget,
        threads: Int = 1,
        telling observer: AuditObserver = AuditObserver()
    ) throws(ScenarioError) -> (response: AuditResponse, proposals: [[AuditEdit]]) {
        let faults = faults
        if !faults.isEmpty { throw ScenarioError(faults) }
        var response = AuditResponse(runs: [], matrix: [])
        response.described = described
        var proposals: [[AuditEdit]] = []
        let numbers = shard.runs(of: runCount)
        for run in runs(numbers, within: budget, threads: threads, telling: observer) {
            response.add(run)
            proposals.append(fixes ? self.proposals(against: run) : [])
        }
        return (response, proposals)
    }

    /// Verifies proposed changes against the findings of all runs.
    ///
    /// - Parameters:
    ///   - found: The findings of all runs together.
    ///   - proposals: The changes to try, in the order of the runs.
    ///   - budget: The limits of each trial.
    ///   - threads: The number of threads.
    ///   - observer: Called with the progress.
    /// - Returns: The fixes, as in ``response(within:threads:telling:)``.
    package func fixes(
        against found: FoundFindings,
        among proposals: [AuditEdit],
        within budget: Budget,
        threads: Int = 1,
        telling observer: AuditObserver = AuditObserver()
    ) -> [AuditFix] {
        guard fixes else { return [] }
        var fixer = AuditFixer(self, found, proposals, within: budget, threads: threads, telling: observer)
        return fixer.fixes()
    }

    /// Returns changes that might remove the findings of a run.
    package func proposals(against run: AuditRun) -> [AuditEdit] {
        let proposals = FixCandidates(self, tree, run)?.proposals ?? []
        guard !unknowns.isEmpty else { return proposals }
        // An unknown value cannot be declared.
        let worlds = Worlds(namesIn: self)
        return proposals.filter { proposal in !proposal.edits.contains { $0.value.map(worlds.shows) ?? false } }
    }
}
