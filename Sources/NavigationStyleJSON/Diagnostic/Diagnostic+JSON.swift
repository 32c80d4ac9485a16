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
        writer.member("message", message)
        writer.member("fix", fix)
        writer.member("reference", reference)
        writer.endObject()
    }
}
