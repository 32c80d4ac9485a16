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

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        let keys = ["hasFullscreenGesture", "willAppearBlocks"]
        guard let members = reader.members(of: state, allowed: keys) else { return }
        simulation.controller.memory.hasFullscreenGesture =
            reader.member("hasFullscreenGesture", of: members) ?? false
        for screen in reader.screens("willAppearBlocks", of: members, indices) {
            simulation.records[screen].memory.hasWillAppearBlock = true
        }
    }
}
