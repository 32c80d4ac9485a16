/// `POST /transition`: one operation on a stack.
public struct TransitionRequest: Hashable, Sendable {
    /// The stack and all around it.
    public var scenario: Scenario
    /// What is done.
    public var operation: NavigationOperation
    /// The environments to answer in, each whole; none is the scenario's own alone.
    public var environments: [NavigationEnvironment] = []

    /// Makes a request.
    public init(_ scenario: Scenario, operation: NavigationOperation) {
        self.scenario = scenario
        self.operation = operation
    }

    /// What the response holds.
    public var inclusion: Inclusion { scenario.inclusion(unlessGiven: .ofTransition) }
}

/// `POST /replay`: operations one after another.
public struct ReplayRequest: Hashable, Sendable {
    /// The stack and all around it.
    public var scenario: Scenario
    /// What is done, in order.
    public var operations: [NavigationOperation]

    /// Makes a request.
    public init(_ scenario: Scenario, operations: [NavigationOperation]) {
        self.scenario = scenario
        self.operations = operations
    }

    /// What the response holds: in any case the state at the end, which none of its transitions holds.
    public var inclusion: Inclusion { scenario.inclusion(unlessGiven: .ofTransition).union(.controller) }
}

/// `POST /resolve`: what a stack shows as it stands.
public struct ResolveRequest: Hashable, Sendable {
    /// The stack and all around it.
    public var scenario: Scenario
    /// The environments to answer in, each whole; none is the scenario's own alone.
    public var environments: [NavigationEnvironment] = []

    /// Makes a request.
    public init(_ scenario: Scenario) {
        self.scenario = scenario
    }

    /// What the response holds.
    public var inclusion: Inclusion { scenario.inclusion(unlessGiven: .ofStack) }
}

extension Scenario {
    /// What a response holds: who hands a state over gets one back.
    func inclusion(unlessGiven usual: Inclusion) -> Inclusion {
        (include ?? usual).union(controller == nil ? [] : .controller)
    }
}
