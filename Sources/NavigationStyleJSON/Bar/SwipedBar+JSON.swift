package import NavigationStyle

extension SwipedBar: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("progress", progress)
        writer.member("background", background)
        writer.member("edge", edge)
        writer.member("incomingBackground", incomingBackground)
        writer.member("tintColor", tintColor)
        writer.member("title", title)
        writer.endObject()
    }
}
