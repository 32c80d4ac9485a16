/// An engine that runs UIKit's script on the few screens of a window, and records nothing.
///
/// The histories of an app are endless, but the states that they lead to are not: each distinct state of the controller
/// and of a screen has an id. The writers of properties are not part of a state, unless
/// ``WindowEngineState/barWithWriters`` is kept.
package final class WindowEngine {
    /// The largest number of screens kept ready in all staged simulations together; beyond it, all are released.
    static var mostStagedScreens: Int { 16_384 }

    /// The simulated policy, with its edition and options.
    package let policy: PolicyReference
    let scenario: Scenario
    let hooks: any NavigationStylePolicy
    let kinds: [ScreenKind]
    /// The properties of bars that are kept from one operation to the next; nil for all.
    let projection: BarPropertySet?
    /// Whether states include the writers of properties, and the last looks of covered screens.
    let tellsWriters: Bool
    /// The properties that the controller's bar has in at least one state.
    package internal(set) var touched: BarPropertySet = []
    /// The values of all simulations: they share one table, as screens move from one simulation to another.
    let values = ValueTable(tellsVariants: false)
    var controls = Interner<StackWindow.Control>()
    var symbols = Interner<StackWindow.Symbol>()
    /// The authors of the values of bars.
    var authors = Interner<[StackWindow.Author]>()
    /// The bases by the screen directly below and the base of that screen.
    var bases: [StackWindow.BaseKey: StackWindow.Base] = [:]
    /// Simulations in a navigation controller with screens of certain kinds that nothing has happened to.
    var stages: [StackWindow.StageKey: Simulation] = [:]
    /// The navigation controllers of entries.
    var navigationControllers = Interner<NavigationController>()
    var stagedScreens = 0

    init(_ scenario: Scenario, _ kinds: [ScreenKind], keeping state: WindowEngineState) throws(ScenarioError) {
        var scenario = scenario
        scenario.environment.userInterfaceStyle = scenario.environment.interfaceStyle
        scenario.stack = kinds.map(\.screen)
        scenario.controller = nil
        let hooks = try Simulation(of: scenario).policy
        hooks.mergeVariants()
        scenario.stack = []
        self.scenario = scenario
        self.hooks = hooks
        self.kinds = kinds
        switch state {
        case .bar: (projection, tellsWriters) = (nil, false)
        case .barWithWriters: (projection, tellsWriters) = (nil, true)
        case .properties(let properties): (projection, tellsWriters) = (properties, false)
        }
        policy = hooks.reference
    }
}

extension WindowEngine {
    /// Whether results have to be replayed, because they may depend on screens outside of the window.
    package var goesByStack: Bool { hooks.goesByStack }
    /// Whether the policy's writes may depend on the position of a screen's root view.
    package var goesByLayout: Bool { hooks.goesByLayout }
    /// The number of states of the controller found until now.
    package var controlCount: Int { controls.count }
    /// The number of states of screens found until now.
    package var symbolCount: Int { symbols.count }

    /// Returns the kind of a screen.
    package func kind(of symbol: ID<StackWindow.Symbol>) -> Int { symbols[symbol].kind }

    /// Returns the properties of the controller's bar.
    package func bar(of control: ID<StackWindow.Control>) -> BarProperties { values.bar(controls[control].bar) }

    /// Returns the navigation controller of a state.
    package func navigationController(of control: ID<StackWindow.Control>) -> NavigationController {
        navigationControllers[controls[control].navigationController]
    }
}

extension WindowEngine {
    /// Returns the whole stack that new screens come to in `controller`, on a bar to which `properties` were written
    /// before.
    package func start(
        with kinds: [Int],
        origin: Scenario.Origin,
        on properties: BarProperties,
        in controller: NavigationController
    ) -> WindowState {
        var scenario = scenario
        scenario.defaults.navigationBar = properties
        scenario.origin = origin
        let navigationController = navigationControllers.id(of: controller)
        var simulation = stage(of: kinds, in: navigationController)
        simulation.record = record(with: tellsAuthors ? BarAuthors() : nil)
        // No state is handed back, so nothing can be refused.
        _ = try? simulation.restoreHistory(of: scenario)
        return state(
            of: simulation,
            kinds,
            in: navigationController,
            from: 0,
            looks: [],
            strangers: [],
            isAtStart: tellsWriters
        )
    }

    /// Returns the result of `operation`; nil if it does not begin.
    package func step(_ operation: WindowOperation, in window: StackWindow) -> WindowState? {
        var (operation, written): (WindowOperation, Int?) = (operation, nil)
        if case .beside(let writes, let call) = operation { (operation, written) = (call, writes) }
        var operationKinds: [Int] = []
        if case .push(let kind, _, _) = operation { operationKinds = [kind] }
        if case .set(let kinds, _, _) = operation { operationKinds = kinds }
        let (base, all) = screens(of: window, and: operationKinds)
        var simulation = simulation(of: window, base, all)
        let count = base.count + window.symbols.count
        let known = knownAuthors(in: window, from: base.count)
        simulation.record = record(with: known?.table)
        func perform(_ verb: NavigationCall.Verb, animated: Bool, isBarButtonItemTap: Bool = false) {
            var call = NavigationCall(verb: verb, animated: animated)
            call.isBarButtonItemTap = isBarButtonItemTap
            call.writes = written.map { (kinds[all[count - 1]].writes[$0], count - 1) }
            if isBarButtonItemTap { simulation.dimItem() }
            simulation.perform(call)
        }
        switch operation {
        case .beside: return nil
        case .push(_, let animated, let isBarButtonItemTap):
            perform(.push(count), animated: animated, isBarButtonItemTap: isBarButtonItemTap)
        case .pop(let animated): perform(.pop(count: 1), animated: animated)
        case .interactivePop(let isCancelled):
            guard simulation.interactivePop(on: count - 1).begins else { return nil }
            perform(.interactivePop(isCancelled: isCancelled), animated: true)
        case .popTo(let animated): perform(.popTo(count - 2), animated: animated)
        case .popToRoot(let animated): perform(.popToRoot, animated: animated)
        case .set(_, let keeping, let animated):
            let kept =
                switch keeping {
                case .nothing: 0
                case .root: 1
                case .allButTop: count - 1
                }
            let screens = Array(0..<kept) + Array(count..<all.count)
            perform(.set(screens), animated: animated)
        case .update(let index):
            let updates = kinds[all[count - 1]].updates
            guard updates.indices.contains(index) else { return nil }
            simulation.update(updates[index], by: count - 1)
        case .scroll(let offset): simulation.scroll(count - 1, to: offset)
        case .rotate:
            let isPortrait = simulation.environment.orientation == .portrait
            simulation.rotate(to: isPortrait ? .landscape : .portrait)
        case .reappear: simulation.reappear(after: .tab)
        case .search(let isActive):
            guard simulation.hasSearchController(count - 1) else { return nil }
            simulation.search(count - 1, isActive: isActive)
        case .barHideOnSwipe(let direction):
            guard simulation.barHides(by: .swipe(direction)) else { return nil }
            simulation.toggleBar()
        case .barHideOnTap:
            guard simulation.barHides(by: .tap) else { return nil }
            simulation.toggleBar()
        case .keyboard(let isShown): simulation.showKeyboard(isShown)
        }
        assert(
            hooks.goesByStack || isUntouched(simulation, window.base, base),
            "\(policy.name) reaches below the window: \(operation)"
        )
        return state(
            of: simulation,
            all,
            in: controls[window.control].navigationController,
            from: base.count,
            looks: window.symbols.map { symbols[$0].look },
            strangers: known?.list ?? []
        )
    }

    /// Returns the look of a window at rest.
    package func look(at window: StackWindow) -> RestingScreen {
        let (base, all) = screens(of: window, and: [])
        let simulation = simulation(of: window, base, all)
        guard let look = simulation.look(expecting: kinds[all[all.count - 1]].expected) else {
            preconditionFailure("There is a screen on top.")
        }
        return look
    }
}
