package import NavigationStyle

extension Component: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("component")
        writer.name(component)
        writer.key("of")
        writer.name(of)
        writer.key("destination")
        writer.name(destination)
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
