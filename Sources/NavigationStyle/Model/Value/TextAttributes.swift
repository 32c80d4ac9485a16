/// The attributes of a title that a bar can set.
public struct TextAttributes: Hashable, Sendable {
    /// The foreground color.
    public var color: BarColor?
    /// The size of the font in points.
    public var fontSize: Double?
    /// The weight of the font.
    public var fontWeight: FontWeight?

    /// Makes attributes; one that is nil keeps the system's value.
    public init(color: BarColor? = nil, fontSize: Double? = nil, fontWeight: FontWeight? = nil) {
        self.color = color
        self.fontSize = fontSize
        self.fontWeight = fontWeight
    }
}

extension TextAttributes {
    /// Whether they set the font.
    var hasFont: Bool { fontSize != nil || fontWeight != nil }
}

/// `UIFont.Weight`.
public enum FontWeight: String, CaseIterable, Codable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

extension TextAttributes: WireObject {
    @usableFromInline package init() { self.init(color: nil) }

    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("color", &color, orNull: true)
        try visitor.optional("fontSize", &fontSize, in: .fontSizes, orNull: true)
        try visitor.optional("fontWeight", &fontWeight, orNull: true)
    }
}

extension FontWeight: WireName { @usableFromInline package static let names = NameTable(Self.self) }
