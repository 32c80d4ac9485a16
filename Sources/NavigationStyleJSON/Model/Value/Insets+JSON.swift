package import NavigationStyle

extension Insets: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case top, left, bottom, right
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            let inset = try reader.points() ?? 0
            switch key {
            case .top: top = inset
            case .left: left = inset
            case .bottom: bottom = inset
            case .right: right = inset
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("top", top)
        writer.member("left", left)
        writer.member("bottom", bottom)
        writer.member("right", right)
        writer.endObject()
    }
}
