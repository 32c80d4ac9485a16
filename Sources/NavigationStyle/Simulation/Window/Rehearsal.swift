/// A replay that can be rewound, so that histories with a common beginning share the work for it.
///
/// It finds the same as a ``ReplayRequest`` of the same operations finds for the last of them.
///
/// It keeps the simulation as it was after each operation.
package final class Rehearsal {
    private var states: [ReplayedState]
    /// The parts of the answers that are looked at.
    private let include: Inclusion
    /// The top screen at the start and after each operation; nil if the stack is empty.
    package private(set) var tops: [Screen.ID?]

    private struct ReplayedState {
        var simulation: Simulation
        var log: WriteLog?
        /// The bar of the top screen; nil if the stack is empty.
        var bar: BarSnapshot?
        /// The outcome of the operation that led here; nil at the start.
        var outcome: TransitionResponse.Outcome?
    }

    init(_ scenario: Scenario, for purpose: WriteLog.Purpose) throws(ScenarioError) {
        var simulation = try Simulation(of: scenario)
        // The log keeps looks even if no screen comes back: nobody asks for diagnostics then.
        var log: WriteLog? = WriteLog(
            of: scenario,
            keepsLooks: true,
            copyingStyles: simulation.copiesStyles,
            for: purpose
        )
        (states, tops) = ([], [])
        include = scenario.include?.intersection(.provenance).union(.diagnostics) ?? .diagnostics
        simulation.record = OperationRecord(ofHistoryIn: &log)
        try simulation.restoreHistory(of: scenario)
        log?.add(simulation.takeRecord())
        let bar = simulation.currentSnapshot(include: include)
        add(ReplayedState(simulation: simulation, log: log, bar: bar))
    }

    private func add(_ state: ReplayedState) {
        tops.append(state.simulation.top.map { state.simulation.id($0) })
        states.append(state)
    }

    /// The number of operations carried out.
    package var count: Int { states.count - 1 }

    /// The top screen; nil if the stack is empty.
    package var top: Screen.ID? { tops[count] }

    /// The outcome of the last operation; nil if none was carried out.
    package var outcome: TransitionResponse.Outcome? { states[count].outcome }

    /// The properties of the controller's bar.
    package var barProperties: BarProperties { states[count].simulation.bar.properties }

    /// The visible bar at the start and after each operation, with its provenance if the scenario includes that; nil if
    /// the stack is empty.
    package var bars: [BarState?] { states.indices.map { states[$0].bar?.bar } }

    /// Rewinds to the state after `count` operations.
    package func rewind(to count: Int) {
        guard self.count > count else { return }
        states.removeSubrange((max(count, 0) + 1)...)
        tops.removeSubrange((max(count, 0) + 1)...)
    }

    /// Returns the look of the top screen, compared with the look `expected` of it; nil if the stack is empty.
    package func look(expecting expected: BarStyle?) -> RestingScreen? {
        states[count].simulation.look(expecting: expected)
    }

    /// Returns the diagnostics of the stack as it is before any operation.
    package func diagnosticsOfStack() -> [Diagnostic] {
        var log = states[0].log
        return states[0].simulation.diagnostics(of: states[0].bar, logging: &log) ?? []
    }

    /// Carries out one more operation.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - isAsked: Whether diagnostics are requested.
    /// - Returns: The diagnostics; empty if not requested.
    /// - Throws: The faults that make the operation impossible.
    package func perform(_ operation: NavigationOperation, asking isAsked: Bool) throws(ScenarioError) -> [Diagnostic] {
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

extension Scenario {
    /// Returns a replay that begins with the scenario's stack.
    ///
    /// - Parameter hasTexts: Whether diagnostics include the texts for people; they are found faster without.
    /// - Returns: The replay, with no operation carried out.
    /// - Throws: The faults that make the scenario impossible.
    package func rehearsal(withTexts hasTexts: Bool) throws(ScenarioError) -> Rehearsal {
        try Rehearsal(self, for: hasTexts ? .answer(.none) : .listing)
    }
}
