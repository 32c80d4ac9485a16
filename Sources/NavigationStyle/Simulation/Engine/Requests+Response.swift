extension TransitionRequest {
    /// What the operation does to the bars; throws all that makes the request impossible, or that it is too much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> TransitionResponse {
        try budget.spend(work)
        do { return try scenario.policyType.answer(self, within: &budget) } catch { throw error.together(with: check) }
    }

    /// What to look for where the request cannot be answered.
    private var check: RequestCheck {
        var check = RequestCheck(scenario)
        check.operations = [operation]
        return check
    }
}

extension ReplayRequest {
    /// What the operations do to the bars; throws all that makes the request impossible, or that it is too much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> ReplayResponse {
        try budget.spend(work)
        do { return try scenario.policyType.answer(self, within: &budget) } catch { throw error.together(with: check) }
    }

    /// What the operations do to the bars; throws all that makes the request impossible.
    public func response() throws(ScenarioError) -> ReplayResponse {
        var budget = WorkBudget.unlimited
        return try response(within: &budget)
    }

    /// Finds what is to be said of the operations; throws the same.
    package func known(within budget: inout WorkBudget) throws(ScenarioError) -> any KnownReplay {
        try budget.spend(work)
        do { return try scenario.policyType.known(self, within: &budget) } catch { throw error.together(with: check) }
    }

    /// What to look for where the request cannot be answered.
    private var check: RequestCheck {
        var check = RequestCheck(scenario)
        check.operations = operations
        check.isReplay = true
        return check
    }
}

extension ResolveRequest {
    /// What the stack shows; throws all that makes the request impossible, or that it is too much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> ResolveResponse {
        try budget.spend(work)
        do { return try scenario.policyType.answer(self, within: &budget) } catch {
            throw error.together(with: RequestCheck(scenario))
        }
    }
}

extension ScenarioError {
    /// The faults that `check` finds, and those of this error that only answering could find.
    fileprivate func together(with check: RequestCheck) -> ScenarioError {
        let found = check.faults
        return ScenarioError(found + faults.filter { fault in !found.contains { $0.pointer == fault.pointer } })
    }
}

extension Scenario {
    /// The policy that the scenario names.
    var policyType: any NavigationStylePolicy.Type {
        get throws(ScenarioError) {
            guard let type = PolicyRegistry.policy(named: policy.name) else {
                throw ScenarioError([RequestFault(.unknownPolicy(policy.name), at: "/policy")])
            }
            return type
        }
    }
}
