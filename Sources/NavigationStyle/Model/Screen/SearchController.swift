/// A `UISearchController` of a screen's item (around.N1).
public struct SearchController: Hashable, Sendable {
    /// `hidesNavigationBarDuringPresentation`; nil is UIKit's own: true in apps that are linked against an SDK before 26.
    public var hidesNavigationBarDuringPresentation: Bool?
    /// The moment at which the screen's code gives it to the item.
    public var setIn = SetIn.viewDidLoad

    /// Makes a search controller that is set in time.
    public init() {}

    /// The moment at which a search controller is set.
    public enum SetIn: String, CaseIterable, Codable, Sendable {
        case viewDidLoad
        /// While the screen is pushed: the search bar never appears (around.N9).
        case duringTransition
    }
}

extension NavigationItem {
    /// `UINavigationItem.SearchBarPlacement` (iOS 16 and later).
    public enum SearchBarPlacement: String, CaseIterable, Codable, Sendable {
        case automatic
        /// Below the row of the buttons; on iOS 26 the toolbar does not take the search bar.
        case stacked
        /// In the row of the buttons.
        case inline
        /// At the trailing edge of an iPad's bar, in the toolbar of a phone (iOS 26 and later).
        case integrated
    }

    /// Returns the placement of the search bar that the item asks for on `os`; `automatic` if `os` does not support it.
    func searchBarPlacement(on os: SystemVersion) -> SearchBarPlacement {
        if os < .searchBarPlacements || preferredSearchBarPlacement == .integrated && os < .liquidGlass {
            return .automatic
        }
        return preferredSearchBarPlacement
    }
}

extension SearchController {
    /// Returns the search controller if UIKit puts it into the bar of its screen on `os`, else nil.
    ///
    /// A screen that is not the root of its stack was pushed; a search controller that is set during the push is too
    /// late.
    func taken(on os: SystemVersion, isRoot: Bool) -> SearchController? {
        os >= .searchControllers && (isRoot || setIn == .viewDidLoad) ? self : nil
    }
}

extension SearchController: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("hidesNavigationBarDuringPresentation", &hidesNavigationBarDuringPresentation)
        try visitor.member("setIn", &setIn, default: .viewDidLoad)
    }
}

extension SearchController.SetIn: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension NavigationItem.SearchBarPlacement: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}
