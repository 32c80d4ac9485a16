extension PolicySelection {
    /// Checks the selection against the policy that `page` describes, except the values of its own options.
    ///
    /// - Parameters:
    ///   - page: The policy's page.
    ///   - reader: Receives the faults.
    func check(against page: PolicyPage, _ reader: inout ValueReader) {
        if edition == nil, copiedProperties == nil, options.isEmpty { return }
        let editions = page.editions.map(\.name)
        if let edition, !editions.contains(edition) {
            let control = edition.controlCharacter()
            reader.note(
                control.map { .controlCharacter($0) } ?? .unknownEdition(edition, known: editions),
                under: "edition"
            )
        }
        let options = page.options.map(\.name)
        let known = ["name"] + (editions.isEmpty ? [] : ["edition"]) + options
        if let copiedProperties {
            if !options.contains("copiedProperties") {
                reader.note(.unknownKey(known: known), under: "copiedProperties")
            } else if let stranger = copiedProperties.subtracting(.copyable).first(where: { _ in true }) {
                let names = BarPropertySet.copyable.map(\.name)
                reader.note(.unknownValue(found: stranger.name, known: names), under: "copiedProperties")
            }
        }
        reader.checkKeys(of: self.options, allowed: known)
    }
}

extension BarPropertySet {
    /// The properties that one bar can copy to another: all but the flag that hides it, and those of the navigation
    /// controller.
    package static let copyable = BarPropertySet.all.subtracting(ofNavigationController.union([.isHidden]))
}

extension Value.Member {
    /// Returns the option that names the properties a policy copies; nil, for more than one list, becomes null.
    static func copiedProperties(_ properties: BarPropertySet?) -> Value.Member {
        guard let properties else { return Value.Member("copiedProperties", .null) }
        return Value.Member("copiedProperties", .array(properties.map { propertyNames[Int($0.rawValue)] }))
    }

    private static let propertyNames = BarProperty.allCases.map { Value.string($0.name) }
}

extension NavigationStylePolicy {
    /// Returns the faults that a request has under this policy only: in the system, in the policy's interface as
    /// screens set it, and in the state to restore.
    static func faults(of check: RequestCheck) -> [RequestFault] {
        // Faults of the rest of the scenario are reported anyway, and must not hide these.
        var scenario = check.scenario
        scenario.environment.device = NavigationEnvironment().device
        let policy = selected(by: scenario, at: "").policy
        var faults: [RequestFault] = []
        if let fault = policy.systemFault(in: scenario) { faults.append(fault) }
        for (screen, pointer) in check.screens where faults.count < RequestFault.mostOfAKind {
            _ = policy.memory(of: screen, declared: BarProperties(), &faults, at: pointer)
        }
        guard check.isStackKnown, let controller = scenario.controller, controller.policyState != nil else {
            return faults
        }
        for index in scenario.stack.indices { scenario.stack[index].library = nil }
        guard scenario.faults.allSatisfy({ if case .controlCharacter = $0.reason { true } else { false } }),
            controller.nameFaults.isEmpty
        else { return faults }
        do throws(ScenarioError) {
            var simulation = try Simulation(policy: policy, scenario: scenario)
            try simulation.restoreHistory(of: scenario)
        } catch {
            faults += error.faults
        }
        return faults
    }
}
