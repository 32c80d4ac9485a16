/// The settings of the navigation controller, apart from its state, and the containers around it.
public struct NavigationController: Hashable, Sendable {
    /// The style in which it is presented itself; nil if it is not presented, but the window's or a tab's (around.O2).
    public var modalPresentationStyle: ModalPresentationStyle?
    /// Whether it decides about the status bar even if it does not cover the screen (around.O8).
    public var modalPresentationCapturesStatusBarAppearance = false
    /// The tab bar below it; nil if it is not in a tab (around.P4).
    public var tabBar: TabBar?
    /// Its own view.
    public var view = ContainerView()
    /// The window.
    public var window = Window()
    /// The classes around the bar, innermost first, including superclasses that a proxy may name (around.R4).
    public var containerClasses = NavigationController.usualClasses

    /// Makes a navigation controller that is the window's root view controller.
    public init() {}

    /// `UIModalPresentationStyle`.
    public enum ModalPresentationStyle: String, CaseIterable, Codable, Sendable {
        case automatic, fullScreen, overFullScreen, pageSheet, formSheet, custom
    }

    /// A `UITabBar`.
    public struct TabBar: Hashable, Sendable {
        /// Whether root views extend under it.
        public var isTranslucent = true

        /// Makes a translucent tab bar.
        public init() {}
    }

    /// The view of the navigation controller.
    public struct ContainerView: Hashable, Sendable {
        /// Its color; nil if it has none.
        public var backgroundColor: BarColor?

        /// Makes a view without a color.
        public init() {}
    }

    /// The window of the app.
    public struct Window: Hashable, Sendable {
        /// Its color: nil if unknown, `.some(nil)` if it has none, which is black.
        public var backgroundColor: BarColor??

        /// Makes a window with an unknown color.
        public init() {}
    }

    /// The classes around the bar of a navigation controller for which the request names none.
    @usableFromInline package static let usualClasses = ["UINavigationController"]
    /// The allowed numbers of classes.
    package static let classCounts = 1...32
}

extension NavigationController: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("modalPresentationStyle", &modalPresentationStyle, orNull: true)
        try visitor.member(
            "modalPresentationCapturesStatusBarAppearance",
            &modalPresentationCapturesStatusBarAppearance,
            default: false
        )
        try visitor.optional("tabBar", &tabBar, orNull: true)
        try visitor.object("view", &view)
        try visitor.object("window", &window)
        try visitor.member("containerClasses", &containerClasses, default: NavigationController.usualClasses)
    }
}

extension NavigationController.ModalPresentationStyle: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}

extension NavigationController.TabBar: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.member("isTranslucent", &isTranslucent, default: true)
    }
}

extension NavigationController.ContainerView: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("backgroundColor", &backgroundColor, orNull: true)
    }
}

extension NavigationController.Window: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.withNull("backgroundColor", &backgroundColor)
    }
}

extension NavigationController {
    /// Returns the faults of the navigation controller at `pointer`.
    package func faults(at pointer: String) -> [RequestFault] {
        containerClasses.classFaults(Self.classCounts, at: pointer + "/containerClasses")
    }
}
