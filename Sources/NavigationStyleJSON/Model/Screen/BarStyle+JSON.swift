package import NavigationStyle

extension BarStyle: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case hidden, background, shadow, tint, title, largeTitle, statusBar
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        try self.init(from: &reader, .object)
    }

    /// Reads a style where `expected` may be.
    init?(from reader: inout JSONReader, _ expected: Expectation) throws(JSONMalformed) {
        guard var scope = try reader.object(expected) else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .hidden: hidden = try reader.boolean()
            case .background: background = try Background(from: &reader)
            case .shadow: shadow = try Shadow(from: &reader)
            case .tint: tint = try Color(from: &reader)
            case .title: title = try TextAttributes(from: &reader)
            case .largeTitle: largeTitle = try reader.boolean()
            case .statusBar: statusBar = try reader.name()
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("hidden", hidden)
        writer.member("background", background)
        writer.member("shadow", shadow)
        writer.member("tint", tint)
        writer.member("title", title)
        writer.member("largeTitle", largeTitle)
        writer.member("statusBar", name: statusBar)
        writer.endObject()
    }
}

extension StatusBarStyle: JSONName {
    package static let names = JSONNameTable(Self.self)
}
