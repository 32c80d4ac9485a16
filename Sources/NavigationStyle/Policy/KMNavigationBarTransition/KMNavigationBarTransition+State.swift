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

    func restore(_ state: Value, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) throws(ValueError) {
        let members = try state.members(allowed: ["adjustedScrollViews", "transitionContextToViewController"])
        let adjusted = try members.read("adjustedScrollViews") { value throws(ValueError) in
            try value.screens(indices)
        }
        for screen in adjusted ?? [] { simulation.records[screen].memory.isScrollViewAdjusted = true }
        simulation.controller.memory.transitionContextToViewController =
            try members.read("transitionContextToViewController") { value throws(ValueError) in
                guard let screen = indices[Screen.ID(rawValue: try value.string())] else {
                    throw ValueError(expected: "the id of a screen on the stack")
                }
                return screen
            }
    }
}
