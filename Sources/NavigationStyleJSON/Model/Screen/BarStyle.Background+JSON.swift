package import NavigationStyle

extension BarStyle.Background: JSONReadable, JSONWritable {
    private enum Word: String, CaseIterable, JSONName {
        case `default`, transparent
        static let names = JSONNameTable(Self.self)
    }

    private enum Key: String, CaseIterable, JSONName {
        case color, image
        static let names = JSONNameTable(Self.self)
    }

    /// Reads `"default"`, `"transparent"`, `{"color"}` or `{"image"}`.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        if reader.next == UInt8(ascii: "\"") {
            guard let word: Word = try reader.name() else { return nil }
            self = word == .default ? .default : .transparent
            return
        }
        guard var scope = try reader.object(.background) else { return nil }
        var color: Color?
        var image: Image?
        var offset = scope.offset
        while let key = try reader.key(Key.self, in: &scope) {
            offset = reader.position
            switch key {
            case .color: color = try Color(from: &reader)
            case .image: image = try Image(from: &reader)
            }
        }
        switch (reader.saw(Key.color, in: scope), reader.saw(Key.image, in: scope)) {
        case (true, true):
            reader.note(.conflictingKey(with: "color"), at: offset)
            return nil
        case (false, false):
            reader.note(.missingOneOf(["color", "image"]), at: scope.offset)
            return nil
        default:
            if let color { self = .color(color) } else if let image { self = .image(image) } else { return nil }
        }
    }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .default: writer.name("default")
        case .transparent: writer.name("transparent")
        case .color(let color):
            writer.beginObject()
            writer.member("color", color)
            writer.endObject()
        case .image(let image):
            writer.beginObject()
            writer.member("image", image)
            writer.endObject()
        }
    }
}

extension BarStyle.Shadow: JSONReadable, JSONWritable {
    /// Reads a flag or a color.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        switch reader.next {
        case UInt8(ascii: "\""), UInt8(ascii: "{"):
            guard let color = try Color(from: &reader) else { return nil }
            self = .color(color)
        default:
            guard let isShown = try reader.boolean(.shadow) else { return nil }
            self = isShown ? .default : .none
        }
    }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .none: writer.boolean(false)
        case .default: writer.boolean(true)
        case .color(let color): color.write(to: &writer)
        }
    }
}
