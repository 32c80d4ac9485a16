/// `UIEdgeInsets` in points.
public struct Insets: Hashable, Sendable {
    /// The inset of each edge in points.
    public var top, left, bottom, right: Double

    /// Makes insets; an edge that is left out is 0.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = Insets(top: 0)
}

extension Insets: WireObject {
    @usableFromInline package init() { self = .zero }

    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.always("top", &top, in: .points, default: 0)
        try visitor.always("left", &left, in: .points, default: 0)
        try visitor.always("bottom", &bottom, in: .points, default: 0)
        try visitor.always("right", &right, in: .points, default: 0)
    }
}
