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

extension Edit: Decodable {
    private enum CodingKeys: String, CodingKey {
        case op, path, value
    }

    /// Reads an operation; a `value` of null counts as a value.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        op = try members.decode(Operation.self, forKey: .op)
        path = try members.decode(String.self, forKey: .path)
        value = members.contains(.value) ? try members.decode(Value.self, forKey: .value) : nil
    }
}
