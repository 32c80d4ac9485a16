package import NavigationStyle

extension BarProperties: JSONReadable, JSONWritable {
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard var scope = try reader.object() else { return nil }
        self.init()
        while let property = try reader.key(BarProperty.self, in: &scope) {
            if let value = try BarValue(of: property, from: &reader) { self[property] = value }
        }
    }

    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        for property in touched {
            writer.key(property)
            writer.value(self[property])
        }
        writer.endObject()
    }
}

extension BarPropertySet: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginArray()
        for property in self { writer.string(property.name) }
        writer.endArray()
    }
}
