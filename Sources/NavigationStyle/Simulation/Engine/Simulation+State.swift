extension Simulation {
    /// Returns the state to hand back.
    func state(under scenario: Scenario) -> ControllerState {
        var state = ControllerState()
        state.stack = stackIDs
        state.bar = bar.properties
        state.isNavigationBarHidden = controller.isNavigationBarHidden
        state.isBarHidden = controller.isBarHidden
        state.isBackgroundHidden = controller.isBackgroundHidden
        state.isItemStackAtRisk = controller.isItemStackAtRisk
        state.isKeyboardShown = controller.isKeyboardShown
        if let late = lateProxies?.proxies {
            state.appearanceProxy = late.plain
            state.containedAppearanceProxies = late.contained
        }
        state.loaded.reserveCapacity(controller.stack.count)
        state.fakeBars.reserveCapacity(controller.stack.count { records[$0].fakeBar != nil })
        for screen in controller.stack {
            let id = id(screen)
            let record = records[screen]
            if record.isLoaded { state.loaded.append(id) }
            if record.isItemDimmed { state.dimmedItems.append(id) }
            if let bar = record.fakeBar {
                state.fakeBars[id] = ControllerState.FakeBar(
                    isAttached: bar.isAttached,
                    isHidden: bar.isHidden,
                    properties: bar.image
                )
            }
            if let offset = record.contentOffset { state.contentOffsets[id] = offset }
            if record.isSearchActive { state.activeSearches.append(id) }
            if savesBars, !record.saved.isEmpty { state.saved[id] = record.saved }
            if record.lateScrollView == .found { state.trackedScrollViews.append(id) }
        }
        if environment.userInterfaceStyle != scenario.environment.interfaceStyle,
            policy.presentedInterfaceStyle == nil
        {
            state.userInterfaceStyle = environment.userInterfaceStyle
        }
        if environment.contentSizeCategory != scenario.environment.contentSizeCategory {
            state.contentSizeCategory = environment.contentSizeCategory
        }
        let kept = policy.keptState(of: self)
        state.policyState = kept?.tree
        state.noteDynamicColors(and: kept?.variants ?? [:])
        state.provenance = provenance
        if environment.orientation != scenario.environment.orientation { state.orientation = environment.orientation }
        return state
    }

    /// Returns the names of the contested constants that the visible bars depend on; nil if there are none.
    func namesOfContested(after transition: Transition?) -> [String]? {
        let constants = policy.contested(in: self, after: transition)
        return constants.isEmpty ? nil : constants.map(\.name)
    }

    /// The writers of the bar's properties.
    var provenance: ProvenanceTable { ProvenanceTable(bar, names: names) }
}
