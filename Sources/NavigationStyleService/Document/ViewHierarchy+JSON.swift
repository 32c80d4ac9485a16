package import NavigationStyle
package import NavigationStyleJSON

extension ViewHierarchy: JSONWritable {
    /// Writes the trees, with what they are about.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("os", environment.os.description)
        writer.member("device", environment.device)
        writer.member("orientation", name: environment.orientation)
        writer.member("confidence", name: confidence)
        writer.member("source", source)
        writer.key("notes")
        writer.array(notes)
        writer.member("navigationBar", navigationBar)
        writer.member("container", container)
        writer.endObject()
    }
}

extension ViewNode: JSONWritable {
    /// Writes the view and those on it.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("class")
        writer.optionalString(className)
        if !superclasses.isEmpty {
            writer.key("superclasses")
            writer.array(superclasses)
        }
        writer.member("variable", variable)
        writer.member("role", name: role)
        writer.member("condition", condition)
        writer.key("frame")
        writer.value(frame)
        writer.member("confidence", name: confidence)
        writer.key("subviews")
        writer.array(subviews)
        writer.endObject()
    }
}
