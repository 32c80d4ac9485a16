// `policyState`: `{"background": {…}, "styles": {"<screen id>": {screen.library}}, "layouts": {"<screen id>": {…}}}`.
extension HBDNavigationBar {
    func state(of simulation: Simulation<Self>) -> Value? {
        var styles: [String: Value] = [:]
        var layouts: [String: Value] = [:]
        for screen in simulation.controller.stack {
            let memory = simulation.records[screen].memory
            let id = simulation.id(screen).rawValue
            if memory.updates != HBDStyle() { styles[id] = memory.updates.value }
            layouts[id] = memory.layout?.value
        }
        var members: [String: Value] = ["background": simulation.controller.memory.value]
        if !styles.isEmpty { members["styles"] = .object(members: styles) }
        if !layouts.isEmpty { members["layouts"] = .object(members: layouts) }
        return .object(members: members)
    }

    func restore(_ state: Value, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) throws(ValueError) {
        let members = try state.members(allowed: ["background", "styles", "layouts"])
        if let background = try members.read("background", HBDBackground.init(value:)) {
            simulation.controller.memory = background
        }
        for (screen, key, value) in try state.byScreen(at: "styles", indices) {
            do { simulation.records[screen].memory.updates = try HBDStyle(value: value) } catch {
                throw error.under(key).under("styles")
            }
        }
        for (screen, key, value) in try state.byScreen(at: "layouts", indices) {
            do { simulation.records[screen].memory.layout = try AdjustedLayout(value: value) } catch {
                throw error.under(key).under("layouts")
            }
        }
    }
}

extension HBDBackground {
    init(value: Value) throws(ValueError) {
        self.init()
        let keys = ["barTintColor", "image", "shadowImage", "barAlpha", "imageAlpha", "shadowAlpha"]
        let members = try value.members(allowed: keys)
        func alpha(_ key: String) throws(ValueError) -> Double {
            try members.read(key) { value throws(ValueError) in try value.number(in: 0...1) } ?? 0
        }
        barTintColor = try members.read("barTintColor", Color.init(value:))
        image = try members.read("image", Image.init(value:))
        shadowImage = try members.read("shadowImage", Image.init(value:))
        barAlpha = try alpha("barAlpha")
        imageAlpha = try alpha("imageAlpha")
        shadowAlpha = try alpha("shadowAlpha")
    }

    var value: Value {
        var members: [String: Value] = [:]
        members["barTintColor"] = barTintColor?.value
        members["image"] = image?.value
        members["shadowImage"] = shadowImage?.value
        members["barAlpha"] = .number(barAlpha)
        members["imageAlpha"] = .number(imageAlpha)
        members["shadowAlpha"] = .number(shadowAlpha)
        return .object(members: members)
    }
}

extension AdjustedLayout {
    init(value: Value) throws(ValueError) {
        let members = try value.members(allowed: ["extendsUnderBar", "additionalTop"])
        extendsUnderBar = try members.read("extendsUnderBar") { value throws(ValueError) in try value.bool() } ?? false
        additionalTop = try members.read("additionalTop") { value throws(ValueError) in try value.number() } ?? 0
    }

    var value: Value {
        .object([
            Value.Member("additionalTop", .number(additionalTop)),
            Value.Member("extendsUnderBar", .bool(extendsUnderBar)),
        ])
    }
}
