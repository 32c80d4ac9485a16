/// A `UINavigationItem`: a screen's content for the bar, and its appearances (iOS 13 and later).
public struct NavigationItem: Hashable, Sendable {
    /// `UINavigationItem.LargeTitleDisplayMode`.
    public enum LargeTitleDisplayMode: String, CaseIterable, Codable, Sendable {
        case automatic, always, never
        /// iOS 17 and later.
        case inline
    }

    /// `UINavigationItem.BackButtonDisplayMode` (iOS 14 and later).
    public enum BackButtonDisplayMode: String, CaseIterable, Codable, Sendable {
        case `default`, generic, minimal
    }

    /// `UINavigationItem.ItemStyle` (iOS 16 and later).
    public enum ItemStyle: String, CaseIterable, Codable, Sendable {
        case navigator, browser, editor
    }

    /// The title; nil leaves the view controller's.
    public var title: String?
    /// Whether the app's own view takes the place of the title.
    public var hasTitleView = false
    /// The line above the title.
    public var prompt: String?
    /// Whether the title is large where the bar prefers large titles.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The names that the app gives its left items.
    public var leftBarButtonItems: [String] = []
    /// The names that the app gives its right items.
    public var rightBarButtonItems: [String] = []
    /// The title of the back button of the screen above (iOS 11 and later).
    public var backButtonTitle: String?
    /// The title of `backBarButtonItem`, which goes before `backButtonTitle`.
    public var backBarButtonItemTitle: String?
    /// The parts that are shown of the back button of the screen above.
    public var backButtonDisplayMode = BackButtonDisplayMode.default
    /// Whether this screen shows no back button.
    public var hidesBackButton = false
    /// Whether left items appear beside the back button instead of replacing it.
    public var leftItemsSupplementBackButton = false
    /// Whether the back button has an action of the app, and so appears at the root, too (iOS 16 and later).
    public var hasBackAction = false
    /// The purpose of the screen.
    public var style = ItemStyle.navigator
    /// The search controller whose search bar the bar has (iOS 11 and later).
    public var searchController: SearchController?
    /// Whether the search bar is visible only while nothing is scrolled.
    public var hidesSearchBarWhenScrolling = true
    /// The place that the search bar is to have (iOS 16 and later).
    public var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// The item's own `standardAppearance`, which goes before the bar's.
    @Boxed public var standardAppearance: Appearance?
    /// The item's own `compactAppearance`.
    @Boxed public var compactAppearance: Appearance?
    /// The item's own `scrollEdgeAppearance`.
    @Boxed public var scrollEdgeAppearance: Appearance?
    /// The item's own `compactScrollEdgeAppearance` (iOS 15 and later).
    @Boxed public var compactScrollEdgeAppearance: Appearance?

    /// Makes an item with nothing in it.
    public init() {}
}

extension NavigationItem {
    /// Whether it has any appearance of its own.
    var hasAppearance: Bool {
        !(_standardAppearance.isEmpty && _compactAppearance.isEmpty && _scrollEdgeAppearance.isEmpty
            && _compactScrollEdgeAppearance.isEmpty)
    }

    /// Whether the item has an appearance for the slot `property`.
    func hasAppearance(_ property: BarProperty) -> Bool {
        switch property {
        case .standardAppearance: !_standardAppearance.isEmpty
        case .compactAppearance: !_compactAppearance.isEmpty
        case .scrollEdgeAppearance: !_scrollEdgeAppearance.isEmpty
        case .compactScrollEdgeAppearance: !_compactScrollEdgeAppearance.isEmpty
        default: false
        }
    }
}

extension NavigationItem: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.text("title", &title, orNull: true)
        try visitor.member("hasTitleView", &hasTitleView, default: false)
        try visitor.text("prompt", &prompt, orNull: true)
        try visitor.member("largeTitleDisplayMode", &largeTitleDisplayMode, default: .automatic)
        try visitor.member("leftBarButtonItems", &leftBarButtonItems, default: [])
        try visitor.member("rightBarButtonItems", &rightBarButtonItems, default: [])
        try visitor.text("backButtonTitle", &backButtonTitle, orNull: true)
        try visitor.text("backBarButtonItemTitle", &backBarButtonItemTitle, orNull: true)
        try visitor.member("backButtonDisplayMode", &backButtonDisplayMode, default: .default)
        try visitor.member("hidesBackButton", &hidesBackButton, default: false)
        try visitor.member("leftItemsSupplementBackButton", &leftItemsSupplementBackButton, default: false)
        try visitor.member("hasBackAction", &hasBackAction, default: false)
        try visitor.member("style", &style, default: .navigator)
        try visitor.optional("searchController", &searchController, orNull: true)
        try visitor.member("hidesSearchBarWhenScrolling", &hidesSearchBarWhenScrolling, default: true)
        try visitor.member("preferredSearchBarPlacement", &preferredSearchBarPlacement, default: .automatic)
        if visitor.reaches("standardAppearance") {
            try visitor.reached("standardAppearance", &standardAppearance)
        }
        if visitor.reaches("compactAppearance") {
            try visitor.reached("compactAppearance", &compactAppearance)
        }
        if visitor.reaches("scrollEdgeAppearance") {
            try visitor.reached("scrollEdgeAppearance", &scrollEdgeAppearance)
        }
        if visitor.reaches("compactScrollEdgeAppearance") {
            try visitor.reached("compactScrollEdgeAppearance", &compactScrollEdgeAppearance)
        }
    }
}

extension NavigationItem.LargeTitleDisplayMode: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}

extension NavigationItem.BackButtonDisplayMode: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}

extension NavigationItem.ItemStyle: WireName { @usableFromInline package static let names = NameTable(Self.self) }
