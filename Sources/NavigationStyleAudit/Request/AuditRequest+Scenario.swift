package import NavigationStyle

extension AuditRequest {
    /// Returns the scenario of the run under `policy` in `environment`, with no screens.
    package func scenario(policy: PolicySelection, environment: NavigationEnvironment) -> Scenario {
        var scenario = Scenario(stack: [])
        scenario.policy = policy
        scenario.environment = environment
        scenario.defaults = defaults
        return scenario
    }

    /// Returns the engine of the run under `policy` in `environment`.
    ///
    /// - Throws: The fault that makes the run impossible.
    package func engine(
        policy: PolicySelection,
        environment: NavigationEnvironment
    ) throws(ScenarioError) -> WindowEngine {
        do {
            return try scenario(policy: policy, environment: environment).windowEngine(for: Graph(self).kinds)
        } catch {
            throw located(error, in: Graph(self))
        }
    }

    /// Returns the error with pointers to the request's screens instead of to a stack of all kinds.
    func located(_ error: ScenarioError, in graph: Graph) -> ScenarioError {
        ScenarioError(
            error.faults.map { fault in
                let tokens = JSONPointer.tokens(of: fault.pointer)
                guard tokens.count > 1, tokens[0] == "stack", let kind = Int(tokens[1]) else { return fault }
                let rest = fault.pointer.dropFirst("/stack/\(kind)".count)
                return RequestFault(fault.reason, at: graph.pointer(to: String(rest), of: kind))
            }
        )
    }
}
