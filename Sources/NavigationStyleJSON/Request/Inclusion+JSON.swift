package import NavigationStyle

extension Inclusion: JSONReadable, JSONWritable {
    /// Reads `"all"`, or an array of the parts' names.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard let inclusion = try reader.tree({ Inclusion($0, from: &$1) }) else { return nil }
        self = inclusion
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginArray()
        for name in writtenNames { writer.string(name) }
        writer.endArray()
    }
}
