/// `POST /transition`: one operation on a stack.
public struct TransitionRequest: Hashable, Sendable {
    /// The stack and all around it.
    public var scenario: Scenario
    /// What is done.
    public var operation: Operation

    /// Makes a request.
    public init(_ scenario: Scenario, operation: Operation) {
        self.scenario = scenario
        self.operation = operation
    }
}

/// `POST /replay`: operations one after another.
public struct ReplayRequest: Hashable, Sendable {
    /// The stack and all around it.
    public var scenario: Scenario
    /// What is done, in order.
    public var operations: [Operation]

    /// Makes a request.
    public init(_ scenario: Scenario, operations: [Operation]) {
        self.scenario = scenario
        self.operations = operations
    }
}

/// `POST /resolve`: what a stack shows as it stands.
public struct ResolveRequest: Hashable, Sendable {
    /// The stack and all around it.
    public var scenario: Scenario

    /// Makes a request.
    public init(_ scenario: Scenario) {
        self.scenario = scenario
    }
}
