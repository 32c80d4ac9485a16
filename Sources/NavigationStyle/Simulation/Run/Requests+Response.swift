extension TransitionRequest {
    /// Returns the changes that the operation makes to the bars; throws all faults of the request, which may be too
    /// much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> TransitionResponse {
        try budget.spend(work)
        do { return try answer(within: &budget) } catch { throw error.together(with: check) }
    }

    /// The check that lists the faults if the request cannot be answered.
    private var check: RequestCheck {
        var check = RequestCheck(scenario)
        check.operations = [operation]
        return check
    }
}

extension ReplayRequest {
    /// Returns the changes that the operations make to the bars; throws all faults of the request, which may be too
    /// much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> ReplayResponse {
        try budget.spend(work)
        do { return try answer(within: &budget) } catch { throw error.together(with: check) }
    }

    /// Returns the changes that the operations make to the bars; throws all faults of the request.
    public func response() throws(ScenarioError) -> ReplayResponse {
        var budget = WorkBudget.unlimited
        return try response(within: &budget)
    }

    /// Returns the diagnostics of the operations; throws like ``response(within:)``.
    package func known(within budget: inout WorkBudget) throws(ScenarioError) -> ReviewedReplay {
        try budget.spend(work)
        do { return try ReviewedReplay(of: self, within: &budget) } catch { throw error.together(with: check) }
    }

    /// The check that lists the faults if the request cannot be answered.
    private var check: RequestCheck {
        var check = RequestCheck(scenario)
        check.operations = operations
        check.isReplay = true
        return check
    }
}

extension ResolveRequest {
    /// Returns the bars that the stack shows; throws all faults of the request, which may be too much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> ResolveResponse {
        try budget.spend(work)
        do { return try answer(within: &budget) } catch {
            throw error.together(with: RequestCheck(scenario))
        }
    }
}

extension ScenarioError {
    /// Returns the faults that `check` finds, and those of this error that only answering could find.
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
