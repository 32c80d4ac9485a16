// `policyState`: `{"realHidden": bool, "appeared": [id], "needsUpdate": [id],
// "decorations": {"<screen id>": [{BarProperties} or "config"]}}`.
extension DoubleNavigationController {
    func state(of simulation: Simulation<Self>) -> Value? {
        let stack = simulation.controller.stack
        let realHidden = simulation.controller.memory.realHidden
        if stack.isEmpty, !realHidden { return nil }
        func ids(where isIncluded: (ScreenMemory) -> Bool) -> Value {
            let screens = stack.filter { isIncluded(simulation.records[$0].memory) }
            return .array(screens.map { .string(simulation.id($0).rawValue) })
        }
        var decorations: [Value.Member] = []
        for screen in stack {
            let decoration = simulation.records[screen].memory.decoration
            guard decoration != Decoration() else { continue }
            decorations.append(Value.Member(simulation.id(screen).rawValue, decoration.value))
        }
        var members = [
            Value.Member("appeared", ids(where: \.hasAppeared)),
            Value.Member("needsUpdate", ids(where: \.needsUpdate)),
            Value.Member("realHidden", .bool(realHidden)),
        ]
        if !decorations.isEmpty {
            members.insert(Value.Member("decorations", .object(decorations.sorted { $0.key < $1.key })), at: 1)
        }
        return .object(members)
    }

    func restore(_ state: Value, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) throws(ValueError) {
        let members = try state.members(allowed: ["appeared", "decorations", "needsUpdate", "realHidden"])
        let hidden = try members.read("realHidden") { value throws(ValueError) in try value.bool() }
        simulation.controller.memory.realHidden = hidden ?? simulation.controller.isNavigationBarHidden
        let appeared = try members.read("appeared") { value throws(ValueError) in try value.screens(indices) }
        for screen in appeared ?? [] { simulation.records[screen].memory.hasAppeared = true }
        let outOfDate = try members.read("needsUpdate") { value throws(ValueError) in try value.screens(indices) }
        for screen in outOfDate ?? [] { simulation.records[screen].memory.needsUpdate = true }
        let style = simulation.environment.userInterfaceStyle
        try state.forEachScreen(at: "decorations", indices) { screen, value throws(ValueError) in
            simulation.records[screen].memory.decoration = try Decoration(value: value, style: style)
        }
    }
}
