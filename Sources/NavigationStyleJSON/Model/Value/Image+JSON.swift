package import NavigationStyle

extension Image: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case name, minimumAlpha, color, gradient, gradientDirection
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
        var name: String?
        var minimumAlpha: Double?
        var color: Color?
        var gradient: Gradient?
        var direction = Gradient.Direction.down
        while let key = try reader.key(Key.self, in: &scope) {
            switch key {
            case .name: name = try reader.optionalString()
            case .minimumAlpha: minimumAlpha = try reader.double(in: 0...1)
            case .color: color = try reader.null() ? nil : try Color(from: &reader, .color.orNull)
            case .gradient:
                gradient = try reader.null() ? nil : try reader.tree { Gradient($0, direction: .down, from: &$1) }
            case .gradientDirection: direction = try reader.name() ?? .down
            }
        }
        gradient?.direction = direction
        self = .picture(Picture(name: name, minimumAlpha: minimumAlpha, color: color, gradient: gradient))
    }

    package func write(to writer: inout JSONWriter) {
        switch self {
        case .empty: writer.name("empty")
        case .picture(let picture):
            writer.beginObject()
            writer.member("name", picture.name)
            writer.member("minimumAlpha", picture.minimumAlpha)
            writer.member("color", picture.color)
            if let gradient = picture.gradient { gradient.writeMembers(to: &writer) }
            writer.endObject()
        }
    }
}

extension Image.Gradient {
    /// Writes the gradient as members of its image.
    fileprivate func writeMembers(to writer: inout JSONWriter) {
        writer.key("gradient")
        writer.beginArray()
        for stop in stops {
            writer.beginObject()
            writer.member("at", stop.at)
            writer.member("color", stop.color)
            writer.endObject()
        }
        writer.endArray()
        if direction != .down { writer.member("gradientDirection", name: direction) }
    }
}

extension Image.Gradient.Direction: JSONName {
    package static let names = JSONNameTable(Self.self)
}
