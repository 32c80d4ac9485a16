import NavigationStyle
public import NavigationStyleJSON

extension PreviewRequest {
    /// Reads the body of `POST /preview`.
    ///
    /// - Parameters:
    ///   - json: The body, UTF-8.
    ///   - limits: The limits of depth, lengths and counts.
    /// - Throws: The first syntax error, or every fault.
    public init(json: [UInt8], limits: JSONLimits = .standard) throws(JSONRequestError) {
        var form = RequestForm(.preview)
        try form.read(json, limits: limits) { form in
            form.previewFaults + form.screenFaults(limit: limits.previewScreens)
        }
        self = try form.taken { PreviewRequest(taking: &$0) }
    }

    /// Returns the request as the body of `POST /preview`.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: subject.scenario.jsonCapacity)
    }
}
