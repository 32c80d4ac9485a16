package import NavigationStyle

extension Diagnostic: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("code", name: code)
        writer.member("severity", name: severity)
        if let screen {
            writer.key("screen")
            writer.string(screen.rawValue)
        }
        writer.member("property", property)
        writer.member("pointer", pointer)
        writer.key("message")
        messageText.write(to: &writer)
        writer.key("fix")
        fixText.write(to: &writer)
        writer.member("edits", edits)
        writer.member("reference", reference)
        writer.member("references", references)
        writer.endObject()
    }
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
