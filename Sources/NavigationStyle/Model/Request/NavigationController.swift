/// The navigation controller, beside its state: what it is, and what it stands in.
public struct NavigationController: Hashable, Sendable {
    /// The classes around the bar, innermost first, superclasses that a proxy may name among them (around.R4).
    public var containerClasses = NavigationController.usualClasses

    /// Makes a navigation controller that is the window's.
    public init() {}

    /// The classes around the bar of a navigation controller that says nothing of them.
    @usableFromInline package static let usualClasses = ["UINavigationController"]
    /// The numbers of classes that there may be.
    package static let classCounts = 1...32
}

extension NavigationController: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.member("containerClasses", &containerClasses, default: NavigationController.usualClasses)
    }
}

extension NavigationController {
    /// Returns the faults of what stands at `pointer`.
    func faults(at pointer: String) -> [RequestFault] {
        containerClasses.classFaults(Self.classCounts, at: pointer + "/containerClasses")
    }
}
