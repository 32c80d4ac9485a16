extension Scenario {
    /// What makes the scenario impossible whatever the policy is.
    func check() throws(ScenarioError) {
        var faults = stack.idFaults(at: "/stack")
        if let controller, controller.stack != stack.map(\.id) {
            faults.append(ScenarioFault(.controllerStackMismatch, at: "/controller/stack"))
        }
        if Device(named: environment.device) == nil {
            faults.append(ScenarioFault(.unknownDevice(environment.device), at: "/environment/device"))
        }
        if !faults.isEmpty { throw ScenarioError(faults) }
    }

    /// Throws where the policy that `page` describes needs a later iOS.
    func checkSystem(for page: PolicyPage) throws(ScenarioError) {
        guard environment.os < page.minimumSystem else { return }
        throw ScenarioError([ScenarioFault(.unsupportedSystem(minimum: page.minimumSystem), at: "/environment/os")])
    }
}

extension [Screen] {
    /// Ids that are none, and ids that stand twice.
    func idFaults(at pointer: String) -> [ScenarioFault] {
        var faults: [ScenarioFault] = []
        var seen = Set<Screen.ID>(minimumCapacity: count)
        for index in indices {
            let id = self[index].id
            if !id.isValid {
                faults.append(ScenarioFault(.invalidScreenID(id), at: "\(pointer)/\(index)/id"))
            } else if !seen.insert(id).inserted {
                faults.append(ScenarioFault(.duplicateScreenID(id), at: "\(pointer)/\(index)/id"))
            }
        }
        return faults
    }
}
