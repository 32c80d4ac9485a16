package import NavigationStyle

extension BarVisibility: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case hidden, animated
        static let names = JSONNameTable(Self.self)
    }

    /// Reads a flag, or `{"hidden", "animated"}`; the latter is not animated where it does not say.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard reader.next == UInt8(ascii: "{") else {
            guard let hidden = try reader.boolean(.visibility) else { return nil }
            self.init(hidden: hidden)
            return
        }
        guard var scope = try reader.object() else { return nil }
        self.init(hidden: false)
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .hidden: hidden = try reader.boolean() ?? false
            case .animated: animation = try Animation(from: &reader) ?? .none
            }
        }
        reader.require(Key.hidden, in: scope)
    }

    package func write(to writer: inout JSONWriter) {
        guard animation != .none else {
            writer.boolean(hidden)
            return
        }
        writer.beginObject()
        writer.member("hidden", hidden)
        writer.key("animated")
        if animation == .animated { writer.boolean(true) } else { writer.name("asTransition") }
        writer.endObject()
    }
}

extension BarVisibility.Animation: JSONReadable {
    private enum Word: String, CaseIterable, JSONName {
        case asTransition
        static let names = JSONNameTable(Self.self)
    }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        if reader.next == UInt8(ascii: "\"") {
            guard let _: Word = try reader.name() else { return nil }
            self = .asTransition
        } else {
            guard let isAnimated = try reader.boolean(.animation) else { return nil }
            self = isAnimated ? .animated : .none
        }
    }
}
