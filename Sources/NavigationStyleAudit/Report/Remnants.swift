import NavigationStyle

extension AuditRequest {
    /// Returns the values that screens leave on a bar as it begins, whichever way leads to them.
    ///
    /// Each screen is pushed above one that writes nothing, makes none or one of its updates, and is popped: on an
    /// untouched bar, and on one of each entry that writes to it beforehand.
    ///
    /// - Parameters:
    ///   - graph: The kinds of screens.
    ///   - scenario: The policy, environment and defaults.
    ///   - isOver: Asked from time to time; true ends the search.
    /// - Returns: The remnants, in the order of the request; empty if the run cannot be made.
    func remnants(in graph: Graph, _ scenario: Scenario, until isOver: () -> Bool) -> [AuditRemnant] {
        var found: [(order: [Int], remnant: AuditRemnant)] = []
        var told: Set<String> = []
        for beginning in ([scenario.defaults.navigationBar] + entries.map(\.properties)).uniqued() {
            var scenario = scenario
            scenario.defaults.navigationBar = beginning
            addRemnants(in: graph, scenario, to: &found, &told, until: isOver)
        }
        return found.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.remnant)
    }

    /// Adds the values that screens leave on the bar with which `scenario` begins.
    private func addRemnants(
        in graph: Graph,
        _ scenario: Scenario,
        to found: inout [(order: [Int], remnant: AuditRemnant)],
        _ told: inout Set<String>,
        until isOver: () -> Bool
    ) {
        let plain = Screen(id: "#1")
        guard let fresh = ending(of: plain, scenario) else { return }
        for kind in graph.kinds.indices where !isOver() {
            var screen = graph.kinds[kind].screen
            screen.id = Screen.ID(rawValue: "\(screen.id)#1")
            let own = self.screens[graph.places[kind]].updates.map(\.restyling)
            for update in [nil] + own.map(Optional.some) {
                guard let end = ending(of: screen, by: update, scenario) else { continue }
                for property in BarProperty.allCases where end.value(of: property) != fresh.value(of: property) {
                    let (origin, os) = (end.provenance[property], scenario.environment.os)
                    guard origin.screen == screen.id else { continue }
                    let place = remnantPointer(to: property, origin.callback, of: kind, in: graph, os)
                    let key = "\(graph.id(of: kind)) \(property.name) \(place)"
                    guard told.insert(key).inserted else { continue }
                    let remnant = AuditRemnant(
                        screen: graph.id(of: kind),
                        property: property,
                        callback: origin.callback,
                        pointer: place,
                        value: end.value(of: property).tree
                    )
                    found.append(([graph.places[kind], kind, Int(property.rawValue)], remnant))
                }
            }
        }
    }

    /// Returns the controller after a screen has come and gone.
    private func ending(
        of screen: Screen,
        by update: NavigationOperation.Restyling? = nil,
        _ scenario: Scenario
    ) -> ControllerState? {
        var scenario = scenario
        scenario.stack = [Screen(id: "#0")]
        scenario.include = [.controller, .provenance]
        let change = update.map { NavigationOperation(.update($0, screenID: nil)) }
        let operations = [
            NavigationOperation(.push(screen, animated: true)), change,
            NavigationOperation(.pop(count: 1, animated: true)),
        ]
        return (try? ReplayRequest(scenario, operations: operations.compactMap(\.self)).response())?.controller
    }

    /// Returns the pointer to the write of `property` by a kind in `callback`.
    private func remnantPointer(
        to property: BarProperty,
        _ callback: Step.Event.Name?,
        of kind: Int,
        in graph: Graph,
        _ os: SystemVersion
    ) -> String {
        let screen = screens[graph.places[kind]]
        let pointer = "/screens/\(graph.places[kind])"
        if callback == .call {
            let update = screen.updates.firstIndex { $0.restyling.touches(property, on: os) }
            return update.map { "\(pointer)/updates/\($0)" } ?? pointer
        }
        for own in Callback.allCases where own.rawValue == callback?.rawValue {
            for layer in graph.layers[kind] where layer.screen.callbacks[own].touched.contains(property) {
                return "\(layer.pointer)/callbacks/\(own.rawValue)/\(property.name)"
            }
        }
        for layer in graph.layers[kind] {
            guard let style = layer.screen.bar, style.properties(for: os).touched.contains(property) else { continue }
            return "\(layer.pointer)/bar" + (style.member(for: property, .background).map { "/" + $0 } ?? "")
        }
        return pointer
    }
}

extension ControllerState {
    /// Returns the value of `property` on the bar.
    fileprivate func value(of property: BarProperty) -> BarValue {
        if property == .isNavigationBarHidden { return .flag(isNavigationBarHidden) }
        return bar[property] ?? .null
    }
}
