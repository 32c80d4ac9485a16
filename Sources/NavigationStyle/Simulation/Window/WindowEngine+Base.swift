// The base of a window: stand-ins for the screens that an operation does not reach.
extension WindowEngine {
    /// Returns the base of a screen directly above `symbol`, which has `base` below.
    package func base(above symbol: ID<StackWindow.Symbol>, over base: StackWindow.Base) -> StackWindow.Base {
        let key = StackWindow.BaseKey(symbol: symbol, base: base)
        if let known = bases[key] { return known }
        let kind = symbols[symbol].kind
        let lower = standIns(for: base)
        var simulation = stage(of: lower + [kind])
        simulation.controller.stack = ScreenStack(0...lower.count)
        settle(base, lower, in: &simulation)
        simulation.records.plain[lower.count].memory = symbols[symbol].screen.memory
        let result = StackWindow.Base(
            height: base.height == .none ? .one : .several,
            rootKind: type(of: hooks).goesByRoot ? base.height == .none ? kind : base.rootKind : nil,
            asksForLargeTitle: simulation.largeTitleRequests(below: lower.count + 1).last ?? true,
            hidesTabBar: base.hidesTabBar || kinds[kind].screen.hidesBottomBarWhenPushed,
            isSearchAbove: symbols[symbol].screen.isSearchActive && !kinds[kind].screen.definesPresentationContext,
            bequest: hooks.bequest(in: simulation)
        )
        bases[key] = result
        return result
    }

    /// Returns the stand-in for a screen outside of the window, by whether it asks for a large title and hides the tab
    /// bar.
    private static func standIn(for base: StackWindow.Base) -> Int {
        base.hidesTabBar ? base.asksForLargeTitle ? -3 : -4 : base.asksForLargeTitle ? -1 : -2
    }

    /// Returns the kinds of the stand-ins for the screens of `base`.
    private func standIns(for base: StackWindow.Base) -> [Int] {
        let standIn = Self.standIn(for: base)
        return switch base.height {
        case .none: []
        case .one: [base.rootKind ?? standIn]
        case .several: [base.rootKind ?? standIn, standIn]
        }
    }

    /// Returns the kinds of the stand-ins below `window`, and of all screens: stand-ins, window, and those that an
    /// operation brings.
    func screens(of window: StackWindow, and further: [Int]) -> (base: [Int], all: [Int]) {
        let base = standIns(for: window.base)
        var all = base
        all.reserveCapacity(base.count + window.symbols.count + further.count)
        for symbol in window.symbols { all.append(symbols[symbol].kind) }
        all += further
        return (base, all)
    }

    /// Returns an untouched simulation with screens of `kinds`, in a navigation controller, or in any if the caller does
    /// not depend on it.
    func stage(of kinds: [Int], in navigationController: ID<NavigationController>? = nil) -> Simulation {
        let key = StackWindow.StageKey(navigationController: navigationController, kinds: kinds)
        // By its index, since a lookup by the key would copy it twice.
        if let index = stages.index(forKey: key) { return stages.values[index] }
        var scenario = scenario
        var hooks = hooks
        if let navigationController {
            scenario.navigationController = navigationControllers[navigationController]
            // A policy may take what the appearance proxies set, which goes by the classes around the bar.
            hooks = hooks.reselected(by: scenario)
        }
        scenario.stack = kinds.map { kind in
            if kind >= 0 { return self.kinds[kind].screen }
            // Equal screens must be equal at any place in the stack, and in the memory of a policy.
            var screen = Screen(id: "")
            screen.navigationItem.largeTitleDisplayMode = kind == -1 || kind == -3 ? .always : .never
            screen.hidesBottomBarWhenPushed = kind < -2
            return screen
        }
        // Each of these screens has been accepted before.
        guard let stage = try? Simulation(policy: hooks, scenario: scenario, values: values) else {
            preconditionFailure("A screen is refused that was not.")
        }
        if stagedScreens + kinds.count > Self.mostStagedScreens {
            stages = [:]
            stagedScreens = 0
        }
        stages[key] = stage
        stagedScreens += kinds.count
        return stage
    }

    /// Gives the lowest screens of `simulation`, which are stand-ins of `kinds`, the state of `base`.
    func settle(_ base: StackWindow.Base, _ kinds: [Int], in simulation: inout Simulation) {
        for index in kinds.indices { simulation.records[index].isLoaded = true }
        guard let highest = kinds.indices.last else { return }
        simulation.records[highest].isSearchActive = base.isSearchAbove
        guard let bequest = base.bequest else { return }
        let memory = simulation.records.plain[highest].memory
        simulation.records.plain[highest].memory = hooks.memory(memory, leaving: bequest)
    }

    /// Whether the stand-ins below the window are unchanged, except in the memory that `memoryOutOfReach` leaves out.
    func isUntouched(_ simulation: Simulation, _ base: StackWindow.Base, _ kinds: [Int]) -> Bool {
        var before = stage(of: kinds)
        settle(base, kinds, in: &before)
        return kinds.indices.allSatisfy { index in
            let record = simulation.records[index]
            return record.isLoaded && record.fakeBar == nil && record.contentOffset == nil
                && hooks.memoryOutOfReach(record.plain.memory)
                    == hooks.memoryOutOfReach(before.records[index].plain.memory)
        }
    }
}
