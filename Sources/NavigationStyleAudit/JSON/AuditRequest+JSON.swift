import NavigationStyle
public import NavigationStyleJSON

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
        self = try JSONReader.request(.audit, unknown?.bytes ?? json, limits: limits) { reader throws(JSONMalformed) in
            try request.fill(from: &reader, .object) ? request : nil
        } furtherFaults: { recorded in
            // If the limit is reached, it is not known what else could not be read.
            recorded.count < limits.faults ? request.faults(unreadable: recorded.unreadable) : []
        }
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
