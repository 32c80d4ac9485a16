/// `POST /compare`: one operation on a stack, under several policies.
public struct CompareRequest: Hashable, Sendable {
    /// The stack and its surroundings; its own policy is ignored.
    public var scenario: Scenario
    /// The operation.
    public var operation: NavigationOperation
    /// The policies, which may repeat; if empty, all that can answer.
    public var policies: [PolicySelection]
    /// The environments to answer in, each complete; if there are none, the scenario's own.
    public var environments: [NavigationEnvironment] = []

    /// Makes a request.
    public init(_ scenario: Scenario, operation: NavigationOperation, policies: [PolicySelection] = []) {
        self.scenario = scenario
        self.operation = operation
        self.policies = policies
    }

    /// The policies that are compared: all of them if the request names none.
    var selections: [PolicySelection] { policies.isEmpty ? PolicySelection.all : policies }

    /// The parts of each policy's response.
    public var inclusion: Inclusion { scenario.inclusion(unlessGiven: .ofTransition) }
}
