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
        2048 + ((screens?.count ?? 0) + 2) * BarState.jsonCapacity(bars.after ?? bars.before)
            + (plan?.steps.count ?? 0) * 256 + (controller?.stack.count ?? 0) * 512
    }
}

extension ReplayResponse {
    /// The response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        let capacity = transitions.reduce(4096 + (controller?.stack.count ?? 0) * 512) { $0 + $1.jsonCapacity }
        return JSONWriter.bytes(of: self, pretty: pretty, capacity: capacity)
    }
}

extension ResolveResponse {
    /// The response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        let capacity = 2048 + ((screens?.count ?? 0) + 1) * BarState.jsonCapacity(bar)
        return JSONWriter.bytes(of: self, pretty: pretty, capacity: capacity + (controller?.stack.count ?? 0) * 512)
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

extension BarState {
    /// A guess at the length of the text of a screen's bar and layout: most of it is the provenance, where it was asked
    /// for.
    fileprivate static func jsonCapacity(_ bar: BarState?) -> Int { bar?.provenance == nil ? 1536 : 3840 }
}
