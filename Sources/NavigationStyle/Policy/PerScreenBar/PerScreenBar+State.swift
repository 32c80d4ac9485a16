// `policyState`: `{"hidesNavigationBar": bool?, "ownBars": [id]?, "isTranslucent": {"<screen id>": bool}?}`. The bars
// themselves are in `fakeBars`, but there with what they answer on their translucency, not what was asked for.
extension PerScreenBar {
    func state(of simulation: Simulation<Self>) -> Value? {
        var members: [String: Value] = [:]
        if simulation.controller.memory.hidesNavigationBar { members["hidesNavigationBar"] = .bool(true) }
        func list(_ key: String, where isListed: (ScreenRecord<ScreenMemory>) -> Bool) {
            let screens = simulation.controller.stack.filter { isListed(simulation.records[$0]) }
            if !screens.isEmpty { members[key] = .array(screens.map { .string(simulation.id($0).rawValue) }) }
        }
        if kind == .gkNavigationBar { list("ownBars") { $0.memory.hasOwnBar } }
        var explicit: [String: Value] = [:]
        for screen in simulation.controller.stack {
            let isTranslucent = simulation.records[screen].fakeBar?.properties.isTranslucent
            explicit[simulation.id(screen).rawValue] = isTranslucent.map(Value.bool)
        }
        if !explicit.isEmpty { members["isTranslucent"] = .object(members: explicit) }
        return .object(members: members)
    }

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        let keys = ["hidesNavigationBar", "isTranslucent", "ownBars"]
        guard let members = reader.members(of: state, allowed: keys) else { return }
        simulation.controller.memory.hidesNavigationBar = reader.member("hidesNavigationBar", of: members) ?? false
        for screen in reader.screens("ownBars", of: members, indices) {
            simulation.records[screen].memory.hasOwnBar = true
        }
        for screen in simulation.controller.stack {
            simulation.records[screen].fakeBar?.properties.isTranslucent = nil
        }
        reader.forEachScreen("isTranslucent", of: members, indices) { screen, value, reader in
            simulation.records[screen].fakeBar?.properties.isTranslucent = Bool(value, from: &reader)
        }
    }
}
