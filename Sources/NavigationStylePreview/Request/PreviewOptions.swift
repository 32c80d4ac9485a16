public import NavigationStyle

/// The options for drawing a picture: the member `preview` of a request.
public struct PreviewOptions: Hashable, Sendable {
    /// The arrangements of frames.
    public enum Form: String, CaseIterable, Codable, Sendable {
        /// One frame.
        case still
        /// Two frames and an arrow.
        case beforeAfter
        /// A frame for each moment.
        case film
        /// One frame that moves.
        case animation
        /// Environments, policies and moments in rows and columns.
        case sheet
        /// A film for each operation.
        case storyboard
    }

    /// The axes by which a sheet has rows or columns.
    public enum Axis: String, CaseIterable, Sendable {
        /// The environments of the request.
        case environments
        /// The policies of the request.
        case policies
        /// The moments that are drawn.
        case moments
    }

    /// The extents of the window that can be drawn.
    public enum Extent: String, CaseIterable, Sendable {
        /// To a little below the lower of the two bars.
        case bar
        /// All of it.
        case screen
    }

    /// The kinds of content in root views.
    public enum Content: String, CaseIterable, Sendable {
        /// Lines that stand for text.
        case rows
        /// Nothing.
        case plain
        /// Tiles in several colors.
        case colors
    }

    /// The backgrounds behind the frames of a picture.
    public enum Background: String, CaseIterable, Sendable {
        /// A plain color that fits light or dark mode.
        case plain
        /// Nothing: the picture is transparent there.
        case none
    }

    /// The surroundings of each frame.
    public enum Frame: String, CaseIterable, Sendable {
        /// Nothing.
        case none
        /// The outline of the device, with its notch or its Dynamic Island.
        case device
    }

    /// The arrangement of frames; nil for the one that suits the request.
    public var form: Form?
    /// The moments that are drawn, as progress of the transition, 0…1; nil for those that suit the form.
    public var at: [Double]?
    /// The axes of the rows of a sheet, the first outermost; all others are those of the columns.
    public var rows: [Axis] = PreviewOptions.usualRows
    /// The width of one frame in pixels of CSS; nil for the one that suits the form.
    public var width: Double?
    /// The part of the window that is drawn.
    public var extent = Extent.bar
    /// The content of the root views.
    public var content = Content.rows
    /// The background behind the frames.
    public var background = Background.plain
    /// The surroundings of each frame.
    public var frame = Frame.none
    /// Whether diagnostics are marked.
    public var annotations = true
    /// Whether the heights of bars and safe areas are drawn in.
    public var guides = false
    /// Whether there are captions.
    public var caption = true
    /// Whether an animation repeats.
    public var loop = false
    /// The prefix of the ids and classes in the picture.
    public var idPrefix = "ns"

    /// Makes options as they are by default.
    public init() {}
}

extension PreviewOptions {
    /// The allowed numbers of moments.
    public static let momentCounts = 1...12
    /// The default axes of the rows of a sheet.
    static let usualRows: [Axis] = [.environments, .policies]
    /// The allowed widths of a frame, in pixels of CSS.
    public static let widths = 64.0...2000
    /// The greatest number of frames in a picture.
    public static let mostFrames = 240
    /// The greatest number of operations in a picture.
    public static let mostOperations = 50
    /// The greatest number of bytes of a picture.
    public static let mostBytes = 2 << 20

    /// Whether `text` is allowed as a prefix of ids: a lowercase letter, and up to 15 lowercase letters, digits and
    /// hyphens.
    public static func isIDPrefix(_ text: String) -> Bool {
        guard let first = text.utf8.first, (0x61...0x7A).contains(first), text.utf8.count <= 16 else { return false }
        return text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
    }
}

// MARK: - Form

extension PreviewOptions: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.optional("form", &form)
        var moments = at.map { Moments(values: $0) }
        try visitor.optional("at", &moments)
        at = moments?.values
        try visitor.member("rows", &rows, default: Self.usualRows)
        try visitor.optional("width", &width, in: Self.widths)
        try visitor.member("extent", &extent, default: .bar)
        try visitor.member("content", &content, default: .rows)
        try visitor.member("background", &background, default: .plain)
        try visitor.member("frame", &frame, default: .none)
        try visitor.member("annotations", &annotations, default: true)
        try visitor.member("guides", &guides, default: false)
        try visitor.member("caption", &caption, default: true)
        try visitor.member("loop", &loop, default: false)
        var prefix = IDPrefix(text: idPrefix)
        try visitor.member("idPrefix", &prefix, default: IDPrefix(text: "ns"))
        idPrefix = prefix.text
    }

    /// The faults of the options themselves, whatever is drawn: those found when they are read.
    public var faults: [RequestFault] {
        var reader = ValueReader(at: tree, checksText: false)
        _ = Self.read(from: &reader, orNull: false)
        return reader.faults.map { RequestFault($0.reason, at: "/preview" + $0.pointer) }
    }

    /// The moments that are drawn.
    private struct Moments: WireForm {
        var values: [Double]

        static var shape: Shape { .array(.number(0...1)) }

        static func read<Reader: FormReader & ~Copyable>(
            from reader: inout Reader,
            orNull: Bool
        ) throws(Reader.Failure) -> Moments? {
            guard var scope = try reader.array(orNull ? .array.orNull : .array) else { return nil }
            let place = reader.place(of: scope)
            var values: [Double] = []
            while try reader.element(in: &scope) {
                guard scope.count <= momentCounts.upperBound else {
                    try reader.skipValue()
                    continue
                }
                values.append(try reader.double(in: 0...1, .number) ?? 0)
            }
            guard momentCounts.contains(scope.count) else {
                reader.note(.wrongCount(expected: momentCounts, found: scope.count), at: place)
                return nil
            }
            return Moments(values: values)
        }

        func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
            writer.beginArray()
            for value in values { writer.double(value) }
            writer.endArray()
        }
    }

    /// The prefix of ids.
    private struct IDPrefix: WireForm, Equatable {
        var text: String

        static var shape: Shape { .string }

        static func read<Reader: FormReader & ~Copyable>(
            from reader: inout Reader,
            orNull: Bool
        ) throws(Reader.Failure) -> IDPrefix? {
            let place = reader.place
            guard let text = try reader.string(.string) else { return nil }
            if isIDPrefix(text) { return IDPrefix(text: text) }
            reader.note(.malformedString(expected: .idPrefix, found: text), at: place)
            return nil
        }

        func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.string(text) }
    }
}

extension PreviewOptions.Form: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension PreviewOptions.Axis: WireName, WireElement {
    @usableFromInline package static let names = NameTable(Self.self)
    @usableFromInline package static var placeholder: PreviewOptions.Axis { .moments }
    @usableFromInline package static var allowsNone: Bool { false }
}

extension PreviewOptions.Extent: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension PreviewOptions.Content: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension PreviewOptions.Background: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension PreviewOptions.Frame: WireName { @usableFromInline package static let names = NameTable(Self.self) }
