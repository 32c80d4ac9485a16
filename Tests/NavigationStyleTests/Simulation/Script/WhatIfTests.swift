import NavigationStyleTestSupport
import Testing

@testable import NavigationStyle

/// A hypothetical operation on a copy leaves the simulation unchanged.
struct WhatIfTests {
    /// Three of four screens of the copy change, one of them twice.
    @Test func `what happens to a copy does not happen to the simulation`() throws {
        let scenario = Scenario.on(
            (0..<4).map { Screen.tinted(Screen.ID(rawValue: "\($0)"), .red) },
            policy: "restoring"
        )
        var simulation = try Simulation(of: scenario)
        try simulation.restoreHistory(of: scenario)
        simulation.record = OperationRecord(of: 0, [.steps, .writes])
        let before = simulation.state(under: scenario)
        let offsets = simulation.whatIf { copy in
            for screen in [2, 0, 3, 0] {
                copy.records[screen].contentOffset = (copy.records[screen].contentOffset ?? 0) + 7
            }
            copy.hideBarOfTop()
            copy.perform(NavigationCall(verb: .popToRoot, animated: true))
            return (0..<4).map { copy.records[$0].contentOffset }
        }
        #expect(offsets == [14, nil, 7, 7])
        #expect(simulation.state(under: scenario) == before)
        #expect(simulation.record.steps.isEmpty && simulation.record.writes.isEmpty)
        #expect(simulation.record.at == RecordedStep.Event(.call))
    }

    @Test(arguments: RandomRun.policies)
    func `what is asked beside does not change the plan, nor what is left behind`(policy: String) throws {
        for replay in try AnsweredReplay.all(under: policy) {
            var request = replay.request
            request.scenario.include = [.plan, .controller, .callbacks]
            let alone = try request.response()
            #expect(replay.response.controller == alone.controller)
            #expect(replay.response.transitions.map { $0.plan?.steps } == alone.transitions.map { $0.plan?.steps })
        }
    }
}

extension Simulation {
    /// Hides the bar, as by the code of the top screen.
    fileprivate mutating func hideBarOfTop() {
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: true)
        if let top { writeOwn(properties, of: top) }
    }
}
