package import NavigationStyle

extension Screen.ID: JSONReadable, JSONWritable {
    /// Reads an id; whether it is a valid one is the engine's to say.
    @inline(__always)
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard let string = try reader.string() else { return nil }
        self.init(rawValue: string)
    }

    @inline(__always)
    package func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}
