package import NavigationStyle

extension Color: JSONReadable, JSONWritable {
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
            guard reader.next == UInt8(ascii: "{") else {
                try reader.skipWrongType(expected)
                return nil
            }
            guard let color = try reader.tree({ Color($0, from: &$1) }) else { return nil }
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
        let isHex = found.utf8.first == UInt8(ascii: "#")
        reader.noteUnknown(
            isHex
                ? .malformedString(expected: .color, found: found)
                : .unknownValue(found: found, known: Color.systemNames),
            text
        )
        return nil
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
