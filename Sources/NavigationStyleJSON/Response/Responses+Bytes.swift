public import NavigationStyle

extension TransitionResponse {
    /// The response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: jsonCapacity)
    }

    /// A guess at the length of the response's text, rather too long than too short.
    fileprivate var jsonCapacity: Int {
        4096 + (screens?.count ?? 0) * 1024 + (plan?.steps.count ?? 0) * 160 + stack.after.count * 128
    }
}

extension ReplayResponse {
    /// The response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        let capacity = transitions.reduce(4096) { $0 + $1.jsonCapacity }
        return JSONWriter.bytes(of: self, pretty: pretty, capacity: capacity)
    }
}

extension ResolveResponse {
    /// The response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: 4096 + (screens?.count ?? 0) * 1024)
    }
}

extension ControllerState {
    /// The state as a client may keep it.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The text, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: 1024 + stack.count * 512)
    }
}
