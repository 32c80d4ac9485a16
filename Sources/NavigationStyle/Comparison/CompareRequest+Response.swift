extension CompareRequest {
    /// What the operation does under each policy.
    ///
    /// What keeps one policy from answering, such as an earlier iOS than it needs, spoils none of the others.
    ///
    /// - Returns: The answer of each policy, and what differs.
    /// - Throws: What makes the request impossible whatever the policy is, and policies that do not exist or do not take
    ///   what is asked of them, by `/policies/…`.
    public func response() throws(ScenarioError) -> CompareResponse {
        var faults = selectionFaults
        if !faults.isEmpty { throw ScenarioError(faults) }
        var request = TransitionRequest(scenario, operation: operation)
        // What a person sees is compared, also where the answer is to have none of it.
        request.scenario.include.formUnion([.screens, .layout])
        var results: [CompareResponse.Entry] = []
        for (index, policy) in policies.enumerated() {
            request.scenario.policy = policy
            let answer = Result { () throws(ScenarioError) in try request.response() }
            results.append(CompareResponse.Entry(policy: policy.reference, answer: answer))
            if case .failure(let error) = answer {
                faults += error.faults.filter { !$0.reason.isOfOnePolicy }.map { $0.moved(toPolicy: index) }
            }
        }
        if !faults.isEmpty { throw ScenarioError(faults.withoutRepetition) }
        let differences = Difference.all(among: results.map { (try? $0.answer.get())?.screens })
        for index in results.indices { results[index].leaveOut(allBut: scenario.include) }
        return CompareResponse(results: results, differences: differences)
    }
}

extension CompareRequest {
    /// What is wrong before any policy is asked: with the stack, and with the choice of policies.
    private var selectionFaults: [ScenarioFault] {
        var faults: [ScenarioFault] = []
        do { try scenario.check() } catch { faults = error.faults }
        for (index, policy) in policies.enumerated() {
            let found =
                PolicyPage.named(policy.name).map { policy.faults(for: $0) }
                ?? [ScenarioFault(.unknownPolicy(policy.name), at: "/policy")]
            faults += found.map { $0.moved(toPolicy: index) }
        }
        return faults
    }
}

extension PolicySelection {
    /// The policy, with the edition that it goes by where none is asked for.
    fileprivate var reference: PolicyReference {
        PolicyReference(name: name, edition: edition ?? PolicyPage.named(name)?.editions.first?.name)
    }
}

extension CompareResponse.Entry {
    /// Takes what was only needed for the comparison out of the answer.
    fileprivate mutating func leaveOut(allBut include: Inclusion) {
        guard case .success(var response) = answer else { return }
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

extension ScenarioFault.Reason {
    /// Whether the fault is between the scenario and one policy: other policies may answer the same request.
    fileprivate var isOfOnePolicy: Bool {
        switch self {
        case .unsupportedSystem, .unknownLibraryMember, .invalidLibraryMember, .invalidPolicyState: true
        case .duplicateScreenID, .screenAlreadyOnStack, .screenNotOnStack, .invalidScreenID, .emptyStack, .emptySet,
            .controllerStackMismatch, .controllerScreenNotOnStack, .backButtonPopsOneScreen, .noOperationInTurn,
            .unknownDevice, .unknownPolicy, .unknownEdition, .unknownOption, .invalidOption, .tooManyScreensListed:
            false
        }
    }
}

extension ScenarioFault {
    /// The fault in a request that names its policies in a list.
    fileprivate func moved(toPolicy index: Int) -> ScenarioFault {
        let key = "/policy"
        guard pointer == key || pointer.hasPrefix(key + "/") else { return self }
        return ScenarioFault(reason, at: "/policies/\(index)" + pointer.dropFirst(key.count))
    }
}

extension [ScenarioFault] {
    /// The faults without those that every policy finds anew.
    fileprivate var withoutRepetition: [ScenarioFault] {
        var seen: Set<ScenarioFault> = []
        return filter { seen.insert($0).inserted }
    }
}
