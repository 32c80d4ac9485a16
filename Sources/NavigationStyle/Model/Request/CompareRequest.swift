/// `POST /compare`: one operation on a stack, under several policies.
public struct CompareRequest: Hashable, Sendable {
    /// The stack and all around it; its own policy is not looked at.
    public var scenario: Scenario
    /// The operation.
    public var operation: NavigationOperation
    /// The policies, of which one may come more than once; none stands for all that can answer.
    public var policies: [PolicySelection]
    /// The environments to answer in, each whole; none is the scenario's own alone.
    public var environments: [NavigationEnvironment] = []

    /// Makes a request.
    public init(_ scenario: Scenario, operation: NavigationOperation, policies: [PolicySelection] = []) {
        self.scenario = scenario
        self.operation = operation
        self.policies = policies
    }

    /// The policies that are compared: all of them where none is named.
    var selections: [PolicySelection] { policies.isEmpty ? PolicySelection.all : policies }

    /// The parts of each policy's response.
    public var inclusion: Inclusion { scenario.inclusion(unlessGiven: .ofTransition) }
}
