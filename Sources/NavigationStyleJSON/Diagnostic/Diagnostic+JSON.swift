package import NavigationStyle

extension Diagnostic: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writeMembers(to: &writer, at: "")
        writer.endObject()
    }

    /// Writes the members of a diagnostic of a request that stands in the text at `item`, a JSON Pointer.
    package func writeMembers(to writer: inout JSONWriter, at item: String) {
        writer.member("code", name: code)
        writer.member("severity", name: severity)
        if let screen {
            writer.key("screen")
            writer.string(screen.rawValue)
        }
        writer.member("property", property)
        if item.isEmpty { writer.member("pointer", pointer) } else { writer.member("pointer", item + pointerText) }
        writer.key("message")
        messageText.write(to: &writer)
        writer.key("fix")
        fixText.write(to: &writer)
        writer.member("edits", edits?.map { Edit($0.op, item + $0.path, $0.value) })
        writer.member("reference", reference)
        writer.member("references", references)
    }

    /// The pointer to the cause; that to the whole request, which is empty, where nothing in particular causes it.
    private var pointerText: String { pointer?.description ?? "" }
}

extension Edit: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("op", name: op)
        writer.member("path", path)
        writer.member("value", value)
        writer.endObject()
    }
}

extension Reference: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.string(id)
    }
}
