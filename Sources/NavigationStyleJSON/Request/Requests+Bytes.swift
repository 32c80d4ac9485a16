public import NavigationStyle

extension TransitionRequest {
    /// Reads the body of `POST /transition`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: UnsafeRawBufferPointer, limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try JSONReader.read(json, limits: limits)
    }

    /// Reads the body of `POST /transition`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try JSONReader.read(json, limits: limits)
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
        self = try JSONReader.read(json, limits: limits)
    }

    /// Reads the body of `POST /replay`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try JSONReader.read(json, limits: limits)
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
        self = try JSONReader.read(json, limits: limits)
    }

    /// Reads the body of `POST /resolve`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: How deep, how long, how many.
    /// - Throws: Why the body is no such request: the first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        self = try JSONReader.read(json, limits: limits)
    }

    /// The request as the body of `POST /resolve`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: scenario.jsonCapacity)
    }
}

extension Scenario {
    /// A guess at the length of a request's text.
    var jsonCapacity: Int { 1024 + stack.count * 512 }
}
