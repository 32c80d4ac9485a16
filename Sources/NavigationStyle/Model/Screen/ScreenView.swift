/// A screen's root view, as far as the bar and the layout depend on it.
public struct ScreenView: Hashable, Sendable {
    /// The color of the root view; nil where nobody gives it one, and it is the system's own.
    public var backgroundColor: BarColor?
    /// The edges under bars (uikit.md C1); nil where nobody says, and they are all four.
    public var edgesForExtendedLayout: Edges?
    /// Whether the view also goes under bars that are opaque (uikit.md C1).
    public var extendedLayoutIncludesOpaqueBars = false
    /// Whether UIKit adjusts the insets of the content scroll view (uikit.md C2).
    public var automaticallyAdjustsScrollViewInsets = true
    /// What the screen adds to its safe area, in points; it may be negative.
    public var additionalSafeAreaInsets = Insets.zero
    /// The scroll view, if there is one.
    public var scrollView: ScreenScrollView?
    /// The content of the view; nil where nobody says.
    public var content: ViewContent?

    /// Makes a view as UIKit makes it.
    public init() {}

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

/// A screen's scroll view.
public struct ScreenScrollView: Hashable, Sendable {
    /// `UIScrollView.ContentInsetAdjustmentBehavior` (iOS 11 and later).
    public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Codable, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// Whether UIKit takes it for the screen's content scroll view (uikit.md C3).
    public var isContentScrollView = true
    /// How the safe area becomes insets.
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// How far it is scrolled, in points below the resting top.
    public var contentOffset = 0.0
    /// The height of the content in points; nil fills the view.
    public var contentHeight: Double?
    /// The width of the content in points; nil fills the view.
    public var contentWidth: Double?
    /// Whether it bounces vertically where the content is short.
    public var alwaysBounceVertical = false
    /// Whether it bounces horizontally where the content is narrow.
    public var alwaysBounceHorizontal = false

    /// Makes a content scroll view as UIKit makes it.
    public init() {}
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
    @inlinable
    package static func read<Reader: FormReader & ~Copyable>(
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

    /// Writes the same.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        for (edge, name) in zip(Edges.names.values, Edges.names.all) where contains(edge) { writer.string(name) }
        writer.endArray()
    }
}

extension ScreenScrollView: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.member("isContentScrollView", &isContentScrollView, default: true)
        try visitor.member("contentInsetAdjustmentBehavior", &contentInsetAdjustmentBehavior, default: .automatic)
        try visitor.member("contentOffset", &contentOffset, in: .points, default: 0)
        try visitor.optional("contentHeight", &contentHeight, in: .lengths)
        try visitor.optional("contentWidth", &contentWidth, in: .lengths)
        try visitor.member("alwaysBounceVertical", &alwaysBounceVertical, default: false)
        try visitor.member("alwaysBounceHorizontal", &alwaysBounceHorizontal, default: false)
    }
}

extension ScreenScrollView.ContentInsetAdjustmentBehavior: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}
