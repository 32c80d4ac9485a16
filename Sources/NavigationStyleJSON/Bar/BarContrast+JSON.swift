package import NavigationStyle

extension BarContrast: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("title")
        writer.value(title)
        writer.key("buttons")
        writer.value(buttons)
        writer.key("statusBar")
        writer.value(statusBar)
        writer.endObject()
    }
}

extension Contrast: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("ratio")
        if let ratio { writer.double(ratio) } else { writer.null() }
        writer.member("required", required)
        writer.key("verdict")
        writer.name(verdict)
        writer.member("appleVerdict", name: appleVerdict)
        writer.member("at", at)
        writer.endObject()
    }
}
