package import NavigationStyle

extension Inclusion: JSONReadable, JSONWritable {
    private static let table = JSONNameTable(names) { $0.name }

    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.array() else { return nil }
        self = []
        let table = Self.table
        while try reader.element(in: &scope) {
            guard let text = try reader.limitedText() else { continue }
            if let part = table.value(of: text, in: reader) {
                insert(part.part)
            } else {
                reader.note(.unknownValue(found: reader.string(text), known: table.all), at: text.offset)
            }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginArray()
        for (name, part) in Self.names where contains(part) { writer.string(name) }
        writer.endArray()
    }
}
