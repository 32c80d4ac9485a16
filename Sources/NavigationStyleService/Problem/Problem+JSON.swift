import HTTPMessage
import NavigationStyle
import NavigationStyleJSON

extension Problem {
    /// The problem as the body of an answer, `application/problem+json`.
    ///
    /// - Parameters:
    ///   - instance: The name of the request that has the problem.
    ///   - pretty: Whether it is indented.
    /// - Returns: The body, UTF-8.
    public func json(instance: String, pretty: Bool = false) -> [UInt8] {
        json(instance: instance, pretty ? .pretty : .compact)
    }

    func json(instance: String, _ format: JSONWriter.Format) -> [UInt8] {
        JSONWriter.bytes(format, capacity: 512 + faults.count * 256) { write(to: &$0, instance: instance) }
    }

    /// Writes the problem as an object, of the request called `instance` where it is the whole answer to it.
    func write(to writer: inout JSONWriter, instance: String? = nil) {
        writer.beginObject()
        writer.member("type", kind.type)
        writer.member("title", kind.title)
        writer.key("status")
        writer.integer(kind.status.code)
        writer.member("detail", detail)
        writer.member("instance", instance)
        if let place {
            writer.key("line")
            writer.integer(place.line)
            writer.key("column")
            writer.integer(place.column)
            writer.key("offset")
            writer.integer(place.offset)
        }
        if let parameter {
            writer.key("errors")
            writer.beginArray()
            parameter.write(detail: detail, to: &writer)
            writer.endArray()
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

extension Problem.Parameter {
    /// Writes the parameter as an element of `errors`.
    fileprivate func write(detail: String, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", code)
        writer.member("parameter", name)
        writer.member("detail", detail)
        if let allowed {
            writer.key("allowed")
            writer.array(allowed)
        }
        writer.member("suggestion", suggestion)
        writer.endObject()
    }
}

extension RequestFault {
    /// Writes the fault as an element of `errors`.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", code)
        writer.member("pointer", pointer)
        writer.member("detail", detail)
        writer.member("expected", expected)
        if let allowed {
            writer.key("allowed")
            writer.array(allowed)
        }
        writer.member("suggestion", suggestion)
        writer.endObject()
    }
}
