public import NavigationStyle
import NavigationStyleJSON

extension Preview {
    /// Returns the picture and its description as JSON: the SVG without its style sheet, which is a member of its own.
    ///
    /// - Parameters:
    ///   - link: The path at which a person can change the request.
    ///   - image: The path of the picture.
    ///   - pretty: Whether it is indented.
    /// - Returns: The text, UTF-8.
    public func json(link: String, image: String, pretty: Bool = false) -> [UInt8] {
        let svg = svg(includesStyle: false)
        return JSONWriter.bytes(
            of: PreviewBody(preview: self, svg: svg, link: link, image: image),
            pretty: pretty,
            capacity: svg.count + svg.count / 4 + 2048
        )
    }
}

/// A picture with its description.
struct PreviewBody: AnswerObject {
    let preview: Preview
    /// The picture without its style sheet.
    let svg: [UInt8]
    let link: String
    let image: String

    static var shape: Shape { .named("Preview") }

    func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("form", preview.form)
        visitor.required("width", preview.width)
        visitor.required("height", preview.height)
        visitor.required("title", preview.title)
        visitor.required("description", preview.description)
        visitor.required("duration", preview.duration)
        visitor.required("moments", preview.moments)
        visitor.optional("outcome", preview.outcome)
        visitor.optional("policy", preview.policy)
        visitor.required("diagnostics", preview.diagnostics)
        visitor.optional("changes", preview.changes)
        visitor.required("svg", String(decoding: svg, as: UTF8.self))
        visitor.nullable("style", preview.style.isEmpty ? nil : String(decoding: preview.style, as: UTF8.self))
        visitor.required("link", link)
        visitor.required("image", image)
    }
}

extension Preview.Moment: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("PreviewMoment") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("at", at)
        visitor.required("label", label)
    }
}

extension Preview.NumberedDiagnostic: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("NumberedDiagnostic") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("number", number)
        visitor.required("code", diagnostic.code)
        visitor.optional("screen", diagnostic.screen)
        visitor.optional("property", diagnostic.property)
        visitor.required("message", diagnostic.message)
    }
}

extension Preview.MarkedChange: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("MarkedChange") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("letter", letter)
        visitor.optional("screen", screen)
        visitor.required("property", property)
        visitor.required("message", message)
    }
}
