/// One operation of a JSON Patch (RFC 6902) on the body of a request.
public struct Edit: Hashable, Sendable {
    /// The kinds of operations.
    public enum Operation: String, CaseIterable, Codable, Sendable {
        case add, remove, replace
    }

    /// The kind of operation.
    public var op: Operation
    /// The place of the change: a JSON Pointer into the body that was sent or, in a batch, into the item.
    public var path: String
    /// The new value; nil for a removal.
    public var value: Value?

    /// Makes an operation.
    public init(_ op: Operation, _ path: String, _ value: Value? = nil) {
        self.op = op
        self.path = path
        self.value = value
    }
}
