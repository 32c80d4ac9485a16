public import NavigationStyle

extension TransitionRequest {
    /// Reads the body of `POST /transition`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    /// - Throws: The first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try RequestForm.read(.transition, json, limits: limits) { $0.takeTransition() }
    }

    /// Returns the request as the body of `POST /transition`.
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
    ///   - limits: The limits of depth, lengths and counts.
    /// - Throws: The first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try RequestForm.read(.replay, json, limits: limits) { $0.takeReplay() }
    }

    /// Returns the request as the body of `POST /replay`.
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
    ///   - limits: The limits of depth, lengths and counts.
    /// - Throws: The first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try RequestForm.read(.resolve, json, limits: limits) { $0.takeResolve() }
    }

    /// Returns the request as the body of `POST /resolve`.
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
    ///   - limits: The limits of depth, lengths and counts.
    /// - Throws: The first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try RequestForm.read(.compare, json, limits: limits) { $0.takeComparison() }
    }

    /// Returns the request as the body of `POST /compare`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: scenario.jsonCapacity + policies.count * 64)
    }
}

extension ScenarioError {
    /// Returns the faults in the order of their request.
    ///
    /// - Parameters:
    ///   - json: The text of the request, UTF-8.
    ///   - limits: The limits it was read with.
    /// - Returns: The error with its faults in order, at most as many as the limit.
    public func inOrder(of json: some Collection<UInt8>, limits: JSONLimits = .standard) -> ScenarioError {
        let located = Array(json).withUnsafeBytes { FaultLocation.faults(faults, in: $0, limits: limits) }
        return ScenarioError(located.prefix(limits.faults).map(\.fault))
    }
}

extension [UInt8] {
    /// Passes the bytes to `body` and returns its result.
    func withBytes<Result>(
        _ body: (UnsafeRawBufferPointer) throws(JSONRequestError) -> Result
    ) throws(JSONRequestError) -> Result {
        try withUnsafeBufferPointer { bytes throws(JSONRequestError) in try body(UnsafeRawBufferPointer(bytes)) }
    }
}

extension Scenario {
    /// An estimate of the length of a request's text.
    package var jsonCapacity: Int { 1024 + stack.count * 512 }
}
