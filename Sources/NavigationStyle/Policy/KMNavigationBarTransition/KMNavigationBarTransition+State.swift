// `policyState`: `{"transitionContextToViewController": id?, "adjustedScrollViews": [id]?}`.
extension KMNavigationBarTransition {
    func state(of simulation: Simulation<Self>) -> Value? {
        var members: [Value.Member] = []
        let adjusted = simulation.controller.stack.filter { simulation.records[$0].memory.isScrollViewAdjusted }
        if !adjusted.isEmpty {
            members.append(
                Value.Member("adjustedScrollViews", .array(adjusted.map { .string(simulation.id($0).rawValue) }))
            )
        }
        if let screen = simulation.controller.memory.transitionContextToViewController {
            let id = simulation.id(screen).rawValue
            members.append(Value.Member("transitionContextToViewController", .string(id)))
        }
        return members.isEmpty ? nil : .object(members)
    }

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        let keys = ["adjustedScrollViews", "transitionContextToViewController"]
        guard let members = reader.members(of: state, allowed: keys) else { return }
        for screen in reader.screens("adjustedScrollViews", of: members, indices) {
            simulation.records[screen].memory.isScrollViewAdjusted = true
        }
        simulation.controller.memory.transitionContextToViewController =
            reader.member("transitionContextToViewController", of: members) { $1.screen($0, indices) }
    }
}
