public import NavigationStyle

/// One request of a batch.
public struct BatchItem: Hashable, Sendable {
    /// The name that the sender gave it, which is there even where the rest of the request is faulty.
    public let id: String?

    /// The request, or why it is none; pointers begin at the request, not at the batch.
    public let request: Result<TransitionRequest, JSONRequestError>

    /// Reads a request of a batch.
    ///
    /// - Parameters:
    ///   - json: The part of the body that the request is, UTF-8.
    ///   - limits: How deep, how long, how many.
    public init(json: ArraySlice<UInt8>, limits: JSONLimits = .standard) {
        var id: String?
        request = json.withUnsafeBytes { bytes in
            Result { () throws(JSONRequestError) in
                try JSONReader.read(bytes, limits: limits) { reader throws(JSONMalformed) in
                    try reader.batchItem(id: &id)
                }
            }
        }
        self.id = id
    }
}

extension JSONReader {
    fileprivate mutating func batchItem(id: inout String?) throws(JSONMalformed) -> TransitionRequest? {
        guard var scope = try object() else { return nil }
        var scenario = Scenario(stack: [])
        var operation: Operation?
        while let key = try key(RequestKey.batchItem, in: &scope) {
            switch key {
            case .id: id = try batchID()
            case .operation: operation = try Operation(from: &self)
            default: try scenario.read(key, from: &self)
            }
        }
        require(RequestKey.stack, RequestKey.batchItem, in: scope)
        require(RequestKey.operation, RequestKey.batchItem, in: scope)
        return operation.map { TransitionRequest(scenario, operation: $0) }
    }

    /// Reads a name for a request, which is as long and has the same characters as a screen's.
    private mutating func batchID() throws(JSONMalformed) -> String? {
        let start = position
        guard let id = try string() else { return nil }
        guard Screen.ID(rawValue: id).isValid else {
            note(.scenario(.invalidScreenID(Screen.ID(rawValue: id))), at: start)
            return nil
        }
        return id
    }
}
