extension CompareRequest {
    /// Returns the answer to the operation under each policy, and their differences.
    ///
    /// A policy that cannot answer, such as one that needs a later iOS, does not affect the others.
    ///
    /// - Parameter budget: The work that the comparison may use.
    /// - Returns: The answer of each policy, and the differences.
    /// - Throws: The faults that the request has under every policy; with pointers into `/policies/…`, policies that do
    ///   not exist or options that they do not have; and too much work.
    public func response(within budget: inout WorkBudget) throws(ScenarioError) -> CompareResponse {
        var check = RequestCheck(scenario)
        check.operations = [operation]
        check.policies = selections
        let faults = check.commonFaults
        if !faults.isEmpty { throw ScenarioError(faults) }
        try budget.reserve(work)
        var request = TransitionRequest(scenario, operation: operation)
        // The comparison is of the visible bars, even where the answer leaves them out.
        request.scenario.include = inclusion.union(.compared)
        var response = CompareResponse(differences: [], unsayable: [], results: [])
        for (index, selection) in selections.enumerated() {
            request.scenario.policy = selection
            var answer = Result { () throws(ScenarioError) in try request.response(within: &budget) }
            if case .success(var response) = answer {
                response.changeDiagnostics { $0.located(inPolicy: policies.isEmpty ? nil : index) }
                answer = .success(response)
            }
            let policy = try request.scenario.policyReference
            // Policies that nobody has named are listed only if they can answer.
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
    /// The policy, with the edition and the options that it uses where the scenario names none.
    package var policyReference: PolicyReference {
        get throws(ScenarioError) { try policyType.selected(by: self, at: "").policy.reference }
    }
}

extension CompareResponse.Entry {
    /// Creates an entry with the verdict on an answer, which must include its diagnostics.
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
