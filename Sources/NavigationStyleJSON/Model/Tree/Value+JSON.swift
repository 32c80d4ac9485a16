package import NavigationStyle

extension Value: JSONWritable {
    /// Whether keys that any object may have (`x-…`, `$schema`, `$extensions`) are members of an open object.
    package enum Extensions: Sendable {
        /// They are, as where the keys are ids.
        case kept
        /// They are not.
        case ignored
    }

    /// Reads a value of any shape.
    package init(
        from reader: inout JSONReader,
        extensions: Extensions = .ignored
    ) throws(JSONMalformed) {
        switch try reader.kind() {
        case .object: self = .object(try Self.members(from: &reader, extensions: extensions))
        case .array: self = .array(try Self.elements(from: &reader, extensions: extensions))
        case .string: self = try reader.string().map(Value.string) ?? .null
        case .number: self = try reader.double().map(Value.number) ?? .null
        case .boolean: self = try reader.boolean().map(Value.bool) ?? .null
        case .null:
            try reader.literal("null")
            self = .null
        }
    }

    /// Reads an object of any members, sorted by key; none where there is no object.
    package static func members(
        from reader: inout JSONReader,
        extensions: Extensions = .ignored
    ) throws(JSONMalformed) -> [Member] {
        guard var scope = try reader.object() else { return [] }
        var members: [Member] = []
        while let key = try reader.openKey(in: &scope) {
            if extensions == .ignored, reader.isIgnored(key) {
                try reader.skipValue()
            } else {
                reader.checkLength(of: key)
                members.append(Member(reader.string(key), try Value(from: &reader, extensions: extensions)))
            }
        }
        return members.sorted { $0.key < $1.key }
    }

    private static func elements(
        from reader: inout JSONReader,
        extensions: Extensions
    ) throws(JSONMalformed) -> [Value] {
        guard var scope = try reader.array() else { return [] }
        var elements: [Value] = []
        while try reader.element(in: &scope) {
            elements.append(try Value(from: &reader, extensions: extensions))
        }
        return elements
    }

    /// Writes the value.
    package func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let value): writer.boolean(value)
        case .number(let value): writer.double(value)
        case .string(let value): writer.string(value)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(escaping: member.key)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }
}
