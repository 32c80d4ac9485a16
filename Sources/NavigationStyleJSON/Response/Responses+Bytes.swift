public import NavigationStyle

extension TransitionResponse {
    /// Returns the response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: jsonCapacity)
    }

    /// An estimate of the length of the response's text, rather too long than too short.
    package var jsonCapacity: Int {
        2048 + ((screens?.count ?? 0) + 2) * BarState.jsonCapacity(bars.after ?? bars.before)
            + (plan?.steps.count ?? 0) * 256 + (controller?.stack.count ?? 0) * 512
            + (diagnostics?.count ?? 0) * Diagnostic.jsonCapacity
    }
}

extension ReplayResponse {
    /// Returns the response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: transitions.count * 4096)
    }
}

extension ReviewedReplay {
    /// Writes the answer, keeping only one transition in memory; once it is too long, the rest is left out.
    ///
    /// - Parameters:
    ///   - writer: Writes the text.
    ///   - willWrite: Called before each transition.
    /// - Throws: The fault that makes an operation impossible.
    package func write(to writer: inout JSONWriter, _ willWrite: () -> Void) throws(ScenarioError) {
        writer.beginObject()
        writer.required("policy", policy)
        writer.required("environment", environment)
        writer.key("transitions")
        writer.beginArray()
        let controller = try transitions { transition in
            willWrite()
            writer.form(transition)
            return !writer.isOverfull
        }
        writer.endArray()
        if let controller { writer.required("controller", controller) }
        writer.endObject()
    }
}

extension ResolveResponse {
    /// Returns the response as the body of the answer.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: jsonCapacity)
    }

    /// An estimate of the length of the response's text, rather too long than too short.
    package var jsonCapacity: Int {
        2048 + ((screens?.count ?? 0) + 1) * BarState.jsonCapacity(bar) + (controller?.stack.count ?? 0) * 512
            + (diagnostics?.count ?? 0) * Diagnostic.jsonCapacity
    }
}

extension ControllerState {
    /// Returns the state in the form that a client may keep.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The text, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: 1024 + stack.count * 512)
    }
}

extension BarState {
    /// Returns an estimate of the length of a screen's bar and layout as text, in bytes; most of it is the provenance,
    /// if requested.
    fileprivate static func jsonCapacity(_ bar: BarState?) -> Int { bar?.provenance == nil ? 1536 : 3840 }
}

extension Diagnostic {
    /// An estimate of the length of a diagnostic with its edits as text, in bytes.
    fileprivate static var jsonCapacity: Int { 768 }
}
