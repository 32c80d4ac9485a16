extension EnvironmentsRequest {
    /// Returns the answer in the scenario's own environment, whatever ``environments`` holds.
    public func response() throws(ScenarioError) -> Answer {
        var budget = WorkBudget.unlimited
        return try response(within: &budget)
    }

    /// Returns the answers in all environments, and their differences, without a limit to the work.
    public func responses() throws(ScenarioError) -> EnvironmentsResponse<Answer> {
        var budget = WorkBudget.unlimited
        return try responses(within: &budget)
    }

    /// Answers the request in all environments.
    ///
    /// An environment that cannot have an answer, such as one with an earlier iOS than the policy needs, does not
    /// affect the others.
    ///
    /// - Parameter budget: The work that the answers may use.
    /// - Returns: The answers, and their differences.
    /// - Throws: The faults of a request that is impossible in every environment, devices that do not exist, and too
    ///   much work.
    public func responses(within budget: inout WorkBudget) throws(ScenarioError) -> EnvironmentsResponse<Answer> {
        let faults = scenario.environment.deviceFaults(andOf: environments)
        if !faults.isEmpty { throw ScenarioError(faults) }
        var request = self
        request.environments = []
        // The comparison is of the visible bars, even where the answers leave them out.
        request.scenario.include = inclusion.union(.compared)
        try budget.reserve(request.work.comparedInEnvironments.inEnvironments(environments.count))
        var results: [EnvironmentsResponse<Answer>.Entry] = []
        for (index, environment) in environments.enumerated() {
            request.scenario.environment = environment
            let located = { (error: ScenarioError) in
                ScenarioError(error.faults.map { $0.located(inEnvironment: index) })
            }
            var answer = Result { () throws(ScenarioError) in try request.response(within: &budget) }.mapError(located)
            if case .success(var response) = answer {
                response.changeErrors(located)
                // The text size is the only member of an environment that causes a diagnostic.
                if environment.contentSizeCategory != scenario.environment.contentSizeCategory {
                    let place = RequestPointer(.environments).appending(index).appending(.contentSizeCategory)
                    response.changeDiagnostics {
                        guard $0.pointer == .textSize else { return $0 }
                        var diagnostic = $0
                        diagnostic.pointer = place
                        return diagnostic
                    }
                }
                answer = .success(response)
            }
            results.append(EnvironmentsResponse.Entry(environment: environment.whole, answer: answer))
        }
        let failures = results.compactMap { if case .failure(let error) = $0.answer { error.faults } else { nil } }
        if failures.count == results.count, let common = failures.faultsOfRequest { throw ScenarioError(common) }
        let differences = EnvironmentDifference.all(
            among: results.map { (try? $0.answer.get())?.compared ?? [] },
            at: comparedMoments,
            in: environments
        )
        for index in results.indices {
            guard case .success(var response) = results[index].answer else { continue }
            response.leaveOut(allBut: inclusion)
            results[index].answer = .success(response)
        }
        return EnvironmentsResponse(differences: differences, results: results)
    }
}

extension RequestFault {
    /// Returns the fault with a pointer into the environment at `index` of several.
    func located(inEnvironment index: Int) -> RequestFault {
        let own = "/environment/"
        guard pointer.hasPrefix(own) else { return self }
        return RequestFault(reason, at: "/environments/\(index)/" + pointer.dropFirst(own.utf8.count))
    }
}

extension [[RequestFault]] {
    /// All faults in the environments, without duplicates, if at least one fault is the same in all; otherwise nil.
    var faultsOfRequest: [RequestFault]? {
        guard let first, first.contains(where: { fault in allSatisfy { $0.contains(fault) } && !fault.isOfEnvironment })
        else { return nil }
        var seen: Set<RequestFault> = []
        return joined().filter { seen.insert($0).inserted }
    }

    /// The faults that are the same in all environments.
    var common: [RequestFault] { first?.filter { fault in allSatisfy { $0.contains(fault) } } ?? [] }
}

extension RequestFault {
    fileprivate var isOfEnvironment: Bool { pointer.hasPrefix("/environments/") }
}

extension NavigationEnvironment {
    /// Returns the fault of a device that does not exist.
    func deviceFault(at pointer: String) -> RequestFault? {
        guard Device(named: device) == nil else { return nil }
        let control = device.controlCharacter()
        return RequestFault(control.map { .controlCharacter($0) } ?? .unknownDevice(device), at: pointer + "/device")
    }

    /// Returns the faults of this environment's device, and of the devices of `environments` that differ from it.
    func deviceFaults(andOf environments: [NavigationEnvironment]) -> [RequestFault] {
        let others = environments.enumerated().compactMap { index, environment in
            environment.device == device ? nil : environment.deviceFault(at: "/environments/\(index)")
        }
        return [deviceFault(at: "/environment")].compactMap(\.self) + others
    }
}
