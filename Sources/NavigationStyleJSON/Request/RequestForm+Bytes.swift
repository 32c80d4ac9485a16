package import NavigationStyle

extension JSONReader {
    /// Reads a request that has no ``RequestForm``.
    ///
    /// - Parameters:
    ///   - endpoint: Its endpoint.
    ///   - json: The body, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    ///   - body: Reads the request; returns nil only after recording a fault.
    ///   - furtherFaults: Returns other faults, given pointers to the parts that could not be read.
    /// - Returns: The request.
    /// - Throws: The first syntax error, or every fault.
    package static func read<Request>(
        _ endpoint: Endpoint,
        _ json: [UInt8],
        limits: JSONLimits,
        _ body: (inout JSONReader) throws(JSONMalformed) -> Request?,
        furtherFaults: (_ unreadable: Set<String>) -> [RequestFault]
    ) throws(JSONRequestError) -> Request {
        try json.withBytes { bytes throws(JSONRequestError) in
            let (request, pending) = try parse(bytes, limits: limits, body)
            var located = FaultLocation.faults(pending, in: bytes, limits: limits)
            // If the limit of faults is reached, it is not known what else could not be read.
            if pending.count < limits.faults {
                let further = furtherFaults(Set(located.flatMap(\.fault.unreadable)))
                located = FaultLocation.ordered(located + FaultLocation.faults(further, in: bytes, limits: limits))
            }
            if let request, located.isEmpty { return request }
            let faults = located.prefix(limits.faults).map(\.fault)
            throw .invalid(endpoint.redirecting(faults, of: bytes, limits: limits))
        }
    }
}

extension RequestForm {
    /// Reads the request in `json`; see ``read(_:limits:furtherFaults:)``.
    package mutating func read(
        _ json: [UInt8],
        limits: JSONLimits,
        furtherFaults: (borrowing RequestForm) -> [RequestFault]
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
        let (_, pending) = try JSONReader.parse(bytes, limits: limits) { reader throws(JSONMalformed) in
            try fill(from: &reader) ? () : nil
        }
        let further = furtherFaults(self)
        guard !pending.isEmpty || !further.isEmpty else { return }
        var located = FaultLocation.faults(pending, in: bytes, limits: limits)
        located = FaultLocation.ordered(located + FaultLocation.faults(further, in: bytes, limits: limits))
        // If the limit of faults is reached, it is not known what else could not be read.
        if pending.count < limits.faults {
            let found = check(unreadable: Set(located.flatMap(\.fault.unreadable))).faults
            located = FaultLocation.ordered(located + FaultLocation.faults(found, in: bytes, limits: limits))
        }
        let faults = located.prefix(limits.faults).map(\.fault)
        throw .invalid(Endpoint(kind).redirecting(faults, of: bytes, limits: limits))
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

    /// Reads the request in `bytes`, and returns it.
    static func read<Request>(
        _ kind: Kind,
        _ bytes: UnsafeRawBufferPointer,
        limits: JSONLimits,
        _ take: (inout RequestForm) -> Request?
    ) throws(JSONRequestError) -> Request {
        var form = RequestForm(kind)
        try form.read(bytes, limits: limits)
        return try form.taken(take)
    }

    /// Returns the request of a form that was read without faults.
    package mutating func taken<Request>(_ take: (inout RequestForm) -> Request?) throws(JSONRequestError) -> Request {
        // Missing members were recorded as faults.
        guard let request = take(&self) else { throw .invalid([RequestFault(.missingKey("operation"), at: "")]) }
        return request
    }
}

extension RequestFault {
    /// Pointers to the parts that cannot be known of a request with this fault.
    var unreadable: [String] {
        switch reason {
        case .unknownKey, .otherRequest: []
        case .missingKey(let key, _): [pointer + "/" + JSONPointer.escaped(key)]
        case .missingOneOf(let keys): keys.map { pointer + "/" + JSONPointer.escaped($0) }
        case .tooMany: [pointer + "/-"]
        default: [pointer]
        }
    }
}
