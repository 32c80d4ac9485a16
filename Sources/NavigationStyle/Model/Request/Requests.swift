/// `POST /transition`: one operation on a stack.
public struct TransitionRequest: Hashable, Sendable {
    /// The stack and its surroundings.
    public var scenario: Scenario
    /// The operation.
    public var operation: NavigationOperation
    /// The environments to answer in, each complete; if there are none, the scenario's own.
    public var environments: [NavigationEnvironment]

    /// Makes a request.
    public init(
        _ scenario: Scenario,
        operation: NavigationOperation,
        environments: [NavigationEnvironment] = []
    ) {
        self.scenario = scenario
        self.operation = operation
        self.environments = environments
    }

    /// The parts of the response.
    public var inclusion: Inclusion { scenario.inclusion(unlessGiven: .ofTransition) }
}

/// `POST /replay`: operations one after another.
public struct ReplayRequest: Hashable, Sendable {
    /// The stack and its surroundings.
    public var scenario: Scenario
    /// The operations, in order.
    public var operations: [NavigationOperation]

    /// Makes a request.
    public init(_ scenario: Scenario, operations: [NavigationOperation]) {
        self.scenario = scenario
        self.operations = operations
    }

    /// The parts of the response; they always include the final state, which its transitions do not.
    public var inclusion: Inclusion { scenario.inclusion(unlessGiven: .ofTransition).union(.controller) }
}

/// `POST /resolve`: the visible state of a stack at rest.
public struct ResolveRequest: Hashable, Sendable {
    /// The stack and its surroundings.
    public var scenario: Scenario
    /// The environments to answer in, each complete; if there are none, the scenario's own.
    public var environments: [NavigationEnvironment] = []

    /// Makes a request.
    public init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    /// The parts of the response.
    public var inclusion: Inclusion { scenario.inclusion(unlessGiven: .ofStack) }
}

extension Scenario {
    /// Returns the parts of a response; a request with a controller state gets one back.
    func inclusion(unlessGiven usual: Inclusion) -> Inclusion {
        (include ?? usual).union(controller == nil ? [] : .controller)
    }
}
