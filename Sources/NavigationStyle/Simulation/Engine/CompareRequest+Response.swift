extension CompareRequest {
    /// What the operation does under each policy.
    ///
    /// What keeps one policy from answering, such as an earlier iOS than it needs, spoils none of the others.
    ///
    /// - Parameter budget: The work that may be needed.
    /// - Returns: The answer of each policy, and what differs.
    /// - Throws: What makes the request impossible whatever the policy is, policies that do not exist or do not take
    ///   what is asked of them, by `/policies/…`, and too much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> CompareResponse {
        var check = RequestCheck(scenario)
        check.operations = [operation]
        check.policies = selections
        let faults = check.commonFaults
        if !faults.isEmpty { throw ScenarioError(faults) }
        try budget.reserve(work)
        var request = TransitionRequest(scenario, operation: operation)
        // What a person sees is compared, also where the answer is to have none of it.
        request.scenario.include = inclusion.union(.compared)
        var response = CompareResponse(differences: [], unsayable: [], results: [])
        for selection in selections {
            request.scenario.policy = selection
            let answer = Result { () throws(ScenarioError) in try request.response(within: &budget) }
            let policy = try request.scenario.policyReference
            // Those that nobody has named are there only if they can answer.
            if policies.isEmpty, case .failure(let error) = answer {
                response.leftOut =
                    (response.leftOut ?? []) + [LeftOutPolicy(policy: policy.name, reason: error.summary)]
            } else {
                response.results.append(CompareResponse.Entry(policy: policy, answer: answer))
            }
        }
        if policies.isEmpty { response.leftOut = response.leftOut ?? [] }
        response.differences = Difference.all(
            among: response.results.map { (try? $0.answer.get()).map { ComparedAnswer($0) } },
            at: comparedMoments
        )
        response.unsayable = unsayableParts(under: response.results.map(\.policy.name))
        response.leaveOut(allBut: inclusion)
        return response
    }
}

extension Scenario {
    /// The policy, with the edition and the options that it goes by where none are asked for.
    package var policyReference: PolicyReference {
        get throws(ScenarioError) { try policyType.reference(under: self) }
    }
}

extension NavigationStylePolicy {
    fileprivate static func reference(under scenario: Scenario) -> PolicyReference {
        selected(by: scenario).policy.reference
    }
}

extension CompareResponse.Entry {
    /// Makes an entry with the verdict on an answer that has its diagnostics.
    init(policy: PolicyReference, answer: Result<TransitionResponse, ScenarioError>) {
        self.policy = policy
        self.answer = answer
        verdict =
            switch answer {
            case .success(let response): Verdict(on: response.diagnostics ?? [])
            case .failure(let error): Verdict(on: error)
            }
    }
}
