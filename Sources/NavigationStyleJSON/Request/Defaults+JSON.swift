package import NavigationStyle

extension Scenario.Defaults: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case bar, appearanceProxy
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object(.object.orNull) else { return nil }
        self.init()
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .bar: bar = try reader.null() ? nil : try BarStyle(from: &reader, .object.orNull)
            case .appearanceProxy:
                if try !reader.null() { appearanceProxy = try BarProperties(from: &reader) ?? appearanceProxy }
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("bar", bar)
        if !appearanceProxy.isEmpty { writer.member("appearanceProxy", appearanceProxy) }
        writer.endObject()
    }
}
