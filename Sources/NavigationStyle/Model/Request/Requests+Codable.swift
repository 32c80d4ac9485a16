// In every request the members of the scenario stand beside what is asked.

extension TransitionRequest: Codable {
    /// Reads a request for one operation.
    public init(from decoder: any Decoder) throws {
        typealias Key = Scenario.CodingKeys
        let object = try decoder.object(of: Key.self, allowing: Key.ofScenario + [.operation])
        self.init(try Scenario(from: object), operation: try object.value(.operation))
    }

    /// Writes the scenario's members and the operation.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Scenario.CodingKeys.self)
        try scenario.encode(to: &object)
        try object.encode(operation, forKey: .operation)
    }
}

extension ReplayRequest: Codable {
    /// Reads a request for operations, of which there must be at least one.
    public init(from decoder: any Decoder) throws {
        typealias Key = Scenario.CodingKeys
        let object = try decoder.object(of: Key.self, allowing: Key.ofScenario + [.operations])
        self.init(try Scenario(from: object), operations: try object.value(.operations))
        if operations.isEmpty {
            throw DecodingError.dataCorrupted(
                at: object.codingPath + [Key.operations],
                "Expected at least one operation"
            )
        }
    }

    /// Writes the scenario's members and the operations.
    public func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Scenario.CodingKeys.self)
        try scenario.encode(to: &object)
        try object.encode(operations, forKey: .operations)
    }
}

extension ResolveRequest: Codable {
    /// Reads a request for what a stack shows.
    public init(from decoder: any Decoder) throws {
        self.init(try Scenario(from: decoder))
    }

    /// Writes the scenario's members.
    public func encode(to encoder: any Encoder) throws {
        try scenario.encode(to: encoder)
    }
}
