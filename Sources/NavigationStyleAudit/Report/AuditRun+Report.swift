public import NavigationStyle

extension AuditRequest {
    /// Every look that a screen can have at rest after any history, under each policy in each environment.
    ///
    /// - Returns: What was found, as far as the usual limits and those of the request let it be looked for.
    /// - Throws: Every fault of the request.
    public func response() throws(ScenarioError) -> AuditResponse { try response(within: Budget()) }

    /// Searches the graph under each policy in each environment.
    ///
    /// - Parameters:
    ///   - budget: How far each run may go, where the request does not say less.
    ///   - threads: On how many threads; the answer is the same for any number.
    /// - Returns: What was found.
    /// - Throws: Every fault of the request.
    package func response(within budget: Budget, threads: Int = 1) throws(ScenarioError) -> AuditResponse {
        let faults = faults
        if !faults.isEmpty { throw ScenarioError(faults) }
        let selections = policies.flatMap { policy in environments.map { (policy: policy, environment: $0) } }
        let perRun = max(1, threads / selections.count)
        let runs = Effort(threads: threads).map(selections) { selection in
            run(under: selection.policy, in: selection.environment, within: budget, threads: perRun)
        }
        var response = AuditResponse(runs: runs, matrix: [])
        for (number, run) in runs.enumerated() {
            guard case .made(let report) = run.outcome else { continue }
            response.matrix.append(AuditResponse.Row(report, run: number))
        }
        if fixes {
            var fixer = AuditFixer(self, response, within: budget, threads: threads)
            response.fixes = fixer.fixes()
        }
        return response
    }

    /// Searches the graph once.
    ///
    /// - Parameters:
    ///   - selection: The policy.
    ///   - environment: The environment.
    ///   - budget: How far the search may go, where the request does not say less.
    ///   - threads: On how many threads.
    /// - Returns: What was found, or why nothing could be looked for.
    package func run(
        under selection: PolicySelection,
        in environment: Environment,
        within budget: Budget = Budget(),
        threads: Int = 1
    ) -> AuditRun {
        var budget = budget
        if let steps = limits.steps { budget.steps = min(budget.steps, steps) }
        let outcome: AuditRun.Outcome
        do throws(ScenarioError) {
            let graph = Graph(self)
            let scenario = scenario(policy: selection, environment: environment)
            let survey = try survey(of: graph, in: scenario, within: budget, threads: threads)
            let effort = Effort(threads: threads, isOver: budget.isOver)
            outcome = .made(AuditReporter(self, scenario, survey, effort).report())
        } catch {
            outcome = .impossible(error.faults)
        }
        return AuditRun(selection: selection, environment: environment.whole, outcome: outcome)
    }

    /// What is known of the graph in a run that `scenario` says everything of but the screens.
    ///
    /// - Throws: What makes the run impossible.
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
                writing: touched(on: scenario.environment.os),
                precision: precision,
                isDiagnosing: find.codes.map { $0.contains(where: \.isDiagnostic) } ?? true,
                within: budget,
                threads: threads
            )
        } catch {
            throw located(error, in: graph)
        }
    }

    /// The properties that the app's code may write to a bar.
    private func touched(on os: SystemVersion) -> BarPropertySet {
        if screens.contains(where: { $0.screen.library != nil || $0.screen.scrollStyling != nil }) {
            return BarPropertySet(BarProperty.allCases)
        }
        var sets = [defaults.appearanceProxy.touched]
        if let bar = defaults.bar { sets.append(bar.properties(for: os).touched) }
        for screen in screens {
            sets.append(screen.screen.callbacks.touched)
            if let bar = screen.screen.bar { sets.append(bar.properties(for: os).touched) }
            for update in screen.updates {
                switch update.restyling {
                case .properties(let properties): sets.append(properties.touched)
                case .style(let style): sets.append(style.properties(for: os).touched)
                }
            }
        }
        return BarPropertySet(BarProperty.allCases.filter { property in sets.contains { $0.contains(property) } })
    }
}

extension AuditResponse.Row {
    fileprivate init(_ report: AuditRun.Report, run: Int) {
        let twoLooks = report.findings.filter { $0.code == .historyDependentStyle }
        self.init(
            run: run,
            errors: report.findings.count { $0.severity == .error },
            warnings: report.findings.count { $0.severity == .warning },
            screensWithTwoLooks: Set(twoLooks.map(\.screen)).count
        )
    }
}
