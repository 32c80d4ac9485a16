// `policyState`: `{"styles": {"<screen id>": {BarProperties}}}`, what updates have changed of the screens' styles.
extension CustomContainer {
    func state(of simulation: Simulation<Self>) -> Value? {
        var styles: [String: Value] = [:]
        for screen in simulation.controller.stack {
            let updates = simulation.records[screen].memory.updates
            if !updates.isEmpty { styles[simulation.id(screen).rawValue] = updates.value }
        }
        return styles.isEmpty ? nil : .object([Value.Member("styles", .object(members: styles))])
    }

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        guard let members = reader.members(of: state, allowed: ["styles"]) else { return }
        reader.forEachScreen("styles", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.updates = BarProperties(value, from: &reader) ?? BarProperties()
        }
    }
}
