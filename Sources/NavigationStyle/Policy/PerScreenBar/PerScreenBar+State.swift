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

    func restore(_ state: Value, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) throws(ValueError) {
        let members = try state.members(allowed: ["hidesNavigationBar", "isTranslucent", "ownBars"])
        func screens(_ key: String) throws(ValueError) -> [Int] {
            try members.read(key) { value throws(ValueError) in try value.screens(indices) } ?? []
        }
        simulation.controller.memory.hidesNavigationBar =
            try members.read("hidesNavigationBar") { value throws(ValueError) in try value.bool() } ?? false
        for screen in try screens("ownBars") { simulation.records[screen].memory.hasOwnBar = true }
        for screen in simulation.controller.stack {
            simulation.records[screen].fakeBar?.properties.isTranslucent = nil
        }
        try state.forEachScreen(at: "isTranslucent", indices) { screen, value throws(ValueError) in
            simulation.records[screen].fakeBar?.properties.isTranslucent = try value.bool()
        }
    }
}
