import NavigationStyle
public import NavigationStylePreview

extension Preview {
    /// The picture with what is known of it, as JSON: the SVG without its sheet of styles, which stands beside it.
    ///
    /// - Parameters:
    ///   - link: Where a person can change the question.
    ///   - image: Where the picture is.
    ///   - pretty: Whether it is indented.
    /// - Returns: The text, UTF-8.
    public func json(link: String, image: String, pretty: Bool = false) -> [UInt8] {
        let svg = svg(includesStyle: false)
        return JSONWriter.bytes(pretty ? .pretty : .compact, capacity: svg.count + svg.count / 4 + 2048) { writer in
            writer.beginObject()
            writer.member("form", name: form)
            writer.member("width", width)
            writer.member("height", height)
            writer.member("title", title)
            writer.member("description", description)
            writer.member("duration", duration)
            writer.key("moments")
            writer.array(moments)
            writer.member("outcome", name: outcome)
            writer.member("policy", policy)
            writer.key("diagnostics")
            writer.array(diagnostics)
            writer.member("svg", String(decoding: svg, as: UTF8.self))
            writer.key("style")
            writer.optionalString(style.isEmpty ? nil : String(decoding: style, as: UTF8.self))
            writer.member("link", link)
            writer.member("image", image)
            writer.endObject()
        }
    }
}

extension Preview.Moment: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("at", at)
        writer.member("label", label)
        writer.endObject()
    }
}

extension Preview.NumberedDiagnostic: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("number")
        writer.integer(number)
        writer.member("code", name: diagnostic.code)
        writer.member("screen", diagnostic.screen?.rawValue)
        writer.member("property", diagnostic.property)
        writer.member("message", diagnostic.message)
        writer.endObject()
    }
}
