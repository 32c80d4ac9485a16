public import NavigationStyle
import NavigationStyleJSON

/// The answer to `POST /preview` in JSON.
public struct PreviewResponse: Hashable, Sendable {
    /// The picture.
    public let preview: Preview
    /// The path at which a person can change the request.
    public let link: String
    /// The path of the picture.
    public let image: String

    /// Makes an answer from a picture and the paths at which a service shows it.
    public init(_ preview: Preview, link: String, image: String) {
        (self.preview, self.link, self.image) = (preview, link, image)
    }

    /// Returns the answer as JSON: the SVG without its style sheet, which is a member of its own.
    ///
    /// - Parameter pretty: Whether it is indented.
    /// - Returns: The text, UTF-8.
    public func json(pretty: Bool = false) -> [UInt8] {
        JSONWriter.bytes(of: self, pretty: pretty, capacity: preview.byteCount + preview.byteCount / 4 + 2048)
    }
}

extension PreviewResponse: ReadableAnswer {
    @usableFromInline package static var shape: Shape { .named("Preview") }

    @usableFromInline
    package init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        preview = try Preview(&members, of: told?.preview)
        link = try members.member("link", told?.link)
        image = try members.member("image", told?.image)
    }
}

extension Preview {
    /// Writes or reads a picture and its description, which are beside the paths.
    fileprivate init(_ members: inout some AnswerMembers & ~Copyable, of told: Self?) throws {
        form = try members.member("form", told?.form)
        width = try members.member("width", told?.width)
        height = try members.member("height", told?.height)
        title = try members.member("title", told?.title)
        description = try members.member("description", told?.description)
        duration = try members.member("duration", told?.duration)
        moments = try members.member("moments", told?.moments)
        outcome = try members.optionalMember("outcome", told?.outcome)
        policy = try members.optionalMember("policy", told?.policy)
        diagnostics = try members.member("diagnostics", told?.diagnostics)
        changes = try members.optionalMember("changes", told?.changes)
        let svg = try members.member("svg", told.map { String(decoding: $0.svg(includesStyle: false), as: UTF8.self) })
        let style = told.flatMap { $0.style.isEmpty ? nil : String(decoding: $0.style, as: UTF8.self) }
        self.style = Array((try members.nullableMember("style", style) ?? "").utf8)
        // The style sheet follows the description.
        let end = "</desc>"
        head = told?.head ?? Array((svg.parts(separatedBy: end)[0] + end).utf8)
        tail = told?.tail ?? Array(svg.utf8.dropFirst(head.count))
    }
}

extension Preview.Moment: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("PreviewMoment") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("at", at)
        visitor.required("label", label)
    }
}

extension Preview.NumberedDiagnostic: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("NumberedDiagnostic") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("number", number)
        visitor.required("code", code)
        visitor.optional("screen", screen)
        visitor.optional("property", property)
        visitor.required("message", message)
    }
}

extension Preview.MarkedChange: AnswerObject, AnswerEncodable {
    @usableFromInline package static var shape: Shape { .named("MarkedChange") }

    @usableFromInline package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("letter", letter)
        visitor.optional("screen", screen)
        visitor.required("property", property)
        visitor.required("message", message)
    }
}
