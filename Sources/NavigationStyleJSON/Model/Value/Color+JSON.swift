package import NavigationStyle

extension Color: JSONReadable, JSONWritable {
    private enum Key: String, CaseIterable, JSONName {
        case light, dark, colorSpace, components, alpha, hex
        static let names = JSONNameTable(Self.self)
    }

    private static let systemTable = JSONNameTable(
        systemNames.compactMap { name in
            Color(systemName: name).map { (name: name, color: $0) }
        }
    ) { $0.name }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        try self.init(from: &reader, .color)
    }

    /// Reads a color where `expected` may be.
    @inline(__always)
    init?(from reader: inout JSONReader, _ expected: Expectation) throws(JSONMalformed) {
        if reader.next == UInt8(ascii: "\"") {
            let text = try reader.text()
            if let color = RGBA(hex: text, in: reader) {
                self.init(color)
                return
            }
            guard let color = Color.named(text, &reader) else { return nil }
            self = color
        } else {
            guard let color = try Color.object(from: &reader, expected) else { return nil }
            self = color
        }
    }

    @inline(never)
    private static func named(_ text: JSONText, _ reader: inout JSONReader) -> Color? {
        let table = Color.systemTable
        if text.isPlain, let index = table.index(of: reader.base + text.start, count: text.byteCount) {
            return table.values[index].color
        }
        let found = reader.string(text)
        if !text.isPlain, let color = RGBA(hex: found).map({ Color($0) }) ?? Color(systemName: found) { return color }
        if found.utf8.first == UInt8(ascii: "#") {
            reader.note(.malformedString(expected: .color, found: found), at: text.offset)
        } else {
            reader.note(.unknownValue(found: found, known: Color.systemNames), at: text.offset)
        }
        return nil
    }

    // MARK: - Objects

    /// Reads `{"light", "dark"}` or a color of the Design Tokens format, 2025.10.
    @inline(never)
    private static func object(
        from reader: inout JSONReader,
        _ expected: Expectation
    ) throws(JSONMalformed) -> Color? {
        guard var scope = try reader.object(expected) else { return nil }
        var light: Color?
        var dark: Color?
        var token = DesignTokenColor()
        var dynamicOffset: Int?
        var tokenOffset: Int?
        while let key = try reader.key(Key.self, in: &scope) {
            let offset = reader.position
            switch key {
            case .light, .dark:
                dynamicOffset = dynamicOffset ?? offset
                let color = try Color(from: &reader)
                if key == .light { light = color } else { dark = color }
            case .colorSpace, .components, .alpha, .hex:
                tokenOffset = tokenOffset ?? offset
                switch key {
                case .colorSpace: token.isSRGB = try DesignTokenColor.Space(from: &reader) != nil
                case .components: try token.readComponents(from: &reader)
                case .alpha: token.alpha = try reader.double(in: 0...1) ?? 1
                default: _ = try reader.string()
                }
            }
        }
        switch (dynamicOffset, tokenOffset) {
        case (_?, let tokenOffset?):
            reader.note(.conflictingKey(with: reader.saw(Key.light, in: scope) ? "light" : "dark"), at: tokenOffset)
            return nil
        case (_?, nil):
            reader.require(Key.light, in: scope)
            reader.require(Key.dark, in: scope)
            guard let light, let dark else { return nil }
            return Color(light: light.light, dark: dark.dark)
        case (nil, _?):
            reader.require(Key.colorSpace, in: scope)
            reader.require(Key.components, in: scope)
            return token.color
        case (nil, nil):
            reader.note(.missingOneOf(["light", "colorSpace"]), at: scope.offset)
            return nil
        }
    }

    /// Writes `#RRGGBBAA`; a color that is not the same in light and dark as both.
    @inline(__always)
    package func write(to writer: inout JSONWriter) {
        if light == dark { light.write(to: &writer) } else { writeDynamic(to: &writer) }
    }

    @inline(never)
    private func writeDynamic(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("light", light)
        writer.member("dark", dark)
        writer.endObject()
    }
}
