package import NavigationStyle

extension BarStyle.Background: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case color, image
        static let names = JSONNameTable(Self.self)
    }

    private enum Word: String, CaseIterable, JSONName {
        case `default`, transparent
        static let names = JSONNameTable(Self.self)
    }

    /// Reads `"default"`, `"transparent"`, a color, `{"color"}` or `{"image"}`.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        if reader.next == UInt8(ascii: "\"") {
            guard let text = try reader.limitedText(), let background = Self.named(text, &reader) else { return nil }
            self = background
            return
        }
        // Those two objects are what nearly all write; the others are read as trees.
        guard reader.firstKey(Key.self) != nil, var scope = try reader.object(.background) else {
            guard let background = try reader.tree({ Self($0, from: &$1) }) else { return nil }
            self = background
            return
        }
        var color: Color?
        var image: Image?
        var imageOffset = scope.offset
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .color: color = try Color(from: &reader)
            case .image:
                imageOffset = reader.position
                image = try Image(from: &reader)
            }
        }
        if reader.saw(Key.color, in: scope), reader.saw(Key.image, in: scope) {
            reader.note(.conflictingKey(with: Key.color.rawValue), at: imageOffset)
            return nil
        }
        if let color { self = .color(color) } else if let image { self = .image(image) } else { return nil }
    }

    private static func named(_ text: JSONText, _ reader: inout JSONReader) -> Self? {
        if let word: Word = reader.value(of: text) { return word == .default ? .default : .transparent }
        if let color = RGBA(hex: text, in: reader) { return .color(Color(color)) }
        return reader.tree(.string(reader.string(text)), at: text.offset) { Self($0, from: &$1) }
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
