// The parts of an audit that run under a policy. Like the answers, these are requirements of the protocol, though all
// policies share one implementation: a generic class used through an existential policy is not specialized, and a step
// of an audit would spend most of its time looking up types.
extension NavigationStylePolicy {
    static func windows(
        of scenario: Scenario,
        _ kinds: [ScreenKind],
        keeping state: WindowEngineState
    ) throws(ScenarioError) -> any WindowEngine {
        try WindowSimulation<Self>(scenario, kinds, keeping: state)
    }

    static func start(
        _ windows: WindowSimulation<Self>,
        with kinds: [Int],
        origin: Scenario.Origin,
        on properties: BarProperties,
        in controller: NavigationController
    ) -> WindowState {
        windows.makeStart(with: kinds, origin: origin, on: properties, in: controller)
    }

    static func step(
        _ windows: WindowSimulation<Self>,
        _ operation: WindowOperation,
        in window: StackWindow
    ) -> WindowState? {
        windows.makeStep(operation, in: window)
    }

    static func look(_ windows: WindowSimulation<Self>, at window: StackWindow) -> RestingScreen {
        windows.makeLook(at: window)
    }

    static func base(
        _ windows: WindowSimulation<Self>,
        above symbol: ID<StackWindow.Symbol>,
        over base: StackWindow.Base
    ) -> StackWindow.Base {
        windows.makeBase(above: symbol, over: base)
    }

    static func rehearsal(of scenario: Scenario, for purpose: WriteLog.Purpose) throws(ScenarioError) -> any Rehearsal {
        try SimulationRehearsal<Self>(scenario, for: purpose)
    }

    static func perform(
        _ rehearsal: SimulationRehearsal<Self>,
        _ operation: NavigationOperation,
        asking isAsked: Bool
    ) throws(ScenarioError) -> [Diagnostic] {
        try rehearsal.carryOut(operation, asking: isAsked)
    }

    static func diagnosticsOfStack(_ rehearsal: SimulationRehearsal<Self>) -> [Diagnostic] {
        rehearsal.checkStack()
    }

    static func look(_ rehearsal: SimulationRehearsal<Self>, expecting expected: BarStyle?) -> RestingScreen? {
        rehearsal.makeLook(expecting: expected)
    }
}
