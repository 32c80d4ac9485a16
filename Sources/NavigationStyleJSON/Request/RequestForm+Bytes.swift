package import NavigationStyle

extension JSONReader {
    /// Reads a request: the one place in which the faults of a request are collected, found in its text, put in order
    /// and limited in number.
    ///
    /// - Parameters:
    ///   - endpoint: Its endpoint.
    ///   - json: The body, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    ///   - body: Reads the request; returns nil only after recording a fault.
    ///   - furtherFaults: Returns the faults in the parts that could be read, given those that were recorded.
    /// - Returns: The request.
    /// - Throws: The first syntax error, or every fault.
    package static func request<Request>(
        _ endpoint: Endpoint,
        _ json: [UInt8],
        limits: JSONLimits,
        _ body: (inout JSONReader) throws(JSONMalformed) -> Request?,
        furtherFaults: (_ recorded: [RequestFault]) -> [RequestFault] = { _ in [] }
    ) throws(JSONRequestError) -> Request {
        try json.withBytes { bytes throws(JSONRequestError) in
            try request(endpoint, in: bytes, limits: limits, body, furtherFaults: furtherFaults)
        }
    }

    /// Reads a request in `bytes`.
    static func request<Request>(
        _ endpoint: Endpoint,
        in bytes: UnsafeRawBufferPointer,
        limits: JSONLimits,
        _ body: (inout JSONReader) throws(JSONMalformed) -> Request?,
        furtherFaults: (_ recorded: [RequestFault]) -> [RequestFault]
    ) throws(JSONRequestError) -> Request {
        let (request, pending) = try parse(bytes, limits: limits, body)
        let recorded = FaultLocation.faults(pending, in: bytes, limits: limits)
        let further = furtherFaults(recorded.map(\.fault))
        if let request, recorded.isEmpty, further.isEmpty { return request }
        let all = FaultLocation.ordered(recorded + FaultLocation.faults(further, in: bytes, limits: limits))
        throw .invalid(endpoint.redirecting(all.prefix(limits.faults).map(\.fault), of: bytes, limits: limits))
    }
}

extension RequestForm {
    /// Reads the request in `json`; see ``read(_:limits:furtherFaults:)``.
    package mutating func read(
        _ json: [UInt8],
        limits: JSONLimits,
        furtherFaults: (borrowing RequestForm) -> [RequestFault] = { _ in [] }
    ) throws(JSONRequestError) {
        try json.withBytes { bytes throws(JSONRequestError) in
            try read(bytes, limits: limits, furtherFaults: furtherFaults)
        }
    }

    /// Reads the request in `bytes`.
    ///
    /// - Parameters:
    ///   - bytes: The body, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    ///   - furtherFaults: Returns other faults in the parts that could be read.
    /// - Throws: The first syntax error, or every fault, including those that the engine finds in the parts that could
    ///   be read.
    mutating func read(
        _ bytes: UnsafeRawBufferPointer,
        limits: JSONLimits,
        furtherFaults: (borrowing RequestForm) -> [RequestFault] = { _ in [] }
    ) throws(JSONRequestError) {
        try JSONReader.request(Endpoint(kind), in: bytes, limits: limits) { reader throws(JSONMalformed) in
            try fill(from: &reader) ? () : nil
        } furtherFaults: { recorded in
            let further = furtherFaults(self)
            // A request without faults is checked by being answered. If the limit of faults is reached, it is not known
            // what else could not be read.
            guard !recorded.isEmpty || !further.isEmpty, recorded.count < limits.faults else { return further }
            return further + check(unreadable: (recorded + further).unreadable).faults
        }
    }

    private func check(unreadable: Set<String>) -> RequestCheck {
        var check = RequestCheck(scenario)
        check.isReplay = kind == .replay || has("operations")
        switch kind {
        case .preview, .earlier: check.operations = has("operations") ? operations : has("operation") ? [operation] : []
        case .transition, .compare, .batchItem: check.operations = [operation]
        case .replay: check.operations = operations
        case .resolve: break
        }
        if kind == .compare {
            check.policies = has("policies") ? policies : PolicySelection.all
        } else if kind == .preview, has("policies") {
            check.policies = policies
        }
        check.environments = environments(over: scenario.environment)
        check.unreadable = unreadable
        return check
    }

    /// Reads a request.
    static func read<Request>(
        _ kind: Kind,
        _ json: [UInt8],
        limits: JSONLimits,
        _ take: (inout RequestForm) -> Request?
    ) throws(JSONRequestError) -> Request {
        var form = RequestForm(kind)
        try form.read(json, limits: limits)
        return try form.taken(take)
    }

    /// Returns the request of a form that was read without faults.
    package mutating func taken<Request>(_ take: (inout RequestForm) -> Request?) throws(JSONRequestError) -> Request {
        // Missing members were recorded as faults.
        guard let request = take(&self) else { throw .invalid([RequestFault(.missingKey("operation"), at: "")]) }
        return request
    }
}

extension [RequestFault] {
    /// Pointers to the parts that cannot be known of a request with these faults.
    package var unreadable: Set<String> { Set(flatMap(\.unreadable)) }
}

extension RequestFault {
    /// Pointers to the parts that cannot be known of a request with this fault.
    fileprivate var unreadable: [String] {
        switch reason {
        case .unknownKey, .otherRequest: []
        case .missingKey(let key, _): [pointer + "/" + JSONPointer.escaped(key)]
        case .missingOneOf(let keys): keys.map { pointer + "/" + JSONPointer.escaped($0) }
        case .tooMany: [pointer + "/-"]
        default: [pointer]
        }
    }
}
