package import NavigationStyle

extension Component: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("component", name: component)
        writer.member("of", name: of)
        writer.member("destination", name: destination)
        writer.key("opacity")
        writer.array(opacity)
        writer.endObject()
    }
}

extension Component.Opacity: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("at", at)
        writer.member("opacity", opacity)
        writer.endObject()
    }
}
