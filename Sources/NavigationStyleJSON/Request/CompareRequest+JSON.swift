public import NavigationStyle

extension CompareRequest {
    /// Reads the body of `POST /compare`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try JSONReader.read(json, limits: limits)
    }

    /// The request as the body of `POST /compare`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: scenario.jsonCapacity + policies.count * 64)
    }
}

extension CompareRequest: JSONReadable, JSONWritable {
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        var scenario = Scenario(stack: [])
        var operation: Operation?
        var policies: [PolicySelection] = []
        while let key = try reader.key(RequestKey.compare, in: &scope) {
            switch key {
            case .operation: operation = try Operation(from: &reader)
            case .policies: policies = try reader.policies()
            default: try scenario.read(key, from: &reader)
            }
        }
        for key in [RequestKey.policies, .stack, .operation] {
            reader.require(key, RequestKey.compare, in: scope)
        }
        guard let operation else { return nil }
        self.init(scenario, operation: operation, policies: policies)
    }

    package func write(to writer: inout JSONWriter) {
        var scenario = scenario
        // The scenario's own policy has no place in the text.
        scenario.policy = PolicySelection()
        writer.beginObject()
        writer.key("policies")
        writer.array(policies)
        scenario.writeMembers(to: &writer)
        writer.member("operation", operation)
        writer.endObject()
    }
}

extension JSONReader {
    /// Reads the policies of a comparison: at least one, no more than the limit.
    fileprivate mutating func policies() throws(JSONMalformed) -> [PolicySelection] {
        guard var scope = try array() else { return [] }
        var policies: [PolicySelection] = []
        while try element(in: &scope) {
            guard scope.count <= limits.policies else {
                try skipValue()
                continue
            }
            if let policy = try PolicySelection(from: &self) { policies.append(policy) }
        }
        if scope.count == 0 { note(.empty, at: scope.offset) }
        if scope.count > limits.policies { note(.tooMany(limit: limits.policies), at: scope.offset) }
        return policies
    }
}
