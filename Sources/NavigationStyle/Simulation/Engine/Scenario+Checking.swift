extension Scenario {
    /// The faults that make the scenario impossible under every policy, except those in its screens' texts and in the
    /// names of its controller's state.
    var faults: [RequestFault] {
        var faults: [RequestFault] = []
        if let fault = environment.deviceFault(at: "/environment") { faults.append(fault) }
        faults += defaults.containedAppearanceProxies.faults(at: "/defaults/containedAppearanceProxies")
        faults += stack.idFaults
        faults += navigationController.faults(at: "/navigationController")
        if let controller {
            faults += controller.dynamicColorFaults
            faults += controller.containedAppearanceProxies.faults(at: "/controller/containedAppearanceProxies")
        }
        if let controller, controller.stack != stack.map(\.id) {
            faults.append(RequestFault(.controllerStackMismatch, at: "/controller/stack"))
        }
        return faults + textFaults
    }

    /// The control characters outside of screens.
    private var textFaults: [RequestFault] {
        var texts = TextCheck()
        texts.check(defaults.bar, at: "/defaults/bar")
        texts.check(defaults.appearanceProxy, at: "/defaults/appearanceProxy")
        texts.check(defaults.navigationBar, at: "/defaults/navigationBar")
        guard let controller else { return texts.faults }
        texts.check(controller.bar, at: "/controller/bar")
        texts.check(controller.appearanceProxy, at: "/controller/appearanceProxy")
        for (id, bar) in controller.fakeBars {
            texts.check(bar.properties, at: "/controller/fakeBars/\(JSONPointer.escaped(id.rawValue))/properties")
        }
        for (id, bars) in controller.saved {
            for callback in Callback.allCases {
                let pointer = "/controller/saved/\(JSONPointer.escaped(id.rawValue))/\(callback.rawValue)"
                texts.check(bars[callback], at: pointer)
            }
        }
        for property in controller.provenance.written {
            let writer = controller.provenance[property].screen
            texts.check(name: writer?.rawValue, at: "/controller/provenance/\(property.name)/screen")
        }
        if let kept = controller.policyState { texts.check(kept, at: "/controller/policyState") }
        return texts.faults
    }
}

extension NavigationStylePolicy {
    /// Returns the fault if the policy needs a later iOS than `scenario` has.
    func systemFault(in scenario: Scenario) -> RequestFault? {
        guard scenario.environment.os < minimumSystem else { return nil }
        return RequestFault(.unsupportedSystem(minimum: minimumSystem), at: "/environment/os")
    }
}

extension [Screen] {
    /// The faults of invalid ids, and of duplicate ones.
    fileprivate var idFaults: [RequestFault] {
        var faults: [RequestFault] = []
        var seen = Set<Screen.ID>(minimumCapacity: count)
        for index in indices where faults.count < RequestFault.mostOfAKind {
            let id = self[index].id
            if let reason = id.fault {
                faults.append(RequestFault(reason, at: "/stack/\(index)/id"))
            } else if !seen.insert(id).inserted {
                faults.append(RequestFault(.duplicateScreenID(id), at: "/stack/\(index)/id"))
            }
        }
        return faults
    }
}

extension ControllerState {
    /// The names in the state that are not on its stack: in a state that the service handed out, only writers can have
    /// such names.
    var nameFaults: [RequestFault] {
        let known = Set(stack)
        var faults: [RequestFault] = []
        func check(_ id: Screen.ID, at pointer: @autoclosure () -> String) {
            guard !known.contains(id), faults.count < RequestFault.mostOfAKind else { return }
            let control = id.rawValue.controlCharacter()
            faults.append(
                RequestFault(control.map { .controlCharacter($0) } ?? .controllerScreenNotOnStack(id), at: pointer())
            )
        }
        for (position, id) in loaded.enumerated() { check(id, at: "/controller/loaded/\(position)") }
        for (position, id) in dimmedItems.enumerated() { check(id, at: "/controller/dimmedItems/\(position)") }
        for (position, id) in activeSearches.enumerated() { check(id, at: "/controller/activeSearches/\(position)") }
        for (position, id) in trackedScrollViews.enumerated() {
            check(id, at: "/controller/trackedScrollViews/\(position)")
        }
        for id in fakeBars.keys.sorted() { check(id, at: "/controller/fakeBars/" + JSONPointer.escaped(id.rawValue)) }
        for id in contentOffsets.keys.sorted() {
            check(id, at: "/controller/contentOffsets/" + JSONPointer.escaped(id.rawValue))
        }
        for id in saved.keys.sorted() { check(id, at: "/controller/saved/" + JSONPointer.escaped(id.rawValue)) }
        return faults
    }
}
