// `policyState`: `{"hasFullscreenGesture": true?, "willAppearBlocks": [id]?}`.
extension FDFullscreenPopGesture {
    func state(of simulation: Simulation<Self>) -> Value? {
        var members: [Value.Member] = []
        if simulation.controller.memory.hasFullscreenGesture {
            members.append(Value.Member("hasFullscreenGesture", .bool(true)))
        }
        let blocks = simulation.controller.stack.filter { simulation.records[$0].memory.hasWillAppearBlock }
        if !blocks.isEmpty {
            let ids = blocks.map { Value.string(simulation.id($0).rawValue) }
            members.append(Value.Member("willAppearBlocks", .array(ids)))
        }
        return members.isEmpty ? nil : .object(members)
    }

    func restore(_ state: Value, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) throws(ValueError) {
        let members = try state.members(allowed: ["hasFullscreenGesture", "willAppearBlocks"])
        simulation.controller.memory.hasFullscreenGesture =
            try members.read("hasFullscreenGesture") { value throws(ValueError) in try value.bool() } ?? false
        let blocks = try members.read("willAppearBlocks") { value throws(ValueError) in try value.screens(indices) }
        for screen in blocks ?? [] { simulation.records[screen].memory.hasWillAppearBlock = true }
    }
}
