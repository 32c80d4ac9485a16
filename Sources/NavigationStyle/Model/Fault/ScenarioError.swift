/// A request that cannot be answered: every fault that was found.
public struct ScenarioError: Error, Hashable, Sendable {
    /// The faults, in the order in which a request lists its members.
    public var faults: [RequestFault]

    /// Makes an error of at least one fault.
    public init(_ faults: [RequestFault]) {
        self.faults = faults
    }
}
