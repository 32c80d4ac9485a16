public import NavigationStyle

extension TransitionRequest {
    /// Reads the body of `POST /transition`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: UnsafeRawBufferPointer, limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try RequestForm.read(.transition, json, limits: limits) { $0.takeTransition() }
    }

    /// Reads the body of `POST /transition`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try json.withBytes { bytes throws(JSONRequestError) in try Self(json: bytes, limits: limits) }
    }

    /// The request as the body of `POST /transition`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: scenario.jsonCapacity)
    }
}

extension ReplayRequest {
    /// Reads the body of `POST /replay`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: UnsafeRawBufferPointer, limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try RequestForm.read(.replay, json, limits: limits) { $0.takeReplay() }
    }

    /// Reads the body of `POST /replay`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try json.withBytes { bytes throws(JSONRequestError) in try Self(json: bytes, limits: limits) }
    }

    /// The request as the body of `POST /replay`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: scenario.jsonCapacity + operations.count * 256)
    }
}

extension ResolveRequest {
    /// Reads the body of `POST /resolve`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: UnsafeRawBufferPointer, limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try RequestForm.read(.resolve, json, limits: limits) { $0.takeResolve() }
    }

    /// Reads the body of `POST /resolve`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try json.withBytes { bytes throws(JSONRequestError) in try Self(json: bytes, limits: limits) }
    }

    /// The request as the body of `POST /resolve`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: scenario.jsonCapacity)
    }
}

extension CompareRequest {
    /// Reads the body of `POST /compare`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try json.withBytes { bytes throws(JSONRequestError) in
            try RequestForm.read(.compare, bytes, limits: limits) { $0.takeComparison() }
        }
    }

    /// The request as the body of `POST /compare`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: scenario.jsonCapacity + policies.count * 64)
    }
}

extension ScenarioError {
    /// The faults in the order of the request that has them.
    ///
    /// - Parameters:
    ///   - json: The request, UTF-8, which was read.
    ///   - limits: Those it was read with.
    /// - Returns: The error with the same faults, but no more than the limit.
    public func inOrder(of json: some Collection<UInt8>, limits: JSONLimits = .standard) -> ScenarioError {
        let located = Array(json).withUnsafeBytes { FaultLocation.faults(faults, in: $0, limits: limits) }
        return ScenarioError(located.prefix(limits.faults).map(\.fault))
    }
}

extension [UInt8] {
    /// What `body` makes of the bytes.
    func withBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(JSONRequestError) -> Result
    ) throws(JSONRequestError) -> Result {
        try withUnsafeBufferPointer { bytes throws(JSONRequestError) in try body(UnsafeRawBufferPointer(bytes)) }
    }
}

extension Scenario {
    /// A guess at the length of a request's text.
    var jsonCapacity: Int { 1024 + stack.count * 512 }
}
