package import NavigationStyle

extension RandomModel {
    /// Returns a random state of a controller with `stack`, as a client might write it, without the memory of any
    /// policy.
    package mutating func controllerState(of stack: [Screen]) -> ControllerState {
        var state = ControllerState()
        state.stack = stack.map(\.id)
        state.loaded = state.stack.filter { _ in chance(80) }
        state.bar = barProperties()
        state.bar.isNavigationBarHidden = nil
        state.isNavigationBarHidden = chance(20)
        state.isBarHidden = chance(20)
        state.isBackgroundHidden = chance(20)
        state.isItemStackAtRisk = chance(10)
        for id in state.stack {
            state.fakeBars[id] = maybe(40) { $0.fakeBar() }
            state.contentOffsets[id] = maybe(25) { $0.points(in: -60...400) }
        }
        state.provenance = provenanceTable(of: state.stack)
        state.isKeyboardShown = chance(10)
        if chance(10) { state.appearanceProxy = barProperties() }
        state.activeSearches = state.stack.filter { _ in chance(10) }
        state.trackedScrollViews = state.stack.filter { _ in chance(10) }
        state.orientation = maybe(15) { $0.one(of: Orientation.self) }
        return state
    }

    private mutating func fakeBar() -> ControllerState.FakeBar {
        var properties = BarProperties()
        for (property, value) in barProperties() where value != .null && property != .isNavigationBarHidden {
            properties[property] = value
        }
        properties.isTranslucent = flag()
        return ControllerState.FakeBar(isAttached: flag(), isHidden: chance(20), properties: properties)
    }

    package mutating func provenanceTable(of ids: [Screen.ID]) -> ProvenanceTable {
        var table = ProvenanceTable()
        for property in BarProperty.allCases where chance(30) {
            let writer = one(of: Provenance.Writer.self)
            let isOfScreen = writer == .screen || writer == .policy
            table[property] = Provenance(
                setBy: writer,
                screen: isOfScreen && !ids.isEmpty ? one(of: ids) : nil,
                callback: isOfScreen ? one(of: Step.Event.Name.self) : nil
            )
        }
        return table
    }
}
