import NavigationStyle
public import NavigationStyleAudit

extension AuditRequest {
    /// Reads the body of `POST /audit`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    /// - Throws: The first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        var request = AuditRequest(screens: [], entries: [])
        let unknown = UnknownText(json, limits)
        request.unknowns = unknown?.unknowns ?? []
        try (unknown?.bytes ?? json).withBytes { bytes throws(JSONRequestError) in
            let (_, pending) = try JSONReader.parse(bytes, limits: limits) { reader throws(JSONMalformed) in
                try request.fill(from: &reader, .object) ? () : nil
            }
            var located = FaultLocation.faults(pending, in: bytes, limits: limits)
            let unreadable = Set(located.flatMap(\.fault.unreadable))
            // If the limit of faults is reached, it is not known what else could not be read.
            if pending.count < limits.faults {
                let further = request.faults(unreadable: unreadable)
                located = FaultLocation.ordered(located + FaultLocation.faults(further, in: bytes, limits: limits))
            }
            guard !located.isEmpty else { return }
            let faults = located.prefix(limits.faults).map(\.fault)
            throw .invalid(Endpoint.audit.redirecting(faults, of: bytes, limits: limits))
        }
        self = request
    }

    /// Returns the request as the body of `POST /audit`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        let capacity = 1024 + screens.count * 512 + routes.count * 128
        return unknowns.isEmpty
            ? JSONWriter.bytes(of: self, pretty: pretty, capacity: capacity)
            : JSONWriter.bytes(of: treeWithUnknowns, pretty: pretty, capacity: capacity)
    }
}
