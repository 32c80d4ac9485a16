// `policyState`: `{"updated": {"<screen id>": {BarProperties}}?, "statusBar": {"<screen id>": style}?}`.
extension ItemAppearance {
    func state(of simulation: Simulation<Self>) -> Value? {
        var updated: [String: Value] = [:]
        var statusBars: [String: Value] = [:]
        for screen in simulation.controller.stack {
            let memory = simulation.records[screen].memory
            let id = simulation.id(screen).rawValue
            if !memory.updated.isEmpty { updated[id] = memory.updated.value }
            if let style = memory.statusBar { statusBars[id] = .string(style.rawValue) }
        }
        var members: [String: Value] = [:]
        if !updated.isEmpty { members["updated"] = .object(members: updated) }
        if !statusBars.isEmpty { members["statusBar"] = .object(members: statusBars) }
        return members.isEmpty ? nil : .object(members: members)
    }

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        guard let members = reader.members(of: state, allowed: ["statusBar", "updated"]) else { return }
        let style = simulation.environment.userInterfaceStyle
        reader.forEachScreen("updated", of: members, indices) { screen, value, reader in
            let updated = BarProperties(value, from: &reader)?.resolved(for: style)
            simulation.records[screen].memory.updated = updated ?? BarProperties()
        }
        reader.forEachScreen("statusBar", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.statusBar = StatusBarStyle(value, from: &reader)
        }
    }
}
