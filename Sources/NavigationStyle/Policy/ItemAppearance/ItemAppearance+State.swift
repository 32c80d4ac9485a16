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

    func restore(_ state: Value, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) throws(ValueError) {
        _ = try state.members(allowed: ["statusBar", "updated"])
        let style = simulation.environment.userInterfaceStyle
        try state.forEachScreen(at: "updated", indices) { screen, value throws(ValueError) in
            simulation.records[screen].memory.updated = try BarProperties(value: value).resolved(for: style)
        }
        try state.forEachScreen(at: "statusBar", indices) { screen, value throws(ValueError) in
            simulation.records[screen].memory.statusBar = try value.oneOf(StatusBarStyle.self)
        }
    }
}
