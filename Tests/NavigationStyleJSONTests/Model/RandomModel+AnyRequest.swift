import NavigationStyle
import NavigationStyleTestSupport

// Random requests that can be written, whether they are valid or not.
extension RandomModel {
    mutating func anyScenario() -> Scenario {
        var scenario = scenario(stackCount: 0...4)
        for index in scenario.stack.indices {
            scenario.stack[index].library = maybe(30) { .object(members: $0.members()) }
        }
        if chance(50) {
            scenario.policy = PolicySelection("p" + text(), edition: maybe(50) { $0.text() })
            scenario.policy.options = members().map { Value.Member($0.key, $0.value) }.sorted { $0.key < $1.key }
            scenario.policy.copiedProperties = maybe(30) { $0.barPropertySet().intersection(.copyable) }
        }
        if chance(50) { scenario.environment.device = text() }
        scenario.controller = maybe(50) { $0.anyController() }
        scenario.include = maybe(50) { model in
            Inclusion(Inclusion.names.map(\.part).filter { _ in model.flag() })
        }
        return scenario
    }

    mutating func anyController() -> ControllerState {
        var controller = controllerState(of: several(0...4) { $0.screen() })
        controller.policyState = maybe(50) { .object(members: $0.members()) }
        return controller
    }

    mutating func anyOperation() -> NavigationOperation {
        var ids = several(0...3) { $0.screenID() }
        var operation = operation(on: &ids)
        // A number without a finite decimal expansion.
        if chance(10) {
            operation = NavigationOperation(.scroll(to: Double(integer(in: -9999...9999)) / 7, screenID: nil))
        }
        operation.timing = one(of: NavigationOperation.Timing.self)
        return operation
    }
}
