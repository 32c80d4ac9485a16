package import NavigationStyle

extension SystemVersion: JSONReadable, JSONWritable {
    /// Reads `"17"` or `"17.2"`, one of the versions there are.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard let text = try reader.limitedText(.version) else { return nil }
        let found = reader.string(text)
        guard let version = SystemVersion(found), version.isKnown else {
            reader.note(.malformedString(expected: .version, found: found), at: text.offset)
            return nil
        }
        self = version
    }

    package func write(to writer: inout JSONWriter) { writer.string(description) }
}
