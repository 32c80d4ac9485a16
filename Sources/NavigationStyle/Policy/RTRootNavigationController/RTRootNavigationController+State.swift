// `policyState`: `{"isInteractivePopEnabled": bool, "disableInteractivePop": {"<screen id>": bool}?, "backItems": [id]?,
// "placeholders": {"<screen id>": {"title": string?, "backBarButtonItemTitle": string?}}?,
// "itemAppearances": {"<screen id>": {BarProperties}}?, "transferred": {"<screen id>": [property]}?,
// "isTranslucent": {"<screen id>": bool or null}?}`. The bars themselves are in `fakeBars`.
extension RTRootNavigationController {
    func state(of simulation: Simulation<Self>) -> Value? {
        var members = ["isInteractivePopEnabled": Value.bool(simulation.controller.memory.isInteractivePopEnabled)]
        func note(_ key: String, _ read: (ScreenRecord<ScreenMemory>) -> Value?) {
            var values: [String: Value] = [:]
            for screen in simulation.controller.stack {
                if let value = read(simulation.records[screen]) { values[simulation.id(screen).rawValue] = value }
            }
            if !values.isEmpty { members[key] = .object(members: values) }
        }
        func list(_ key: String, where isListed: (ScreenRecord<ScreenMemory>) -> Bool) {
            let screens = simulation.controller.stack.filter { isListed(simulation.records[$0]) }
            if !screens.isEmpty { members[key] = .array(screens.map { .string(simulation.id($0).rawValue) }) }
        }
        note("disableInteractivePop") { $0.memory.inferredDisableInteractivePop.map(Value.bool) }
        list("backItems") { $0.memory.hasBackItem }
        note("placeholders") { $0.memory.placeholder?.value }
        note("itemAppearances") { $0.memory.itemAppearances.isEmpty ? nil : $0.memory.itemAppearances.value }
        note("transferred") { record in
            record.memory.transferred.isEmpty ? nil : record.memory.transferred.value
        }
        // `fakeBars` has what a bar answers; here is what was set, where that is something else.
        note("isTranslucent") { record in
            guard let properties = record.fakeBar?.properties,
                properties.isTranslucent != properties.translucency.isTranslucent
            else { return nil }
            return properties.isTranslucent.map(Value.bool) ?? .null
        }
        return .object(members: members)
    }

    func restore(
        _ state: Value,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation<Self>,
        reading reader: inout ValueReader
    ) {
        let keys = [
            "backItems", "disableInteractivePop", "isInteractivePopEnabled", "isTranslucent", "itemAppearances",
            "placeholders", "transferred",
        ]
        guard let members = reader.members(of: state, allowed: keys) else { return }
        simulation.controller.memory.isInteractivePopEnabled =
            reader.member("isInteractivePopEnabled", of: members) ?? true
        for screen in reader.screens("backItems", of: members, indices) {
            simulation.records[screen].memory.hasBackItem = true
        }
        reader.forEachScreen("isTranslucent", of: members, indices) { screen, value, reader in
            let wasSet = value == .null ? nil : reader.orNull { Bool(value, from: &$0) }
            simulation.records[screen].fakeBar?.properties.isTranslucent = wasSet
        }
        reader.forEachScreen("disableInteractivePop", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.inferredDisableInteractivePop = Bool(value, from: &reader)
        }
        reader.forEachScreen("placeholders", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.placeholder = Placeholder(value, from: &reader)
        }
        reader.forEachScreen("itemAppearances", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.itemAppearances = BarProperties(value, from: &reader) ?? BarProperties()
        }
        reader.forEachScreen("transferred", of: members, indices) { screen, value, reader in
            simulation.records[screen].memory.transferred = BarPropertySet(value, from: &reader) ?? []
        }
    }
}

extension RTRootNavigationController.Placeholder {
    fileprivate var value: Value {
        var members: [String: Value] = [:]
        members["title"] = title.map(Value.string)
        members["backBarButtonItemTitle"] = backBarButtonItemTitle.map(Value.string)
        return .object(members: members)
    }

    fileprivate init?(_ value: Value, from reader: inout ValueReader) {
        guard let members = reader.members(of: value, allowed: ["backBarButtonItemTitle", "title"]) else { return nil }
        title = reader.member("title", of: members) { $1.string($0, isShown: true) }
        backBarButtonItemTitle =
            reader.member("backBarButtonItemTitle", of: members) { $1.string($0, isShown: true) }
    }
}
