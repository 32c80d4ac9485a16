/// A screen's root view, as far as the bar and the layout depend on it.
public struct ScreenView: Hashable, Sendable {
    /// The color of the root view; nil if the app sets none, so that it is the system's own.
    public var backgroundColor: BarColor?
    /// The edges under bars (uikit.C1); nil if the request says nothing, which means all four.
    public var edgesForExtendedLayout: Edges?
    /// Whether the view also goes under bars that are opaque (uikit.C1).
    public var extendedLayoutIncludesOpaqueBars = false
    /// Whether UIKit adjusts the insets of the content scroll view (uikit.C2).
    public var automaticallyAdjustsScrollViewInsets = true
    /// The insets that the screen adds to its safe area, in points; they may be negative.
    public var additionalSafeAreaInsets = Insets.zero
    /// The content scroll view that the screen's code names; nil leaves it to UIKit's search (around.M1).
    public var contentScrollView: ContentScrollView?
    /// The scroll view, if there is one.
    public var scrollView: ScreenScrollView?
    /// The content of the view; nil if unknown.
    public var content: ViewContent?

    /// Makes a view as UIKit makes it.
    public init() {}

    /// The content scroll view that a screen's code sets (iOS 15 and later).
    public enum ContentScrollView: String, CaseIterable, Codable, Sendable {
        /// UIKit searches for it.
        case automatic
        /// `setContentScrollView(_:for: .top)` with the screen's scroll view.
        case set
        /// `contentScrollView(for:)` returns nil.
        case none
    }

    /// Whether the view goes under a translucent bar at its upper edge.
    var extendsUnderTopBars: Bool { (edgesForExtendedLayout ?? .all).contains(.top) }

    /// Whether the view goes under a translucent bar at its lower edge.
    var extendsUnderBottomBars: Bool { (edgesForExtendedLayout ?? .all).contains(.bottom) }
}

/// `UIRectEdge`.
public struct Edges: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: UInt8

    /// Makes a set of the bits of its edges.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = Edges(rawValue: 1)
    /// The left edge.
    public static let left = Edges(rawValue: 2)
    /// The lower edge.
    public static let bottom = Edges(rawValue: 4)
    /// The right edge.
    public static let right = Edges(rawValue: 8)
    /// All four.
    public static let all: Edges = [.top, .left, .bottom, .right]
}

extension ScreenView: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("backgroundColor", &backgroundColor)
        try visitor.optional("edgesForExtendedLayout", &edgesForExtendedLayout)
        try visitor.member("extendedLayoutIncludesOpaqueBars", &extendedLayoutIncludesOpaqueBars, default: false)
        try visitor.member(
            "automaticallyAdjustsScrollViewInsets",
            &automaticallyAdjustsScrollViewInsets,
            default: true
        )
        try visitor.object("additionalSafeAreaInsets", &additionalSafeAreaInsets)
        try visitor.optional("contentScrollView", &contentScrollView)
        try visitor.optional("scrollView", &scrollView, orNull: true)
        try visitor.optional("content", &content, orNull: true)
    }
}

extension Edges: WireForm {
    /// The edges by their names.
    @usableFromInline package static let names = NameTable([Edges.top, .left, .bottom, .right]) { edge in
        switch edge {
        case .top: "top"
        case .left: "left"
        case .bottom: "bottom"
        default: "right"
        }
    }

    @usableFromInline package static var shape: Shape { .array(.name(names.all)) }

    /// Reads an array of the edges' names.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Edges? {
        guard var scope = try reader.array(.array) else { return nil }
        var edges: Edges = []
        while try reader.element(in: &scope) {
            if let edge = try reader.name(of: names, .string) { edges.insert(edge) }
        }
        return edges
    }

    /// Writes an array of the edges' names.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        for (edge, name) in zip(Edges.names.values, Edges.names.all) where contains(edge) { writer.string(name) }
        writer.endArray()
    }
}

extension ScreenView.ContentScrollView: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}
