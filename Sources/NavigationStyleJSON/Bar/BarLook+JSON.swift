package import NavigationStyle

extension BarLook: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("progress", progress)
        writer.member("background", background)
        writer.member("shadow", shadow)
        writer.member("edge", edge)
        writer.member("incomingBackground", incomingBackground)
        writer.member("incomingShadow", incomingShadow)
        writer.member("tintColor", tintColor)
        writer.member("title", title)
        writer.endObject()
    }
}
