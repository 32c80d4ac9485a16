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

    func restore(_ state: Value, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) throws(ValueError) {
        let members = try state.members(allowed: ["background", "styles", "found", "pushedIn", "pushedAway"])
        if let background = try members.read("background", WRBackground.init(value:)) {
            simulation.controller.memory.background = background
        }
        func screens(_ key: String) throws(ValueError) -> [Int] {
            try members.read(key) { value throws(ValueError) in try value.screens(indices) } ?? []
        }
        for screen in try screens("pushedIn") { simulation.records[screen].memory.isPushedIn = true }
        for screen in try screens("pushedAway") { simulation.records[screen].memory.isPushedAway = true }
        for (screen, key, value) in try state.byScreen(at: "styles", indices) {
            do { simulation.records[screen].memory.updates = try WRStyle(value: value) } catch {
                throw error.under(key).under("styles")
            }
        }
        for (screen, key, value) in try state.byScreen(at: "found", indices) {
            do { simulation.records[screen].memory.found = try WRFoundColors(value: value) } catch {
                throw error.under(key).under("found")
            }
        }
    }
}

extension WRBackground {
    init(value: Value) throws(ValueError) {
        self.init()
        let members = try value.members(allowed: ["color", "image", "viewAlpha", "systemAlpha", "backgroundAlpha"])
        func alpha(_ key: String) throws(ValueError) -> Double {
            try members.read(key) { value throws(ValueError) in try value.number(in: 0...1) } ?? 1
        }
        if let color = try members.read("color", Color.init(value:)) { view = .color(color) }
        if let image = try members.read("image", Image.init(value:)) { view = .image(image) }
        viewAlpha = try alpha("viewAlpha")
        systemAlpha = try alpha("systemAlpha")
        backgroundAlpha = try alpha("backgroundAlpha")
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
