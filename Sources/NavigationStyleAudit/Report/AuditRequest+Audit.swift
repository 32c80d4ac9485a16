public import NavigationStyle

extension AuditRequest {
    /// Returns every look that a screen can have at rest after any history, under each policy in each environment.
    ///
    /// - Parameters:
    ///   - budget: The limits of each run, unless the request sets lower ones.
    ///   - threads: The number of threads; the answer is the same for any number.
    ///   - progress: Called from time to time, on any of the threads, with the progress of the search.
    /// - Returns: The results.
    /// - Throws: Every fault of the request.
    public func audit(
        within budget: Budget = Budget(),
        threads: Int = 1,
        telling progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }
    ) throws(ScenarioError) -> AuditResponse {
        try response(within: budget, threads: threads, telling: AuditObserver(progress: progress))
    }

    /// Searches the graph under each policy in each environment.
    ///
    /// - Parameters:
    ///   - budget: The limits of each run, unless the request sets lower ones.
    ///   - threads: The number of threads; the answer is the same for any number.
    ///   - observer: Called with the progress.
    /// - Returns: The results.
    /// - Throws: Every fault of the request.
    package func response(
        within budget: Budget = Budget(),
        threads: Int = 1,
        telling observer: AuditObserver = AuditObserver()
    ) throws(ScenarioError) -> AuditResponse {
        let faults = faults
        if !faults.isEmpty { throw ScenarioError(faults) }
        var response = AuditResponse(runs: [], matrix: [])
        response.described = described
        for run in runs(Array(0..<runCount), within: budget, threads: threads, telling: observer) { response.add(run) }
        response.areFixesLeftOut = fixes && response.runs.contains { $0.outcome == .leftOut }
        if fixes, !response.areFixesLeftOut, !budget.isAbandoned() {
            let proposals = response.runs.flatMap { self.proposals(against: $0) }
            let found = FoundFindings(response.runs)
            response.fixes = fixes(
                against: found,
                among: proposals,
                within: budget,
                threads: threads,
                telling: observer
            )
        }
        return response
    }

    /// The number of runs of the request.
    package var runCount: Int { policies.count * environments.count }

    /// Makes some of the runs, and reports each once it and those before it are made.
    func runs(
        _ numbers: [Int],
        within budget: Budget,
        threads: Int,
        telling observer: AuditObserver
    ) -> [AuditRun] {
        let perRun = max(1, threads / max(1, numbers.count))
        // The apps that the graph may describe are the same under each policy in each environment.
        let worlds = Worlds(self)
        return Effort(threads: threads).map(numbers, telling: observer.made) { number in
            var run =
                observer.room.isFull()
                ? leftOut(number) : run(number, of: worlds, within: budget, threads: perRun, telling: observer)
            if let most = observer.room.looksInFull { run.tellInFull(mostLooks: most) }
            if !observer.room.take(run) { run.outcome = .leftOut }
            return run
        }
    }

    /// Returns a run that is left out.
    private func leftOut(_ number: Int) -> AuditRun {
        let (policy, environment) = number.quotientAndRemainder(dividingBy: environments.count)
        return AuditRun(
            selection: policies[policy],
            environment: environments[environment].whole,
            outcome: .leftOut
        )
    }

    /// Makes a run, given by its number: all runs of the first policy come first.
    private func run(
        _ number: Int,
        of worlds: Worlds,
        within budget: Budget,
        threads: Int,
        telling observer: AuditObserver
    ) -> AuditRun {
        let (policy, environment) = number.quotientAndRemainder(dividingBy: environments.count)
        var budget = budget
        let count = runCount
        budget.watch = { observer.progress(AuditProgress(run: number + 1, of: count, search: $0)) }
        return run(of: worlds, under: policies[policy], in: environments[environment], within: budget, threads: threads)
            .locating(policy: policy, environment: environment)
    }

    /// Searches the graph once.
    ///
    /// - Parameters:
    ///   - selection: The policy.
    ///   - environment: The environment.
    ///   - name: The policy name for the fingerprints of findings; nil is the policy's own.
    ///   - budget: The limits of the search, unless the request sets lower ones.
    ///   - threads: The number of threads.
    /// - Returns: The results, or the reason that there are none.
    package func run(
        under selection: PolicySelection,
        in environment: NavigationEnvironment,
        knownAs name: String? = nil,
        within budget: Budget = Budget(),
        threads: Int = 1
    ) -> AuditRun {
        run(of: Worlds(self), under: selection, in: environment, knownAs: name, within: budget, threads: threads)
    }

    /// Searches the apps that the graph may describe.
    private func run(
        of worlds: Worlds,
        under selection: PolicySelection,
        in environment: NavigationEnvironment,
        knownAs name: String? = nil,
        within budget: Budget,
        threads: Int
    ) -> AuditRun {
        var budget = budget
        if let steps = limits.steps { budget.steps = min(budget.steps, steps) }
        let outcome: AuditRun.Outcome
        do throws(ScenarioError) {
            outcome = .made(
                try report(of: worlds, under: selection, in: environment, knownAs: name, budget, threads)
            )
        } catch {
            outcome = .impossible(error.faults)
        }
        return AuditRun(selection: selection, environment: environment.whole, outcome: outcome)
    }

    /// Searches the graph in each of its possible worlds, and merges the results.
    private func report(
        of worlds: Worlds,
        under selection: PolicySelection,
        in environment: NavigationEnvironment,
        knownAs name: String?,
        _ budget: Budget,
        _ threads: Int
    ) throws(ScenarioError) -> AuditRun.Report {
        var accounts = WorldAccounts()
        let memory = worlds.all.count > 1 || !knowsAllWays ? OccurrenceMemory() : nil
        var steps = 0
        var count = 0
        for world in worlds.all where count == 0 || steps < budget.steps && !budget.isOver() && !budget.isAbandoned() {
            defer {
                count += 1
                memory?.enterNextWorld()
            }
            var request = world.request
            // The defaults may have unknown values, too.
            let scenario = request.scenario(policy: selection, environment: environment)
            if world.isForSilence {
                let codes = accounts.judgingCodes
                if codes.isEmpty { continue }
                request.find.codes = codes
            }
            for isCertain in world.isForSilence || knowsAllWays ? [false] : [false, true] {
                if isCertain, !accounts.mayBeCertain { continue }
                var share = budget
                share.steps = max(budget.steps - steps, 0)
                let graph = Graph(request, isCertain: isCertain)
                let survey = try request.survey(of: graph, in: scenario, within: share, threads: threads)
                func account(_ detail: AuditReporter.Detail) -> Account {
                    AuditReporter(
                        request,
                        scenario,
                        survey,
                        knownAs: name,
                        telling: detail,
                        remembering: memory,
                        within: share,
                        threads: threads
                    ).account()
                }
                // Of the other worlds only findings that the first does not have are told, and those without unknown colors.
                var found = account(count == 0 || world.isForSilence ? .everything : .subjects)
                let new = found.subjects.subtracting(accounts.told)
                if count > 0, !isCertain, !world.isForSilence, !new.isEmpty {
                    found.drafts = account(.everythingAbout(new)).drafts
                }
                steps += found.statistics.engineSteps
                accounts.add(found, isCertain: isCertain, isForSilence: world.isForSilence)
            }
        }
        guard var account = accounts.full.first else { preconditionFailure("There is a world.") }
        let isWhole = count == worlds.all.count
        accounts.areAll = worlds.areAll && isWhole
        account.statistics.engineSteps = steps
        // An unknown flag lets the bar hide by gestures in some worlds only.
        account.coverage.notModelled = accounts.full.flatMap(\.coverage.notModelled).uniqued()
        account.isWhole = isWhole && accounts.all.allSatisfy(\.isWhole)
        account.areLengthsMinimal = isWhole && accounts.all.allSatisfy(\.areLengthsMinimal)
        var report = AuditRun.Report(accounts.drafts(worlds), account, of: self)
        worlds.name(&report)
        if budget.tellsRemnants {
            let first = worlds.all[0].request
            let scenario = first.scenario(policy: selection, environment: environment)
            report.leavesBehind = first.remnants(in: Graph(first), scenario, until: budget.isOver).map { remnant in
                var remnant = remnant
                remnant.value = worlds.named(remnant.value)
                return remnant
            }
        }
        return report
    }

    /// Returns everything known about the graph in a run.
    ///
    /// `scenario` has everything about the run but the screens.
    ///
    /// - Throws: The fault that makes the run impossible.
    package func survey(
        of graph: Graph,
        in scenario: Scenario,
        within budget: Budget = Budget(),
        threads: Int = 1
    ) throws(ScenarioError) -> Survey {
        do throws(ScenarioError) {
            return try Survey(
                graph,
                in: scenario,
                writing: BarWrites(self, in: scenario.environment),
                precision: precision,
                isDiagnosing: find.codes.map { $0.contains(where: \.isDiagnostic) } ?? true,
                within: budget,
                threads: threads
            )
        } catch {
            throw located(error, in: graph)
        }
    }
}
