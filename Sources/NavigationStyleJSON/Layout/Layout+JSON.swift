package import NavigationStyle

extension Layout: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("view", view)
        switch obscured {
        case .safeArea(let insets):
            writer.member("safeAreaInsets", insets)
        case .layoutGuides(let top, let bottom):
            writer.member("topLayoutGuide", top)
            writer.member("bottomLayoutGuide", bottom)
        }
        writer.key("adjustedContentInset")
        writer.value(adjustedContentInset)
        writer.member("contentTop", contentTop)
        writer.endObject()
    }
}

extension Layout.View: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("y", y)
        writer.member("height", height)
        writer.member("width", width)
        writer.endObject()
    }
}
