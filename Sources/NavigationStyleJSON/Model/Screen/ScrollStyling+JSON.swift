package import NavigationStyle

extension ScrollStyling: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case channel, from, to, stopsWhenDisappearing
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        var channel: Channel?
        var from: Stop?
        var to: Stop?
        var stopsWhenDisappearing: Bool?
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .channel: channel = try reader.name()
            case .from: from = try Stop(from: &reader)
            case .to: to = try Stop(from: &reader)
            case .stopsWhenDisappearing: stopsWhenDisappearing = try reader.boolean()
            }
        }
        for key in [Key.channel, .from, .to] { reader.require(key, in: scope) }
        guard let channel, let from, let to else { return nil }
        self.init(channel: channel, from: from, to: to)
        self.stopsWhenDisappearing = stopsWhenDisappearing ?? true
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("channel", name: channel)
        writer.member("from", from)
        writer.member("to", to)
        if !stopsWhenDisappearing { writer.member("stopsWhenDisappearing", stopsWhenDisappearing) }
        writer.endObject()
    }
}

extension ScrollStyling.Stop: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case offset, alpha
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self.init(offset: 0, alpha: 0)
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .offset: offset = try reader.points() ?? 0
            case .alpha: alpha = try reader.double(in: 0...1) ?? 0
            }
        }
        reader.require(Key.offset, in: scope)
        reader.require(Key.alpha, in: scope)
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("offset", offset)
        writer.member("alpha", alpha)
        writer.endObject()
    }
}

extension ScrollStyling.Channel: JSONName {
    package static let names = JSONNameTable(Self.self)
}
