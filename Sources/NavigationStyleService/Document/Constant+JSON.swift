package import NavigationStyle
package import NavigationStyleJSON

extension Constant: JSONWritable {
    /// Writes the whole of it.
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("name", name)
        writer.member("value", value)
        writer.member("unit", name: unit)
        writer.member("confidence", name: confidence)
        writer.member("source", source)
        writer.endObject()
    }
}
