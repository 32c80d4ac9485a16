/// A path of the service in an answer, under the version of the contract that was requested.
package struct Link: ReadableText {
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.link(path) }
}

/// A JSON Schema in an answer; its references into the contract are links.
struct LinkingSchema: AnswerForm, Decodable {
    let schema: Value

    init(_ schema: Value) {
        self.schema = schema
    }

    init(from decoder: any Decoder) throws { schema = try Value(from: decoder) }

    static var shape: Shape { .open }

    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch schema {
        case .array(let elements):
            writer.beginArray()
            for element in elements { LinkingSchema(element).write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(escaping: member.key)
                if member.key == "$ref", case .string(let reference) = member.value, reference.hasPrefix("/") {
                    writer.link(reference)
                } else {
                    LinkingSchema(member.value).write(to: &writer)
                }
            }
            writer.endObject()
        case .null, .bool, .number, .string:
            writer.value(schema)
        }
    }
}
