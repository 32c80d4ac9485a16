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
            record.memory.transferred.isEmpty ? nil : .array(record.memory.transferred.map { .string($0.name) })
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

    func restore(_ state: Value, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) throws(ValueError) {
        let members = try state.members(allowed: [
            "backItems", "disableInteractivePop", "isInteractivePopEnabled", "isTranslucent", "itemAppearances",
            "placeholders", "transferred",
        ])
        simulation.controller.memory.isInteractivePopEnabled =
            try members.read("isInteractivePopEnabled") { value throws(ValueError) in try value.bool() } ?? true
        let withBackItem = try members.read("backItems") { value throws(ValueError) in try value.screens(indices) }
        for screen in withBackItem ?? [] { simulation.records[screen].memory.hasBackItem = true }
        try state.forEachScreen(at: "isTranslucent", indices) { screen, value throws(ValueError) in
            let wasSet = value == .null ? nil : try value.bool()
            simulation.records[screen].fakeBar?.properties.isTranslucent = wasSet
        }
        try state.forEachScreen(at: "disableInteractivePop", indices) { screen, value throws(ValueError) in
            simulation.records[screen].memory.inferredDisableInteractivePop = try value.bool()
        }
        try state.forEachScreen(at: "placeholders", indices) { screen, value throws(ValueError) in
            simulation.records[screen].memory.placeholder = try Placeholder(value: value)
        }
        try state.forEachScreen(at: "itemAppearances", indices) { screen, value throws(ValueError) in
            simulation.records[screen].memory.itemAppearances = try BarProperties(value: value)
        }
        try state.forEachScreen(at: "transferred", indices) { screen, value throws(ValueError) in
            simulation.records[screen].memory.transferred = try BarPropertySet(value: value)
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

    fileprivate init(value: Value) throws(ValueError) {
        let members = try value.members(allowed: ["backBarButtonItemTitle", "title"])
        title = try members.read("title") { value throws(ValueError) in try value.string() }
        backBarButtonItemTitle = try members.read("backBarButtonItemTitle") { value throws(ValueError) in
            try value.string()
        }
    }
}

extension BarPropertySet {
    /// Reads an array of UIKit's names.
    fileprivate init(value: Value) throws(ValueError) {
        self = []
        for element in try value.array() {
            guard let property = BarProperty(name: try element.string()) else {
                throw ValueError(expected: "names of properties of a bar")
            }
            insert(property)
        }
    }
}
