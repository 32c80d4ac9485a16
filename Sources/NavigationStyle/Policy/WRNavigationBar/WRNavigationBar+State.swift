// `policyState`: `{"background": {…}, "styles": {"<screen id>": {screen.library}}, "found": {"<screen id>": {…}},
// "pushedIn": [ids], "pushedAway": [ids]}`.
extension WRNavigationBar {
    func state(of simulation: Simulation<Self>) -> Value? {
        var styles: [String: Value] = [:]
        var found: [String: Value] = [:]
        var pushedIn: [Value] = []
        var pushedAway: [Value] = []
        for screen in simulation.controller.stack {
            let memory = simulation.records[screen].memory
            let id = simulation.id(screen).rawValue
            if memory.updates != WRStyle() { styles[id] = memory.updates.value }
            found[id] = memory.found?.value
            if memory.isPushedIn { pushedIn.append(.string(id)) }
            if memory.isPushedAway { pushedAway.append(.string(id)) }
        }
        var members: [String: Value] = ["background": simulation.controller.memory.background.value]
        if !styles.isEmpty { members["styles"] = .object(members: styles) }
        if !found.isEmpty { members["found"] = .object(members: found) }
        if !pushedIn.isEmpty { members["pushedIn"] = .array(pushedIn) }
        if !pushedAway.isEmpty { members["pushedAway"] = .array(pushedAway) }
        return .object(members: members)
    }

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        let keys = ["background", "styles", "found", "pushedIn", "pushedAway"]
        guard let members = reader.members(of: state, allowed: keys) else { return }
        if let background = reader.member("background", of: members, WRBackground.init) {
            simulation.controller.memory.background = background
        }
        for screen in reader.screens("pushedIn", of: members, indices) {
            simulation.records[screen].memory.isPushedIn = true
        }
        for screen in reader.screens("pushedAway", of: members, indices) {
            simulation.records[screen].memory.isPushedAway = true
        }
        let names = Self.page.libraryMembers.map(\.name)
        reader.forEachScreen("styles", of: members, indices) { screen, value, reader in
            guard let members = reader.members(of: value, allowed: names) else { return }
            simulation.records[screen].memory.updates = WRStyle(members, from: &reader)
        }
        reader.forEachScreen("found", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.found = WRFoundColors(value, from: &reader)
        }
    }
}

extension WRBackground {
    init?(_ value: Value, from reader: inout ValueReader) {
        self.init()
        let keys = ["color", "image", "viewAlpha", "systemAlpha", "backgroundAlpha"]
        guard let members = reader.members(of: value, allowed: keys) else { return nil }
        if let color: Color = reader.member("color", of: members) { view = .color(color) }
        if let image: Image = reader.member("image", of: members) { view = .image(image) }
        viewAlpha = reader.number("viewAlpha", in: 0...1, of: members) ?? 1
        systemAlpha = reader.number("systemAlpha", in: 0...1, of: members) ?? 1
        backgroundAlpha = reader.number("backgroundAlpha", in: 0...1, of: members) ?? 1
    }

    var value: Value {
        var members: [String: Value] = [
            "viewAlpha": .number(viewAlpha), "systemAlpha": .number(systemAlpha),
            "backgroundAlpha": .number(backgroundAlpha),
        ]
        switch view {
        case .none: break
        case .color(let color): members["color"] = color.value
        case .image(let image): members["image"] = image.value
        }
        return .object(members: members)
    }
}
