/// The content of a root view: for pictures, and for text that has to be read over it.
public enum ViewContent: Hashable, Sendable {
    /// Parts, from the top down.
    case parts([Part])
    /// An image of it, as wide as the view.
    case image(PNGImage)

    /// A part of the content.
    public struct Part: Hashable, Sendable {
        /// The kinds of parts.
        public enum Kind: String, CaseIterable, Sendable {
            /// An image from edge to edge, whose colors are unknown.
            case hero
            /// Rows with an icon, a line and a separator.
            case list
            /// A segmented control.
            case segments
            /// Lines of text.
            case text
        }

        /// The kind.
        public var type = Kind.text
        /// The height in points; nil for the usual height of the kind or, for a list, the rest of the view.
        public var height: Double?

        /// Makes a part.
        public init(_ type: Kind = .text, height: Double? = nil) {
            self.type = type
            self.height = height
        }

        /// Makes a part with lines of text.
        public init() {}
    }

    /// Whether it begins with an image, whose pixels show through a clear bar over the view.
    package var beginsWithImage: Bool {
        switch self {
        case .parts(let parts): parts.first?.type == .hero
        case .image: true
        }
    }

    /// The allowed numbers of parts.
    package static let partCounts = 1...12
}

// MARK: - Form

extension ViewContent: WireForm {
    @usableFromInline package static var shape: Shape { .named("ViewContent") }

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> ViewContent? {
        switch try reader.kind() {
        case .array: return try parts(from: &reader)
        case .object:
            var form = ImageForm()
            guard try form.fill(from: &reader, .viewContent), let image = form.png else { return nil }
            return .image(image)
        default:
            try reader.skipWrongType(orNull ? .viewContent.orNull : .viewContent)
            return nil
        }
    }

    private static func parts<Reader: FormReader & ~Copyable>(
        from reader: inout Reader
    ) throws(Reader.Failure) -> ViewContent? {
        guard var scope = try reader.array(.viewContent) else { return nil }
        let place = reader.place(of: scope)
        var parts: [Part] = []
        while try reader.element(in: &scope) {
            guard scope.count <= partCounts.upperBound else {
                try reader.skipValue()
                continue
            }
            try Part.append(to: &parts, from: &reader)
        }
        guard partCounts.contains(scope.count) else {
            reader.note(.wrongCount(expected: partCounts, found: scope.count), at: place)
            return nil
        }
        return .parts(parts)
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .parts(let parts):
            writer.beginArray()
            for part in parts { part.write(to: &writer) }
            writer.endArray()
        case .image(let image): ImageForm(png: image).write(to: &writer)
        }
    }
}

/// The object of content that is an image.
private struct ImageForm: WireObject {
    var png: PNGImage?

    init() {}

    init(png: PNGImage) {
        self.png = png
    }

    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.demanded("png", &png)
    }
}

extension ViewContent.Part: WireObject, WireElement {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(
        _ visitor: inout Visitor
    ) throws(Visitor.Failure) {
        try visitor.required("type", &type)
        try visitor.optional("height", &height, in: .lengths)
    }
}

extension ViewContent.Part.Kind: WireName { @usableFromInline package static let names = NameTable(Self.self) }
