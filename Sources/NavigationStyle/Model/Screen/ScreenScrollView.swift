/// A screen's scroll view.
public struct ScreenScrollView: Hashable, Sendable {
    /// `UIScrollView.ContentInsetAdjustmentBehavior` (iOS 11 and later).
    public enum ContentInsetAdjustmentBehavior: String, CaseIterable, Codable, Sendable {
        case automatic, scrollableAxes, never, always
    }

    /// The moment at which a screen's code adds its scroll view.
    public enum AddedIn: String, CaseIterable, Codable, Sendable {
        case viewDidLoad, viewDidAppear
    }

    /// The edge that the top of a scroll view is pinned to.
    public enum Anchor: String, CaseIterable, Codable, Sendable {
        case superview, safeArea
    }

    /// Whether UIKit treats it as the screen's content scroll view (uikit.C3); nil if its place decides.
    public var isContentScrollView: Bool?
    /// Its index at each level below the root view; nil means the first subview of the root view (around.M1).
    public var subviewIndexPath: SubviewIndexPath?
    /// Whether it is inside another scroll view, which UIKit's search finds instead; nil means false.
    public var isInsideScrollView: Bool?
    /// The callback in which it is added; nil means `viewDidLoad` (around.M2).
    public var addedIn: AddedIn?
    /// The edge that its top is pinned to; nil means that of the superview (around.M6).
    public var pinnedTo: Anchor?
    /// The way in which the safe area becomes insets.
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    /// The distance it is scrolled, in points below the resting top.
    public var contentOffset = 0.0
    /// The `contentOffset.y` that the screen's code writes; nil if it writes none (around.M5).
    @Boxed public var contentOffsetWrites: ContentOffsetWrites?
    /// The height of the content in points; nil if it fills the view.
    public var contentHeight: Double?
    /// The width of the content in points; nil if it fills the view.
    public var contentWidth: Double?
    /// Whether it bounces vertically where the content is short.
    public var alwaysBounceVertical = false
    /// Whether it bounces horizontally where the content is narrow.
    public var alwaysBounceHorizontal = false

    /// Makes a content scroll view as UIKit makes it.
    public init() {}
}

/// The place of a view below a root view: its index among the subviews of each level.
public struct SubviewIndexPath: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The indices, from the root view's own subviews on; if empty, the root view itself.
    public var indices: [Int]

    /// Makes a path of its indices.
    public init(arrayLiteral indices: Int...) {
        self.indices = indices
    }

    /// The greatest number of levels.
    @usableFromInline package static let mostLevels = 16
    /// The largest index at a level.
    @usableFromInline package static let mostSubviews = 1_000_000
}

/// The absolute `contentOffset.y` that a screen's code writes, in points, by callback.
public struct ContentOffsetWrites: Hashable, Sendable {
    /// The write of each callback; nil if it writes none.
    public var viewDidLoad, viewWillAppear, viewDidAppear: Double?

    /// Makes writes of nothing.
    public init() {}

    /// The write of `callback`.
    subscript(callback: Callback) -> Double? {
        get {
            switch callback {
            case .viewDidLoad: viewDidLoad
            case .viewWillAppear: viewWillAppear
            case .viewDidAppear: viewDidAppear
            default: nil
            }
        }
        set {
            switch callback {
            case .viewDidLoad: viewDidLoad = newValue
            case .viewWillAppear: viewWillAppear = newValue
            case .viewDidAppear: viewDidAppear = newValue
            default: break
            }
        }
    }

    /// The callbacks that may write, in their order.
    static let callbacks: [Callback] = [.viewDidLoad, .viewWillAppear, .viewDidAppear]

    /// The last of the callbacks that writes.
    var last: Callback? { Self.callbacks.last { self[$0] != nil } }
}

extension ScreenScrollView: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("isContentScrollView", &isContentScrollView)
        try visitor.optional("subviewIndexPath", &subviewIndexPath)
        try visitor.optional("isInsideScrollView", &isInsideScrollView)
        try visitor.optional("addedIn", &addedIn)
        try visitor.optional("pinnedTo", &pinnedTo)
        try visitor.member("contentInsetAdjustmentBehavior", &contentInsetAdjustmentBehavior, default: .automatic)
        try visitor.member("contentOffset", &contentOffset, in: .points, default: 0)
        if visitor.reaches("contentOffsetWrites") {
            try visitor.reached("contentOffsetWrites", &contentOffsetWrites)
        }
        try visitor.optional("contentHeight", &contentHeight, in: .lengths)
        try visitor.optional("contentWidth", &contentWidth, in: .lengths)
        try visitor.member("alwaysBounceVertical", &alwaysBounceVertical, default: false)
        try visitor.member("alwaysBounceHorizontal", &alwaysBounceHorizontal, default: false)
    }
}

extension SubviewIndexPath: WireForm {
    @usableFromInline package static var shape: Shape { .named("SubviewIndexPath") }

    /// Reads an array of indices.
    @inlinable package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> SubviewIndexPath? {
        guard var scope = try reader.array(.array) else { return nil }
        let place = reader.place(of: scope)
        var path: SubviewIndexPath = []
        while try reader.element(in: &scope) {
            if let index = try reader.integer(in: 0...mostSubviews, .integer) { path.indices.append(index) }
        }
        if path.indices.count > mostLevels { reader.note(.tooMany(limit: mostLevels), at: place) }
        return path
    }

    /// Writes an array of indices.
    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginArray()
        for index in indices { writer.integer(index) }
        writer.endArray()
    }
}

extension ContentOffsetWrites: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("viewDidLoad", &viewDidLoad, in: .points)
        try visitor.optional("viewWillAppear", &viewWillAppear, in: .points)
        try visitor.optional("viewDidAppear", &viewDidAppear, in: .points)
    }
}

extension ScreenScrollView.ContentInsetAdjustmentBehavior: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}

extension ScreenScrollView.AddedIn: WireName { @usableFromInline package static let names = NameTable(Self.self) }
extension ScreenScrollView.Anchor: WireName { @usableFromInline package static let names = NameTable(Self.self) }
