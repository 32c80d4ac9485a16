import NavigationStyle

/// A client that hands the state of each answer back with the next request.
struct Hand {
    var scenario: Scenario
    private var definitions: [Screen.ID: Screen]

    init(_ scenario: Scenario) {
        self.scenario = scenario
        definitions = Dictionary(uniqueKeysWithValues: scenario.stack.map { ($0.id, $0) })
    }

    mutating func perform(_ operation: NavigationOperation) throws -> TransitionResponse {
        let response = try TransitionRequest(scenario, operation: operation).response()
        switch operation.action {
        case .push(let screen, _): definitions[screen.id] = screen
        case .setViewControllers(let screens, _):
            for case .new(let screen) in screens { definitions[screen.id] = screen }
        default: break
        }
        scenario.stack = response.stack.after.compactMap { definitions[$0] }
        scenario.controller = response.controller
        return response
    }
}
