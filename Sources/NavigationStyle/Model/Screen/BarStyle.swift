/// The look that a designer intends for a bar, in words that hold on every iOS.
///
/// It is compiled to `BarProperties` for the request's OS. A part that is nil is not asked for.
public struct BarStyle: Hashable, Sendable {
    /// The background behind the bar's content.
    public enum Background: Hashable, Sendable {
        /// The system's own.
        case `default`
        /// Nothing at all, the hairline included.
        case transparent
        case color(BarColor)
        case image(BarImage)
    }

    /// The hairline under the bar.
    public enum Shadow: Hashable, Sendable {
        case none
        case `default`
        case color(BarColor)
    }

    /// Whether the bar is hidden.
    public var hidden: Bool?
    /// The background.
    public var background: Background?
    /// The hairline.
    public var shadow: Shadow?
    /// The color of the buttons.
    public var tint: BarColor?
    /// The attributes of the title.
    public var title: TextAttributes?
    /// Whether the bar shows large titles (iOS 11 and later).
    public var largeTitle: Bool?
    /// The style of the status bar.
    public var statusBar: StatusBarStyle?

    /// Makes a style that asks for nothing.
    public init() {}

    /// Makes a style; a part that is nil is not asked for.
    public init(
        background: Background? = nil,
        shadow: Shadow? = nil,
        tint: BarColor? = nil,
        title: TextAttributes? = nil,
        largeTitle: Bool? = nil,
        statusBar: StatusBarStyle? = nil,
        hidden: Bool? = nil
    ) {
        self.background = background
        self.shadow = shadow
        self.tint = tint
        self.title = title
        self.largeTitle = largeTitle
        self.statusBar = statusBar
        self.hidden = hidden
    }
}

/// `UIStatusBarStyle`.
public enum StatusBarStyle: String, CaseIterable, Codable, Sendable {
    case `default`, lightContent, darkContent
}

extension BarStyle: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("hidden", &hidden)
        try visitor.optional("background", &background)
        try visitor.optional("shadow", &shadow)
        try visitor.optional("tint", &tint)
        try visitor.optional("title", &title)
        try visitor.optional("largeTitle", &largeTitle)
        try visitor.optional("statusBar", &statusBar)
    }
}

extension StatusBarStyle: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension BarStyle.Background: WireForm {
    @usableFromInline package static var shape: Shape { .anyOf([.name(words.all), BarColor.shape, .openObject]) }

    /// The names of backgrounds that are no color's.
    @usableFromInline package static let words = NameTable([Self.default, .transparent]) {
        $0 == .default ? "default" : "transparent"
    }
    /// The keys of objects that are no color's.
    @usableFromInline package static let keys = NameIndex(["color", "image"])

    /// Reads `"default"`, `"transparent"`, a color, `{"color"}`, `{"image"}`, or a paint or `fills` of Figma's.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        if try reader.kind() == .string {
            switch try reader.color(orNameIn: words.index) {
            case .color(let color): return .color(color)
            case .name(let index): return words.values[index]
            case nil: return nil
            }
        }
        // Nearly all requests use the objects with these keys; others are read as trees.
        if reader.hasOnly(keys) { return try object(from: &reader) }
        return try reader.tree { tree($0, from: &$1) }
    }

    /// Reads `{"color"}` or `{"image"}`.
    @inlinable
    static func object<Reader: FormReader & ~Copyable>(from reader: inout Reader) throws(Reader.Failure) -> Self? {
        guard var scope = try reader.object(.background) else { return nil }
        var color: BarColor?
        var image: BarImage?
        var imagePlace = reader.place(of: scope)
        while let index = try reader.member(of: keys, in: &scope) {
            if index == 0 {
                color = try BarColor.read(from: &reader, orNull: false)
            } else {
                imagePlace = reader.place
                image = try BarImage.read(from: &reader, orNull: false)
            }
        }
        if scope.seen == 0b11 {
            reader.note(.conflictingKey(with: "color"), at: imagePlace)
            return nil
        }
        return color.map { .color($0) } ?? image.map { .image($0) }
    }

    @usableFromInline static func tree(_ value: Value, from reader: inout ValueReader) -> Self? {
        guard let members = reader.members(of: value, .background) else { return nil }
        func has(_ key: String) -> Bool { members.contains { $0.key == key } }
        if has(FigmaPaint.mark) {
            return FigmaPaint(value, among: FigmaPaint.Kind.allCases, from: &reader).map { Self($0.visible) }
        }
        if has(FigmaPaint.fillsKey) {
            return FigmaPaint.topmost(ofFills: members, among: FigmaPaint.Kind.allCases, from: &reader).map { Self($0) }
        }
        if members.contains(where: { keys.index(of: $0.key) != nil }) { return object(from: &reader) }
        if members.contains(where: { BarColor.keys.contains($0.key) }) {
            return BarColor(value, from: &reader).map { .color($0) }
        }
        reader.checkKeys(of: members, allowed: keys.all + BarColor.keys.filter { keys.index(of: $0) == nil })
        reader.note(.missingOneOf(keys.all))
        return nil
    }

    /// The background that a paint is; where nothing is drawn it is transparent.
    private init(_ content: FigmaPaint.Content?) {
        switch content {
        case .color(let color)?: self = .color(color)
        case .gradient(let gradient)?: self = .image(.picture(BarImage.Picture(gradient: gradient)))
        case nil: self = .transparent
        }
    }

    /// Writes the name, or the object.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .default: writer.name("default")
        case .transparent: writer.name("transparent")
        case .color(let color):
            writer.beginObject()
            writer.write("color", color)
            writer.endObject()
        case .image(let image):
            writer.beginObject()
            writer.write("image", image)
            writer.endObject()
        }
    }
}

extension BarStyle.Shadow: WireForm {
    @usableFromInline package static var shape: Shape { .anyOf([.boolean, BarColor.shape]) }

    /// Reads a flag or a color.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        switch try reader.kind() {
        case .string, .object: try BarColor.read(from: &reader, orNull: false).map { .color($0) }
        default: try reader.boolean(.shadow).map { $0 ? .default : .none }
        }
    }

    /// Writes the flag or the color.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .none: writer.boolean(false)
        case .default: writer.boolean(true)
        case .color(let color): color.write(to: &writer)
        }
    }
}
