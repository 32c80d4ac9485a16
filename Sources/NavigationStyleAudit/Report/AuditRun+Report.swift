public import NavigationStyle

extension AuditRequest {
    /// Every look that a screen can have at rest after any history, under each policy in each environment.
    ///
    /// - Returns: What was found, as far as the usual limits and those of the request let it be looked for.
    /// - Throws: Every fault of the request.
    public func response() throws(ScenarioError) -> AuditResponse { try response(within: Budget()) }

    /// Searches the graph under each policy in each environment.
    ///
    /// - Parameter budget: How far each run may go, where the request does not say less.
    /// - Returns: What was found.
    /// - Throws: Every fault of the request.
    package func response(within budget: Budget) throws(ScenarioError) -> AuditResponse {
        let faults = faults
        if !faults.isEmpty { throw ScenarioError(faults) }
        var response = AuditResponse(runs: [], matrix: [])
        for policy in policies {
            for environment in environments {
                let run = run(under: policy, in: environment, within: budget)
                if case .made(let report) = run.outcome {
                    response.matrix.append(AuditResponse.Row(report, run: response.runs.count))
                }
                response.runs.append(run)
            }
        }
        if fixes {
            var fixer = AuditFixer(self, response, within: budget)
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
    /// - Returns: What was found, or why nothing could be looked for.
    package func run(
        under selection: PolicySelection,
        in environment: Environment,
        within budget: Budget = Budget()
    ) -> AuditRun {
        var budget = budget
        if let steps = limits.steps { budget.steps = min(budget.steps, steps) }
        let outcome: AuditRun.Outcome
        do throws(ScenarioError) {
            let graph = Graph(self)
            let engine = try engine(policy: selection, environment: environment)
            let search = Search(graph, on: engine, within: budget)
            let scenario = scenario(policy: selection, environment: environment)
            outcome = .made(AuditReporter(self, scenario, search).report())
        } catch {
            outcome = .impossible(error.faults)
        }
        return AuditRun(selection: selection, environment: environment.whole, outcome: outcome)
    }
}

extension AuditResponse.Row {
    init(_ report: AuditRun.Report, run: Int) {
        let twoLooks = report.findings.filter { $0.code == .historyDependentStyle }
        self.init(
            run: run,
            errors: report.findings.count { $0.severity == .error },
            warnings: report.findings.count { $0.severity == .warning },
            screensWithTwoLooks: Set(twoLooks.map(\.screen)).count
        )
    }
}
