package import NavigationStyle

extension Provenance: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case setBy, screen, callback
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        var setBy: Writer?
        var screen: Screen.ID?
        var callback: Step.Event.Name?
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .setBy: setBy = try reader.name()
            case .screen: screen = try Screen.ID(from: &reader)
            case .callback: callback = try reader.name()
            }
        }
        reader.require(Key.setBy, in: scope)
        guard let setBy else { return nil }
        self.init(setBy: setBy, screen: screen, callback: callback)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("setBy")
        writer.name(setBy)
        writer.member("screen", screen)
        if let callback {
            writer.key("callback")
            writer.name(callback)
        }
        writer.endObject()
    }
}

extension Provenance.Writer: JSONName {
    package static let names = JSONNameTable(Self.self)
}

extension ProvenanceTable: JSONReadable, JSONWritable {
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self.init()
        while let property = try reader.key(BarProperty.self, in: &scope) {
            if let provenance = try Provenance(from: &reader) { self[property] = provenance }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for property in written {
            writer.key(property)
            self[property].write(to: &writer)
        }
        writer.endObject()
    }
}
