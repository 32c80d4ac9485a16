package import NavigationStyle

extension Plan: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("kind", name: kind)
        writer.member("animated", animated)
        writer.member("interactive", interactive)
        writer.member("duration", duration)
        writer.member("presentation", name: presentation)
        writer.member("because", because)
        writer.key("steps")
        writer.array(steps)
        writer.key("components")
        writer.array(components)
        writer.member("minimumContrast", minimumContrast)
        writer.endObject()
    }
}
