/// A request that cannot be answered: every fault that was found.
public struct ScenarioError: Error, Hashable, Sendable {
    /// The faults, in the order in which a request lists its members.
    public var faults: [RequestFault]

    /// Makes an error of at least one fault.
    public init(_ faults: [RequestFault]) {
        self.faults = faults
    }
}

extension ScenarioError: CustomStringConvertible {
    /// A line for each fault.
    public var description: String { faults.map(\.description).joined(separator: "\n") }
}

extension RequestFault: CustomStringConvertible {
    /// The place and the reason, such as `/operation/count: must be from 1 to 2`.
    public var description: String { pointer.isEmpty ? detail : "\(pointer): \(detail)" }
}
