/// Runs operations on windows under one policy.
final class WindowSimulation<Policy: NavigationStylePolicy> {
    /// The controller at rest: all that what comes next can depend on.
    struct Control: Hashable {
        /// What is on the bar, by its number.
        var bar: Int32
        var isNavigationBarHidden: Bool
        /// Whether UIKit hid it, or showed it, by itself.
        var isVisibilityOfSystem: Bool
        var isKeyboardShown: Bool
        var isBarHidden: Bool
        var isBackgroundHidden: Bool
        var isItemStackAtRisk: Bool
        var orientation: Orientation
        /// With screens by their distance from the top; by its number.
        var memory: Int32
        /// Who wrote what is on the bar, as far as that counts.
        var writers: [Writer] = []
        /// Whose code is behind what the policy wrote to the bar, as far as that counts.
        var authors: [Author] = []
    }

    /// Who wrote a property that is on the bar.
    struct Writer: Hashable {
        var property: BarProperty
        var writer: Provenance.Writer
        var event: Step.Event.Name?
        /// The kind of the screen whose code it was; nil of a writer that is no screen, and where no one asks for more than
        /// whose it was.
        var kind: Int?
        /// How far below the top it stands; nil where that is further than an operation reaches, or it has left.
        var depth: Int?
    }

    /// What a screen showed when it was last seen.
    struct LastLook: Hashable, BitwiseCopyable {
        /// What was on the bar, by its number.
        var properties: Int32
        var isNavigationBarHidden: Bool
    }

    /// A screen at rest.
    struct Symbol: Hashable, BitwiseCopyable {
        var kind: Int
        /// What became of it, without its name.
        var screen: PlainScreen
        /// What it showed when it was last seen, where that counts and it is covered.
        var look: LastLook?
        /// Whose code is behind what its fake bar has, by its number; nil where that does not count.
        var authors: Int?
    }

    /// How many screens are kept ready in all windows together, before all are let go.
    static var mostStagedScreens: Int { 16_384 }

    let policy: PolicyReference
    let scenario: Scenario
    let hooks: Policy
    let kinds: [ScreenKind]
    /// The properties of bars that are kept from one operation to the next; nil is all of them.
    private let projection: BarPropertySet?
    /// Whether states differ in who wrote what, too, and in what covered screens showed.
    let tellsWriters: Bool
    /// The properties that any state of the controller's bar has.
    private(set) var touched: BarPropertySet = []
    /// What states of the simulation have numbers for: one table, as screens come from one simulation into another.
    let values = ValueTable<Policy>(tellsVariants: false)
    private var controls = Interner<Control>()
    private(set) var symbols = Interner<Symbol>()
    /// Those behind the values of a bar.
    var authors = Interner<[Author]>()
    /// What stacks leave to whatever comes above them.
    var bequests = Interner<Policy.Bequest>()
    /// What is below a screen, by the one that it stands on and what is below that.
    var bases: [BaseKey: StackWindow.Base] = [:]
    /// Simulations with screens of these kinds that nothing has happened to.
    var stages: [[Int]: Simulation<Policy>] = [:]
    var stagedScreens = 0

    init(_ scenario: Scenario, _ kinds: [ScreenKind], keeping state: WindowEngineState) throws(ScenarioError) {
        var scenario = scenario
        scenario.stack = kinds.map(\.screen)
        scenario.controller = nil
        let scenarioFaults = scenario.faults
        if !scenarioFaults.isEmpty { throw ScenarioError(scenarioFaults) }
        let (hooks, faults) = Policy.selected(by: scenario)
        if !faults.isEmpty { throw ScenarioError(faults) }
        if let fault = hooks.systemFault(in: scenario) { throw ScenarioError([fault]) }
        _ = try Simulation(policy: hooks, scenario: scenario)
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

extension WindowSimulation: WindowEngine {
    var goesByStack: Bool { hooks.goesByStack }
    var goesByLayout: Bool { hooks.goesByLayout }
    var controlCount: Int { controls.count }
    var symbolCount: Int { symbols.count }

    func kind(of symbol: Int) -> Int { symbols[symbol].kind }

    /// The state of the controller with the number `control`.
    func control(_ control: Int) -> Control { controls[control] }

    func bar(of control: Int) -> BarProperties { values.bar(controls[control].bar) }

    // By way of the policy, which has them compiled for itself.

    func base(above symbol: Int, over base: StackWindow.Base) -> StackWindow.Base {
        Policy.base(self, above: symbol, over: base)
    }

    func start(with kinds: [Int], origin: Scenario.Origin, on properties: BarProperties) -> WindowState {
        Policy.start(self, with: kinds, origin: origin, on: properties)
    }

    func step(_ operation: WindowOperation, in window: StackWindow) -> WindowState? {
        Policy.step(self, operation, in: window)
    }

    func look(at window: StackWindow) -> WindowLook { Policy.look(self, at: window) }
}

extension WindowSimulation {
    func makeStart(with kinds: [Int], origin: Scenario.Origin, on properties: BarProperties) -> WindowState {
        var scenario = scenario
        scenario.defaults.navigationBar = properties
        scenario.origin = origin
        var simulation = stage(of: kinds)
        var record = record(with: tellsAuthors ? BarAuthors() : nil)
        // Nothing is handed back, so that there is nothing to refuse.
        try? simulation.restoreHistory(of: scenario, &record)
        return state(of: simulation, kinds, from: 0, record, looks: [], strangers: [])
    }

    func makeStep(_ operation: WindowOperation, in window: StackWindow) -> WindowState? {
        var operationKinds: [Int] = []
        if case .push(let kind, _) = operation { operationKinds = [kind] }
        if case .set(let kinds, _, _) = operation { operationKinds = kinds }
        let (base, all) = screens(of: window, and: operationKinds)
        var simulation = simulation(of: window, base, all)
        let count = base.count + window.symbols.count
        let known = knownAuthors(in: window, from: base.count)
        var record = record(with: known?.table)
        switch operation {
        case .push(_, let animated): simulation.perform(NavigationCall(verb: .push(count), animated: animated), &record)
        case .pop(let animated):
            simulation.perform(NavigationCall(verb: .pop(count: 1), animated: animated), &record)
        case .interactivePop(let isCancelled):
            guard simulation.interactivePop(on: count - 1).begins else { return nil }
            let verb = NavigationCall.Verb.interactivePop(isCancelled: isCancelled)
            simulation.perform(NavigationCall(verb: verb, animated: true), &record)
        case .popTo(let animated):
            simulation.perform(NavigationCall(verb: .popTo(count - 2), animated: animated), &record)
        case .popToRoot(let animated):
            simulation.perform(NavigationCall(verb: .popToRoot, animated: animated), &record)
        case .set(_, let keeping, let animated):
            let kept =
                switch keeping {
                case .nothing: 0
                case .root: 1
                case .allButTop: count - 1
                }
            let screens = Array(0..<kept) + Array(count..<all.count)
            simulation.perform(NavigationCall(verb: .set(screens), animated: animated), &record)
        case .update(let index):
            let updates = kinds[all[count - 1]].updates
            guard updates.indices.contains(index) else { return nil }
            simulation.update(updates[index], by: count - 1, &record)
        case .scroll(let offset): simulation.scroll(count - 1, to: offset, &record)
        case .rotate:
            let isPortrait = simulation.environment.orientation == .portrait
            simulation.rotate(to: isPortrait ? .landscape : .portrait, &record)
        case .reappear: simulation.reappear(after: .tab, &record)
        case .search(let isActive):
            guard simulation.hasSearchController(count - 1) else { return nil }
            simulation.search(count - 1, isActive: isActive, &record)
        }
        assert(
            hooks.goesByStack || isUntouched(simulation, window.base, base),
            "\(policy.name) reaches below the window: \(operation)"
        )
        return state(
            of: simulation,
            all,
            from: base.count,
            record,
            looks: window.symbols.map { symbols[$0].look },
            strangers: known?.list ?? []
        )
    }

    func makeLook(at window: StackWindow) -> WindowLook {
        let (base, all) = screens(of: window, and: [])
        let simulation = simulation(of: window, base, all)
        guard let look = simulation.look(expecting: kinds[all[all.count - 1]].expected) else {
            preconditionFailure("There is a screen on top.")
        }
        return look
    }
}

// From numbers to a simulation, and back.
extension WindowSimulation {
    /// The simulation that `window` stands for.
    private func simulation(of window: StackWindow, _ base: [Int], _ all: [Int]) -> Simulation<Policy> {
        var simulation = stage(of: all)
        let control = controls[window.control]
        let count = base.count + window.symbols.count
        simulation.environment.orientation = control.orientation
        simulation.controller.plain.bar.properties = control.bar
        for writer in control.writers {
            // One who is not in the window has a number that no screen has.
            let name = writer.depth.map { count - 1 - $0 } ?? writer.kind.map { all.count + $0 } ?? -1
            let origin = WriteOrigin(writer.writer, name: name, event: writer.event)
            simulation.controller.plain.bar.writers.note(origin, for: writer.property)
        }
        if control.isVisibilityOfSystem {
            simulation.controller.noteOnBar(.hiddenBySystem, for: .isNavigationBarHidden)
        }
        simulation.controller.isNavigationBarHidden = control.isNavigationBarHidden
        simulation.controller.isKeyboardShown = control.isKeyboardShown
        simulation.controller.isBarHidden = control.isBarHidden
        simulation.controller.isBackgroundHidden = control.isBackgroundHidden
        simulation.controller.isItemStackAtRisk = control.isItemStackAtRisk
        simulation.controller.memory = hooks.memory(values.controllerMemory(control.memory)) {
            $0 < count ? count - 1 - $0 : nil
        }
        simulation.controller.stack = ScreenStack(0..<count)
        simulation.controller.visible = count - 1
        settle(window.base, base, in: &simulation)
        for (index, symbol) in window.symbols.enumerated() {
            let screen = base.count + index
            simulation.records.plain[screen] = symbols[symbol].screen.named(simulation.records.plain[screen].name)
        }
        return simulation
    }

    /// What `simulation`, whose screens are of `kinds`, has come to, with the screens from the index `first` on, of which
    /// those that were there before had shown `looks`, and had values of `strangers`.
    private func state(
        of simulation: Simulation<Policy>,
        _ kinds: [Int],
        from first: Int,
        _ operation: OperationRecord,
        looks: [LastLook?],
        strangers: [KnownAuthors.Screen]
    ) -> WindowState {
        let controller = simulation.controller.plain
        let stack = simulation.controller.stack
        let bar = projected(controller.bar.properties)
        touched = touched.union(values.bar(bar).touched)
        let memory = hooks.memory(values.controllerMemory(controller.memory)) { screen in
            stack.lastIndex(of: screen).map { stack.count - 1 - $0 }
        }
        let control = Control(
            bar: bar,
            isNavigationBarHidden: controller.isNavigationBarHidden,
            isVisibilityOfSystem: simulation.controller.bar.isVisibilityOfSystem,
            isKeyboardShown: controller.isKeyboardShown,
            isBarHidden: controller.isBarHidden,
            isBackgroundHidden: controller.isBackgroundHidden,
            isItemStackAtRisk: controller.isItemStackAtRisk,
            orientation: simulation.environment.orientation,
            memory: values.number(ofController: memory),
            writers: writers(of: values.bar(bar), controller.bar.writers, kinds, stack),
            authors: authors(ofBarIn: simulation, kinds, operation, strangers)
        )
        var result: [Int] = []
        result.reserveCapacity(stack.count)
        for screen in stack where screen >= first {
            let symbol = Symbol(
                kind: kinds[screen],
                screen: projected(simulation.records.plain[screen]),
                look: screen == stack.last ? nil : lastLook(of: screen, from: first, operation, looks),
                authors: authors(ofFakeBarOn: screen, in: simulation, kinds, operation, strangers)
            )
            result.append(symbols.number(of: symbol))
        }
        return WindowState(control: controls.number(of: control), symbols: result)
    }

    /// Who wrote the `properties` that are on a bar, over a stack of screens of `kinds`.
    private func writers(
        of properties: BarProperties,
        _ bar: BarWriters,
        _ kinds: [Int],
        _ stack: ScreenStack
    ) -> [Writer] {
        guard tellsWriters else {
            guard Policy.goesByWriters else { return [] }
            return properties.touched.map { Writer(property: $0, writer: bar.origin(of: $0).writer) }
        }
        return properties.touched.union([.isNavigationBarHidden]).map { property in
            let origin = bar.origin(of: property)
            let name = Int(origin.name)
            let kind = name < 0 ? nil : name < kinds.count ? kinds[name] : name - kinds.count
            // Deeper ones are out of reach of the next operation, but for those that lead far down.
            let depth = stack.suffix(2).firstIndex(of: name).map { stack.count - 1 - $0 }
            return Writer(property: property, writer: origin.writer, event: origin.event, kind: kind, depth: depth)
        }
    }

    /// What `screen` showed when it was last seen: in the operation, or before.
    private func lastLook(
        of screen: Int,
        from first: Int,
        _ operation: OperationRecord,
        _ looks: [LastLook?]
    ) -> LastLook? {
        if let look = operation.looks.last(where: { $0.screen == screen })?.look {
            return LastLook(
                properties: values.number(ofBar: look.properties),
                isNavigationBarHidden: look.isNavigationBarHidden
            )
        }
        return screen - first < looks.count ? looks[screen - first] : nil
    }

    /// What is kept of a screen.
    private func projected(_ screen: PlainScreen) -> PlainScreen {
        var kept = screen.named(-1)
        guard let projection else { return kept }
        if let bar = screen.fakeBar { kept.fakeBar?.properties = projected(bar.properties) }
        kept.memory = values.number(ofScreen: hooks.memory(values.screenMemory(screen.memory), of: projection))
        return kept
    }

    /// What is kept of a bar, by its number.
    private func projected(_ properties: Int32) -> Int32 {
        projection.map { values.number(ofBar: values.bar(properties).restricted(to: $0)) } ?? properties
    }
}
