/// A replay that can be taken back: histories that begin alike are carried out once as far as they do.
///
/// What is found is what a ``ReplayRequest`` of the same operations finds in its last one.
package protocol Rehearsal: AnyObject {
    /// How many operations have been carried out.
    var count: Int { get }
    /// The screen on top at the start and after each operation; nil where there is none.
    var tops: [Screen.ID?] { get }
    /// The screen on top; nil where there is none.
    var top: Screen.ID? { get }
    /// What the last operation has come to; nil where none was carried out.
    var outcome: TransitionResponse.Outcome? { get }
    /// What is on the controller's bar.
    var barProperties: BarProperties { get }
    /// What is seen of the screen on top, which is expected to look so; nil where there is none.
    func look(expecting expected: BarStyle?) -> WindowLook?
    /// What is wrong with the stack as it stands before any operation.
    func diagnosticsOfStack() -> [Diagnostic]
    /// Goes back to where `count` operations had been carried out.
    func rewind(to count: Int)
    /// Carries out one operation more.
    ///
    /// - Parameters:
    ///   - operation: What is done.
    ///   - isAsked: Whether anybody asks what is wrong.
    /// - Returns: What is wrong; nothing where nobody asks.
    /// - Throws: What makes the operation impossible.
    func perform(_ operation: NavigationOperation, asking isAsked: Bool) throws(ScenarioError) -> [Diagnostic]
}

extension Scenario {
    /// A replay that begins with the scenario's stack.
    ///
    /// - Parameter hasTexts: Whether diagnostics come with what people read; without it they are found faster.
    /// - Returns: The replay, with no operation carried out.
    /// - Throws: What makes the scenario impossible.
    package func rehearsal(withTexts hasTexts: Bool) throws(ScenarioError) -> any Rehearsal {
        try policyType.rehearsal(of: self, for: hasTexts ? .answer(.none) : .listing)
    }
}

/// Keeps the simulation as it was after each operation.
final class SimulationRehearsal<Policy: NavigationStylePolicy>: Rehearsal {
    private var moments: [Moment]
    /// Beside them, as it is asked for more often than all else.
    private(set) var tops: [Screen.ID?]

    private struct Moment {
        var simulation: Simulation<Policy>
        var trace: Trace?
        /// The bar of the screen on top; nil where there is none.
        var bar: BarSnapshot?
        /// What has led here; nil at the start.
        var outcome: TransitionResponse.Outcome?
    }

    init(_ scenario: Scenario, for purpose: Trace.Purpose) throws(ScenarioError) {
        // With the looks that are kept, whether anything comes back or not: nobody asks for them where nothing does.
        var trace: Trace? = Trace(
            of: scenario,
            keepsLooks: true,
            copyingStyles: Policy.copiesStyles,
            for: purpose
        )
        (moments, tops) = ([], [])
        let simulation = try Policy.simulation(of: scenario, tracing: &trace)
        let bar = simulation.currentSnapshot(include: .diagnostics)
        add(Moment(simulation: simulation, trace: trace, bar: bar))
    }

    private func add(_ moment: Moment) {
        tops.append(moment.simulation.top.map { moment.simulation.id($0) })
        moments.append(moment)
    }

    var count: Int { moments.count - 1 }

    var top: Screen.ID? { tops[count] }

    var outcome: TransitionResponse.Outcome? { moments[count].outcome }

    var barProperties: BarProperties { moments[count].simulation.controller.bar.properties }

    func rewind(to count: Int) {
        guard self.count > count else { return }
        moments.removeSubrange((max(count, 0) + 1)...)
        tops.removeSubrange((max(count, 0) + 1)...)
    }

    // By way of the policy, which has them compiled for itself.

    func look(expecting expected: BarStyle?) -> WindowLook? { Policy.look(self, expecting: expected) }

    func diagnosticsOfStack() -> [Diagnostic] { Policy.diagnosticsOfStack(self) }

    func perform(_ operation: NavigationOperation, asking isAsked: Bool) throws(ScenarioError) -> [Diagnostic] {
        try Policy.perform(self, operation, asking: isAsked)
    }
}

extension SimulationRehearsal {
    func makeLook(expecting expected: BarStyle?) -> WindowLook? { moments[count].simulation.look(expecting: expected) }

    func checkStack() -> [Diagnostic] {
        var trace = moments[0].trace
        return moments[0].simulation.diagnostics(of: moments[0].bar, tracing: &trace) ?? []
    }

    func carryOut(_ operation: NavigationOperation, asking isAsked: Bool) throws(ScenarioError) -> [Diagnostic] {
        var (simulation, trace) = (moments[count].simulation, moments[count].trace)
        trace?.isAsked = isAsked
        let pointer = RequestPointer(.operations).appending(count)
        var turn = Turn(simulation, showing: moments[count].bar, giving: .diagnostics)
        try turn.call(operation, at: pointer, in: &simulation, tracing: &trace)
        let ending = turn.end(in: &simulation, tracing: &trace).last?.ending
        add(Moment(simulation: simulation, trace: trace, bar: turn.bar, outcome: ending?.outcome))
        return ending?.diagnostics ?? []
    }
}
