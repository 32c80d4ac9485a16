// How the state came about in which an operation finds the controller.
extension Simulation {
    /// Brings the controller to where the scenario says it is.
    mutating func restoreHistory(of scenario: Scenario) throws(ScenarioError) {
        if let state = scenario.controller {
            try restore(state)
            return
        }
        // uikit.md B4: the proxy's values are applied when the bar enters the window.
        let proxy = scenario.defaults.appearanceProxy.restricted(to: .all.subtracting([.isNavigationBarHidden]))
        controller.bar.write(proxy.resolved(for: environment.userInterfaceStyle), by: WriteOrigin(.appearanceProxy))
        policy.navigationControllerDidLoad(in: &self)
        guard !requested.isEmpty else { return }
        switch scenario.origin {
        case .pushed:
            for screen in requested.indices { perform(NavigationCall(verb: .push(screen), animated: true)) }
        case .set: perform(NavigationCall(verb: .set(Array(requested.indices)), animated: false))
        }
    }

    private mutating func restore(_ state: ControllerState) throws(ScenarioError) {
        var indices: [Screen.ID: Int] = [:]
        for (index, screen) in requested.enumerated() { indices[screen.id] = index }
        controller.stack = Array(requested.indices)[...]
        controller.visible = controller.stack.last
        controller.isNavigationBarHidden = state.isNavigationBarHidden
        controller.isBarHidden = state.isBarHidden
        controller.isBackgroundHidden = state.isBackgroundHidden
        controller.isItemStackAtRisk = state.isItemStackAtRisk
        if let orientation = state.orientation { environment.orientation = orientation }
        var faults: [ScenarioFault] = []
        func index(of id: Screen.ID, at pointer: String) -> Int? {
            if indices[id] == nil { faults.append(ScenarioFault(.controllerScreenNotOnStack(id), at: pointer)) }
            return indices[id]
        }
        for (position, id) in state.loaded.enumerated() {
            guard let screen = index(of: id, at: "/controller/loaded/\(position)") else { continue }
            records[screen].isLoaded = true
        }
        for (id, bar) in state.fakeBars {
            let pointer = "/controller/fakeBars/" + id.rawValue.escapedForPointer
            guard let screen = index(of: id, at: pointer) else { continue }
            let properties = bar.properties.resolved(for: environment.userInterfaceStyle)
            records[screen].fakeBar = FakeBar(
                properties: properties,
                isAttached: bar.isAttached,
                isHidden: bar.isHidden
            )
        }
        for (id, offset) in state.contentOffsets {
            let pointer = "/controller/contentOffsets/" + id.rawValue.escapedForPointer
            guard let screen = index(of: id, at: pointer) else { continue }
            records[screen].contentOffset = offset
        }
        restoreBar(state)
        do { if let kept = state.policyState { try policy.restore(kept, indices: indices, in: &self) } } catch {
            let pointer = "/controller/policyState" + error.pointer
            faults.append(ScenarioFault(.invalidPolicyState(expected: error.expected), at: pointer))
        }
        if !faults.isEmpty { throw ScenarioError(faults.sorted { $0.pointer < $1.pointer }) }
    }

    private mutating func restoreBar(_ state: ControllerState) {
        controller.bar.write(state.bar.resolved(for: environment.userInterfaceStyle), by: .system)
        for property in state.provenance.written {
            let provenance = state.provenance[property]
            let name = provenance.screen.map { nameIndex(of: $0) } ?? -1
            let origin = WriteOrigin(provenance.setBy, name: name, event: provenance.callback)
            controller.bar.note(origin, for: property)
        }
    }

    /// Where `id` stands among the names: a writer may have left the stack.
    private mutating func nameIndex(of id: Screen.ID) -> Int {
        if let index = names.firstIndex(of: id) { return index }
        names.append(id)
        return names.count - 1
    }
}
