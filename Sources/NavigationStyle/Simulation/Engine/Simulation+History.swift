// The history that leads to the state in which an operation finds the controller.
extension Simulation {
    /// The controller on its way through the history.
    struct Checkpoint {
        let simulation: Simulation
        /// The number of screens that have been pushed.
        let height: Int
    }

    /// Brings the controller into the state of the scenario.
    ///
    /// - Parameters:
    ///   - scenario: The scenario.
    ///   - count: The greatest number of checkpoints to keep.
    /// - Returns: The checkpoints before the topmost screens were pushed, the lowest first; none if the screens were not
    ///   pushed one by one.
    /// - Throws: The faults of a state that cannot be restored.
    @discardableResult
    mutating func restoreHistory(of scenario: Scenario, keeping count: Int = 0) throws(ScenarioError) -> [Checkpoint] {
        var checkpoints: [Checkpoint] = []
        if let state = scenario.controller {
            let style = policy.presentedInterfaceStyle ?? state.userInterfaceStyle ?? environment.userInterfaceStyle
            try restore(state.resolved(for: style, keepingShown: type(of: policy).resolvesColorsByScreen))
            return checkpoints
        }
        // uikit.B4: the proxy's values are applied when the bar enters the window.
        writeToBar(proxyValues, by: WriteOrigin(.appearanceProxy))
        var own = scenario.defaults.navigationBar
        if let visibility = own.isNavigationBarHidden {
            controller.isNavigationBarHidden = visibility.hidden
            noteOnBar(WriteOrigin(.entry), for: .isNavigationBarHidden)
            own.isNavigationBarHidden = nil
        }
        writeToBar(own.resolved(for: environment.userInterfaceStyle), by: WriteOrigin(.entry))
        policy.navigationControllerDidLoad(in: &self)
        guard !requested.isEmpty else { return checkpoints }
        switch scenario.origin {
        case .pushed:
            checkpoints.reserveCapacity(min(count, requested.count))
            for screen in requested.indices {
                if screen + count >= requested.count {
                    checkpoints.append(Checkpoint(simulation: self, height: screen))
                }
                pushAsHistory(screen)
            }
        case .set: perform(NavigationCall(verb: .set(Array(requested.indices)), animated: false))
        }
        return checkpoints
    }

    /// Pushes a screen of the request before the first operation.
    mutating func pushAsHistory(_ screen: Int) {
        perform(NavigationCall(verb: .push(screen), animated: true))
    }

    private mutating func restore(_ state: ControllerState) throws(ScenarioError) {
        var indices: [Screen.ID: Int] = [:]
        for (index, screen) in requested.enumerated() { indices[screen.id] = index }
        if let category = state.contentSizeCategory { environment.contentSizeCategory = category }
        if let style = state.userInterfaceStyle, policy.presentedInterfaceStyle == nil { follow(style) }
        controller.stack = ScreenStack(requested.indices)
        controller.visible = controller.stack.last
        controller.isNavigationBarHidden = state.isNavigationBarHidden
        controller.isBarHidden = state.isBarHidden
        controller.isBackgroundHidden = state.isBackgroundHidden
        controller.isItemStackAtRisk = state.isItemStackAtRisk
        controller.isKeyboardShown = state.isKeyboardShown
        let late = AppearanceProxies(plain: state.appearanceProxy, contained: state.containedAppearanceProxies)
        if !late.isEmpty { lateProxies = LateProxies(late) }
        if let orientation = state.orientation { environment.orientation = orientation }
        var isWhole = true
        for id in state.loaded {
            if let screen = indices[id] { records[screen].isLoaded = true } else { isWhole = false }
        }
        for id in state.dimmedItems {
            if let screen = indices[id] { records[screen].isItemDimmed = true } else { isWhole = false }
        }
        for (id, bar) in state.fakeBars {
            guard let screen = indices[id] else {
                isWhole = false
                continue
            }
            records[screen].fakeBar = FakeBar(
                properties: bar.properties,
                isAttached: bar.isAttached,
                isHidden: bar.isHidden
            )
        }
        for (id, offset) in state.contentOffsets {
            if let screen = indices[id] { records[screen].contentOffset = offset } else { isWhole = false }
        }
        for id in state.activeSearches {
            if let screen = indices[id] { records[screen].isSearchActive = true } else { isWhole = false }
        }
        for (id, bars) in state.saved {
            if let screen = indices[id] { records[screen].saved = bars } else { isWhole = false }
        }
        for id in state.trackedScrollViews where indices[id] == nil { isWhole = false }
        if !isWhole { throw ScenarioError(state.nameFaults) }
        let found = Set(state.trackedScrollViews)
        for screen in controller.stack where records[screen].isLoaded && records[screen].lateScrollView != .none {
            records[screen].lateScrollView = found.contains(id(screen)) ? .found : .missed
        }
        restoreBar(state)
        guard let kept = state.policyState else { return }
        var reader = ValueReader(screens: indices, variants: state.policyColors)
        policy.restore(kept, by: &reader, indices: indices, in: &self)
        guard !reader.faults.isEmpty else { return }
        throw ScenarioError(reader.faults.map { RequestFault($0.reason, at: "/controller/policyState" + $0.pointer) })
    }

    private mutating func restoreBar(_ state: ControllerState) {
        // The navigation controller's flag is beside the bar.
        writeToBar(state.bar.restricted(to: .all.subtracting([.isNavigationBarHidden])), by: .system)
        for property in state.provenance.written {
            let provenance = state.provenance[property]
            let name = provenance.screen.map { nameIndex(of: $0) } ?? -1
            let origin = WriteOrigin(provenance.setBy, name: name, event: provenance.callback)
            noteOnBar(origin, for: property)
        }
    }
}
