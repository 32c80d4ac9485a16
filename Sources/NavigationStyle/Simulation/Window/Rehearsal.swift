/// A replay that can be rewound, so that histories with a common beginning share the work for it.
///
/// It finds the same as a ``ReplayRequest`` of the same operations finds for the last of them.
package protocol Rehearsal: AnyObject {
    /// The number of operations carried out.
    var count: Int { get }
    /// The top screen at the start and after each operation; nil if the stack is empty.
    var tops: [Screen.ID?] { get }
    /// The top screen; nil if the stack is empty.
    var top: Screen.ID? { get }
    /// The outcome of the last operation; nil if none was carried out.
    var outcome: TransitionResponse.Outcome? { get }
    /// The properties of the controller's bar.
    var barProperties: BarProperties { get }
    /// The visible bar at the start and after each operation, with its provenance if the scenario includes that; nil if
    /// the stack is empty.
    var bars: [BarState?] { get }
    /// Returns the look of the top screen, compared with the look `expected` of it; nil if the stack is empty.
    func look(expecting expected: BarStyle?) -> RestingScreen?
    /// Returns the diagnostics of the stack as it is before any operation.
    func diagnosticsOfStack() -> [Diagnostic]
    /// Rewinds to the state after `count` operations.
    func rewind(to count: Int)
    /// Carries out one more operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - isAsked: Whether diagnostics are requested.
    /// - Returns: The diagnostics; empty if not requested.
    /// - Throws: The faults that make the operation impossible.
    func perform(_ operation: NavigationOperation, asking isAsked: Bool) throws(ScenarioError) -> [Diagnostic]
}

extension Scenario {
    /// Returns a replay that begins with the scenario's stack.
    ///
    /// - Parameter hasTexts: Whether diagnostics include the texts for people; they are found faster without.
    /// - Returns: The replay, with no operation carried out.
    /// - Throws: The faults that make the scenario impossible.
    package func rehearsal(withTexts hasTexts: Bool) throws(ScenarioError) -> any Rehearsal {
        try policyType.rehearsal(of: self, for: hasTexts ? .answer(.none) : .listing)
    }
}

/// A replay that keeps the simulation as it was after each operation.
final class SimulationRehearsal<Policy: NavigationStylePolicy>: Rehearsal {
    private var states: [ReplayedState]
    /// The parts of the answers that are looked at.
    private let include: Inclusion
    /// Kept apart, since this is asked for more often than anything else.
    private(set) var tops: [Screen.ID?]

    private struct ReplayedState {
        var simulation: Simulation<Policy>
        var log: WriteLog?
        /// The bar of the top screen; nil if the stack is empty.
        var bar: BarSnapshot?
        /// The outcome of the operation that led here; nil at the start.
        var outcome: TransitionResponse.Outcome?
    }

    init(_ scenario: Scenario, for purpose: WriteLog.Purpose) throws(ScenarioError) {
        // The log keeps looks even if no screen comes back: nobody asks for diagnostics then.
        var log: WriteLog? = WriteLog(
            of: scenario,
            keepsLooks: true,
            copyingStyles: Policy.copiesStyles,
            for: purpose
        )
        (states, tops) = ([], [])
        include = scenario.include?.intersection(.provenance).union(.diagnostics) ?? .diagnostics
        let simulation = try Policy.simulation(of: scenario, logging: &log)
        let bar = simulation.currentSnapshot(include: include)
        add(ReplayedState(simulation: simulation, log: log, bar: bar))
    }

    private func add(_ state: ReplayedState) {
        tops.append(state.simulation.top.map { state.simulation.id($0) })
        states.append(state)
    }

    var count: Int { states.count - 1 }

    var top: Screen.ID? { tops[count] }

    var outcome: TransitionResponse.Outcome? { states[count].outcome }

    var barProperties: BarProperties { states[count].simulation.bar.properties }

    var bars: [BarState?] { states.indices.map { states[$0].bar?.bar } }

    func rewind(to count: Int) {
        guard self.count > count else { return }
        states.removeSubrange((max(count, 0) + 1)...)
        tops.removeSubrange((max(count, 0) + 1)...)
    }

    // These go through the policy, which has them compiled for its own type.

    func look(expecting expected: BarStyle?) -> RestingScreen? { Policy.look(self, expecting: expected) }

    func diagnosticsOfStack() -> [Diagnostic] { Policy.diagnosticsOfStack(self) }

    func perform(_ operation: NavigationOperation, asking isAsked: Bool) throws(ScenarioError) -> [Diagnostic] {
        try Policy.perform(self, operation, asking: isAsked)
    }
}

extension SimulationRehearsal {
    func makeLook(expecting expected: BarStyle?) -> RestingScreen? {
        states[count].simulation.look(expecting: expected)
    }

    func checkStack() -> [Diagnostic] {
        var log = states[0].log
        return states[0].simulation.diagnostics(of: states[0].bar, logging: &log) ?? []
    }

    func carryOut(_ operation: NavigationOperation, asking isAsked: Bool) throws(ScenarioError) -> [Diagnostic] {
        var (simulation, log) = (states[count].simulation, states[count].log)
        log?.isAsked = isAsked
        let pointer = RequestPointer(.operations).appending(count)
        var turn = Turn(simulation, showing: states[count].bar, giving: include)
        try turn.call(operation, at: pointer, in: &simulation, logging: &log)
        let ending = turn.end(in: &simulation, logging: &log).last?.ending
        add(ReplayedState(simulation: simulation, log: log, bar: turn.bar, outcome: ending?.outcome))
        return ending?.diagnostics ?? []
    }
}
