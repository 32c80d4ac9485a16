package import NavigationStyle

extension ReplayResponse: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("policy", policy)
        writer.member("environment", environment)
        writer.member("transitions", transitions)
        writer.member("controller", controller)
        writer.endObject()
    }
}

extension ResolveResponse: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("policy", policy)
        writer.member("environment", environment)
        writer.contested(contested)
        writer.key("bars")
        writer.beginObject()
        writer.key("after")
        writer.value(bar)
        writer.endObject()
        writer.member("diagnostics", diagnostics)
        writer.member("screens", screens)
        writer.member("controller", controller)
        writer.endObject()
    }
}

extension JSONWriter {
    /// Writes what of an answer is contested, where anything is.
    mutating func contested(_ names: [String]?) {
        guard let names else { return }
        key("contested")
        array(names)
    }
}
