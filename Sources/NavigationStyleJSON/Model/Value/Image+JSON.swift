package import NavigationStyle

extension Image: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case name, minimumAlpha, color
        static let names = JSONNameTable(Self.self)
    }

    private enum Word: String, CaseIterable, JSONName {
        case empty
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        try self.init(from: &reader, .image)
    }

    /// Reads an image where `expected` may be.
    init?(from reader: inout JSONReader, _ expected: Expectation) throws(JSONMalformed) {
        if reader.next == UInt8(ascii: "\"") {
            guard let _: Word = try reader.name() else { return nil }
            self = .empty
            return
        }
        guard var scope = try reader.object(expected) else { return nil }
        var picture = Picture()
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .name: picture.name = try reader.optionalString()
            case .minimumAlpha: picture.minimumAlpha = try reader.double(in: 0...1) ?? 1
            case .color: picture.color = try reader.null() ? nil : try Color(from: &reader, .color.orNull)
            }
        }
        self = .picture(picture)
    }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .empty: writer.name("empty")
        case .picture(let picture):
            writer.beginObject()
            writer.member("name", picture.name)
            writer.member("minimumAlpha", picture.minimumAlpha)
            writer.member("color", picture.color)
            writer.endObject()
        }
    }
}
