// `policyState`: `{"replaced": {"<screen id>": {BarProperties}}}`.
extension Restoring {
    func state(of simulation: Simulation<Self>) -> Value? {
        var replaced: [Value.Member] = []
        for screen in simulation.controller.stack {
            let properties = simulation.records[screen].memory.replaced
            if !properties.isEmpty { replaced.append(Value.Member(simulation.id(screen).rawValue, properties.value)) }
        }
        guard !replaced.isEmpty else { return nil }
        return .object([Value.Member("replaced", .object(replaced.sorted { $0.key < $1.key }))])
    }

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        guard let members = reader.members(of: state, allowed: ["replaced"]) else { return }
        reader.forEachScreen("replaced", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.replaced = BarProperties(value, from: &reader) ?? BarProperties()
        }
    }
}
