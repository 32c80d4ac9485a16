package import NavigationStyle

extension TextAttributes: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case color, fontSize, fontWeight
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        try self.init(from: &reader, .object)
    }

    /// Reads attributes where `expected` may be.
    init?(from reader: inout JSONReader, _ expected: Expectation) throws(JSONMalformed) {
        guard var scope = try reader.object(expected) else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .color: color = try reader.null() ? nil : try Color(from: &reader, .color.orNull)
            case .fontSize: fontSize = try reader.null() ? nil : try reader.double(in: Self.fontSizes, .number.orNull)
            case .fontWeight: fontWeight = try reader.null() ? nil : try reader.name()
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("color", color)
        writer.member("fontSize", fontSize)
        writer.member("fontWeight", name: fontWeight)
        writer.endObject()
    }
}

extension FontWeight: JSONName {
    package static let names = JSONNameTable(Self.self)
}
