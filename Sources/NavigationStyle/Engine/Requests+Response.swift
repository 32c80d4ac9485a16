extension TransitionRequest {
    /// What the operation does to the bars; throws all that makes the request impossible.
    public func response() throws(ScenarioError) -> TransitionResponse {
        try scenario.policyType.answer(self)
    }
}

extension ReplayRequest {
    /// What the operations do to the bars; throws all that makes the request impossible.
    public func response() throws(ScenarioError) -> ReplayResponse {
        try scenario.policyType.answer(self)
    }
}

extension ResolveRequest {
    /// What the stack shows; throws all that makes the request impossible.
    public func response() throws(ScenarioError) -> ResolveResponse {
        try scenario.policyType.answer(self)
    }
}

extension Scenario {
    /// The policy that the scenario names.
    fileprivate var policyType: any NavigationStylePolicy.Type {
        get throws(ScenarioError) {
            guard let type = PolicyRegistry.policy(named: policy.name) else {
                throw ScenarioError([ScenarioFault(.unknownPolicy(policy.name), at: "/policy")])
            }
            return type
        }
    }
}
