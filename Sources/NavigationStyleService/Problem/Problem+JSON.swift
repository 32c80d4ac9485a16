import HTTPMessage
package import NavigationStyle
package import NavigationStyleJSON

extension Problem {
    /// The problem as the body of an answer, `application/problem+json`.
    ///
    /// - Parameters:
    ///   - instance: The name of the request that has the problem.
    ///   - pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(instance: String, pretty: Bool = false) -> [UInt8] {
        json(in: .answer(to: instance), pretty ? .pretty : .compact)
    }

    /// The problem where no request over HTTP has it: without a status and a name of the request.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The text, UTF-8.
    public func json(pretty: Bool) -> [UInt8] {
        json(in: .file, pretty ? .pretty : .compact)
    }

    func json(in setting: Setting, _ format: JSONWriter.Format) -> [UInt8] {
        JSONWriter.bytes(format, capacity: 512 + faults.count * 256) { write(to: &$0, in: setting) }
    }

    /// What the problem is part of.
    enum Setting {
        /// The whole answer to the request of that name.
        case answer(to: String)
        /// The answer to one item of a request.
        case item
        /// What is said of a file, which has no status.
        case file
    }

    /// Writes the problem as an object.
    func write(to writer: inout JSONWriter, in setting: Setting) {
        writer.beginObject()
        writer.member("type", kind.type)
        writer.member("title", kind.title)
        switch setting {
        case .answer, .item:
            writer.key("status")
            writer.integer(kind.status.code)
        case .file: break
        }
        writer.member("detail", detail)
        if case .answer(let instance) = setting { writer.member("instance", instance) }
        if let place {
            writer.key("line")
            writer.integer(place.line)
            writer.key("column")
            writer.integer(place.column)
            writer.key("offset")
            writer.integer(place.offset)
        }
        if !faults.isEmpty {
            writer.key("errors")
            writer.beginArray()
            for fault in faults { fault.write(to: &writer) }
            writer.endArray()
        }
        writer.endObject()
    }
}

extension RequestFault {
    /// Writes the fault as an element of `errors`.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writeMembers(to: &writer)
        writer.endObject()
    }

    /// Writes the members of an element of `errors`.
    package func writeMembers(to writer: inout JSONWriter) {
        writer.member("code", code)
        writer.member("pointer", pointer)
        writer.member("detail", detail)
        writer.member("expected", expected)
        if let allowed {
            writer.key("allowed")
            writer.array(allowed)
        }
        writer.member("suggestion", suggestion)
    }
}
