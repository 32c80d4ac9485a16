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

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        guard let members = reader.members(of: state, allowed: ["background", "styles", "layouts"]) else { return }
        if let background = reader.member("background", of: members, HBDBackground.init) {
            simulation.controller.memory = background
        }
        let names = Self.page.libraryMembers.map(\.name)
        reader.forEachScreen("styles", of: members, indices) { screen, value, reader in
            guard let members = reader.members(of: value, allowed: names) else { return }
            simulation.records[screen].memory.updates = HBDStyle(members, from: &reader)
        }
        reader.forEachScreen("layouts", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.layout = AdjustedLayout(value, from: &reader)
        }
    }
}

extension HBDBackground {
    init?(_ value: Value, from reader: inout ValueReader) {
        self.init()
        let keys = ["barTintColor", "image", "shadowImage", "barAlpha", "imageAlpha", "shadowAlpha"]
        guard let members = reader.members(of: value, allowed: keys) else { return nil }
        barTintColor = reader.member("barTintColor", of: members)
        image = reader.member("image", of: members)
        shadowImage = reader.member("shadowImage", of: members)
        barAlpha = reader.number("barAlpha", in: 0...1, of: members) ?? 0
        imageAlpha = reader.number("imageAlpha", in: 0...1, of: members) ?? 0
        shadowAlpha = reader.number("shadowAlpha", in: 0...1, of: members) ?? 0
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
    init?(_ value: Value, from reader: inout ValueReader) {
        guard let members = reader.members(of: value, allowed: ["extendsUnderBar", "additionalTop"]) else { return nil }
        extendsUnderBar = reader.member("extendsUnderBar", of: members) ?? false
        additionalTop = reader.number("additionalTop", in: .points, of: members) ?? 0
    }

    var value: Value {
        .object([
            Value.Member("additionalTop", .number(additionalTop)),
            Value.Member("extendsUnderBar", .bool(extendsUnderBar)),
        ])
    }
}
