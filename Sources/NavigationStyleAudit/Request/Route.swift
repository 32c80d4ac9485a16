public import NavigationStyle

extension AuditRequest {
    /// A way by code from some screens to others.
    public struct Route: Hashable, Sendable {
        /// The screens at which a route begins.
        public enum Origin: Hashable, Sendable {
            /// Every screen.
            case anywhere
            /// The screens of these kinds.
            case screens([Screen.ID])
        }

        /// The call that a route makes.
        public enum Means: String, CaseIterable, Sendable {
            /// A new screen goes on top.
            case push
            /// New screens replace the whole stack.
            case set
            /// Goes back to the nearest screen of a kind below the top.
            case popTo
            /// Goes back to the nearest screen of a kind, or pushes a new one if there is none.
            case popToOrPush
            /// A new screen replaces the one on top.
            case replaceTop
            /// Opens another navigation controller, which has a bar of its own.
            case present
        }

        /// The screens at which it begins.
        public var from: Origin
        /// The kinds among those at which it does not begin.
        public var except: [Screen.ID] = []
        /// The kinds it leads to, each by a way of its own; for `present`, the names of entries.
        public var to: [Screen.ID] = []
        /// The call that it makes.
        public var by = Means.push
        /// Whether it is animated.
        public var animated = true
        /// The kinds of the new screens of a `set`, root first.
        public var stack: [Screen.ID] = []
        /// Whether a `set` keeps the root below them.
        public var keepRoot = false
        /// Whether a push is made by a tap on a bar button item of the screen that it begins at (around.T1).
        public var isBarButtonItemTap = false
        /// The animator that the delegate has for it; nil is UIKit's own.
        public var animator: NavigationOperation.Animator?
        /// The flags that must be true.
        public var needs: [String] = []
        /// The flags that are true afterwards.
        public var sets: [String] = []
        /// The flags that are false afterwards.
        public var clears: [String] = []
        /// The kind that must be on the stack, the top included.
        public var onlyIfOnStack: Screen.ID?
        /// The kind that must not be on the stack.
        public var unlessOnStack: Screen.ID?
        /// The name of the route.
        public var name: String?
        /// The position of the call in the app's code.
        public var source: AuditScreen.Source?
        /// The properties that the code beside the call writes to the bar.
        public var writes = NavigationOperation.Writes()
        /// The styles that this code gives each new screen.
        public var screen: Screen?
        /// Whether it is uncertain that the app takes the route, as the code was not followed to its end.
        public var isPossible = false

        /// Makes a push.
        public init(from: Origin, to: [Screen.ID]) {
            self.from = from
            self.to = to
        }
    }
}

/// One id or several.
private struct OneOrMore: WireForm, Equatable {
    var ids: [Screen.ID]

    static var shape: Shape { .anyOf([Screen.ID.shape, .array(Screen.ID.shape)]) }

    static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        if try reader.kind() == .string {
            return try Screen.ID.read(from: &reader, orNull: false).map { Self(ids: [$0]) }
        }
        return try [Screen.ID].read(from: &reader, orNull: false).map { Self(ids: $0) }
    }

    func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        if ids.count == 1 { ids[0].write(to: &writer) } else { ids.write(to: &writer) }
    }
}

extension AuditRequest.Route.Origin: WireForm {
    /// The wire form of every screen.
    private static let anywhereWord: Screen.ID = "*"

    @usableFromInline package static var shape: Shape { OneOrMore.shape }

    @usableFromInline package static func read<Reader: FormReader & ~Copyable>(
        from reader: inout Reader,
        orNull: Bool
    ) throws(Reader.Failure) -> Self? {
        try OneOrMore.read(from: &reader, orNull: orNull).map {
            $0.ids == [anywhereWord] ? .anywhere : .screens($0.ids)
        }
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        switch self {
        case .anywhere: Self.anywhereWord.write(to: &writer)
        case .screens(let ids): OneOrMore(ids: ids).write(to: &writer)
        }
    }
}

extension AuditRequest.Route.Means: WireName { @usableFromInline package static let names = NameTable(Self.self) }

extension AuditRequest.Route: WireObject, WireElement {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(from: .screens([]), to: []) }

    @usableFromInline package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor)
        throws(Visitor.Failure)
    {
        try visitor.required("from", &from)
        try visitor.member("except", &except, default: [])
        var destinations = OneOrMore(ids: to)
        try visitor.member("to", &destinations, default: OneOrMore(ids: []))
        to = destinations.ids
        try visitor.member("by", &by, default: .push)
        try visitor.member("animated", &animated, default: true)
        try visitor.member("barButtonItem", &isBarButtonItemTap, default: false)
        try visitor.optional("animator", &animator, orNull: true)
        try visitor.member("stack", &stack, default: [])
        try visitor.member("keepRoot", &keepRoot, default: false)
        try visitor.member("needs", &needs, default: [])
        try visitor.member("sets", &sets, default: [])
        try visitor.member("clears", &clears, default: [])
        try visitor.optional("onlyIfOnStack", &onlyIfOnStack)
        try visitor.optional("unlessOnStack", &unlessOnStack)
        try visitor.optional("name", &name)
        try visitor.optional("source", &source)
        try visitor.object("writes", &writes)
        var code = screen.map(RouteScreen.init)
        try visitor.optional("screen", &code)
        screen = code?.screen
        try visitor.member("isPossible", &isPossible, default: false)
    }
}

/// A screen without its id.
private struct RouteScreen: WireObject {
    var screen = Screen(id: "")

    static let table = MemberTable(Self.self)

    init() {}

    init(_ screen: Screen) { self.screen = screen }

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try screen.contents(&visitor)
    }
}

extension AuditRequest.Route {
    /// The members that a route of these means does not have, and whether this one has them all the same.
    var strangeMembers: [(name: String, isGiven: Bool)] {
        let members: [(name: String, isGiven: Bool, means: [Means])] = [
            ("stack", !stack.isEmpty, [.set]),
            ("keepRoot", keepRoot, [.set]),
            ("barButtonItem", isBarButtonItemTap, [.push, .popToOrPush]),
            ("animator", animator != nil, [.push, .set, .popTo, .popToOrPush, .replaceTop]),
        ]
        return members.filter { !$0.means.contains(by) }.map { ($0.name, $0.isGiven) }
    }
}
