extension CompareRequest {
    /// What the operation does under each policy.
    ///
    /// What keeps one policy from answering, such as an earlier iOS than it needs, spoils none of the others.
    ///
    /// - Returns: The answer of each policy, and what differs.
    /// - Throws: What makes the request impossible whatever the policy is, and policies that do not exist or do not take
    ///   what is asked of them, by `/policies/…`.
    public func response() throws(ScenarioError) -> CompareResponse {
        var check = RequestCheck(scenario)
        check.operations = [operation]
        check.policies = policies
        let faults = check.commonFaults
        if !faults.isEmpty { throw ScenarioError(faults) }
        var request = TransitionRequest(scenario, operation: operation)
        // What a person sees is compared, also where the answer is to have none of it.
        request.scenario.include = inclusion.union([.screens, .layout, .plan, .motion])
        var results: [CompareResponse.Entry] = []
        for policy in policies {
            request.scenario.policy = policy
            let answer = Result { () throws(ScenarioError) in try request.response() }
            results.append(CompareResponse.Entry(policy: try request.scenario.policyReference, answer: answer))
        }
        let moments = operation.swipeProgress.map { [$0] } ?? [0.25, 0.5, 0.75]
        let differences = Difference.all(among: results.map { try? $0.answer.get() }, at: moments)
        for index in results.indices { results[index].leaveOut(allBut: inclusion) }
        return CompareResponse(differences: differences, unsayable: unsayableParts, results: results)
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
    /// Takes what was only needed for the comparison out of the answer.
    fileprivate mutating func leaveOut(allBut include: Inclusion) {
        guard case .success(var response) = answer else { return }
        if !include.contains(.motion) { (response.motion, response.seen) = (nil, nil) }
        if !include.contains(.plan) { response.plan = nil }
        if !include.contains(.screens) {
            response.screens = nil
        } else if !include.contains(.layout), let screens = response.screens {
            response.screens = screens.map { screen in
                var screen = screen
                screen.layout = nil
                return screen
            }
        }
        answer = .success(response)
    }
}
