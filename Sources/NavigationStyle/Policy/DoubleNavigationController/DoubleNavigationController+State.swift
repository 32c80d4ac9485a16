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

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        let keys = ["appeared", "decorations", "needsUpdate", "realHidden"]
        guard let members = reader.members(of: state, allowed: keys) else { return }
        simulation.controller.memory.realHidden =
            reader.member("realHidden", of: members) ?? simulation.controller.isNavigationBarHidden
        for screen in reader.screens("appeared", of: members, indices) {
            simulation.records[screen].memory.hasAppeared = true
        }
        for screen in reader.screens("needsUpdate", of: members, indices) {
            simulation.records[screen].memory.needsUpdate = true
        }
        let style = simulation.environment.userInterfaceStyle
        reader.forEachScreen("decorations", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.decoration = Decoration(value, style: style, from: &reader)
        }
    }
}
