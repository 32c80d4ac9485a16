/// The members of operations of all types, in any order: `type`, which decides the meaning of the others, may come
/// last.
@usableFromInline package struct OperationMembers: WireObject {
    @usableFromInline var type: NavigationOperation.Action.Name?
    @usableFromInline var screen: Screen?
    @usableFromInline var screens: [NavigationOperation.ScreenReference]?
    @usableFromInline var properties: BarProperties?
    @usableFromInline var style: BarStyle?
    @usableFromInline var contentOffset: Double?
    @usableFromInline var orientation: Orientation?
    @usableFromInline var outcome: Outcome?
    @usableFromInline var progress: Double?
    @usableFromInline var velocity = 0.0
    @usableFromInline var screenID: Screen.ID?
    @usableFromInline var animated = true
    @usableFromInline var count = 1
    /// The trigger or the cover, by its name; the type decides which names are allowed.
    @usableFromInline var by: String?
    @usableFromInline var timing = NavigationOperation.Timing.settled
    @usableFromInline var direction: NavigationOperation.SwipeDirection?
    @usableFromInline var isShown: Bool?
    @usableFromInline var containers: [String]?
    @usableFromInline var animator: NavigationOperation.Animator?
    @usableFromInline var userInterfaceStyle: UserInterfaceStyle?
    @usableFromInline var contentSizeCategory: ContentSizeCategory?
    @usableFromInline var isActive: Bool?
    @usableFromInline var writes = NavigationOperation.Writes()

    /// The end of a back swipe, if the request states it.
    @usableFromInline enum Outcome: String, CaseIterable, Sendable {
        case finished, cancelled
    }

    @usableFromInline package init() {}

    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.demanded("type", &type)
        try visitor.member("timing", &timing, default: .settled)
        try visitor.optional("screen", &screen)
        try visitor.member("animated", &animated, default: true)
        try visitor.member("count", &count, in: .popCounts, default: 1)
        try visitor.optional("screenID", &screenID)
        try visitor.optional("screens", &screens)
        try visitor.optional("outcome", &outcome)
        try visitor.optional("progress", &progress, in: 0...1)
        try visitor.member("velocity", &velocity, in: .velocities, default: 0)
        try visitor.optional("properties", &properties)
        try visitor.optional("bar", &style)
        try visitor.optional("contentOffset", &contentOffset, in: .points)
        try visitor.optional("orientation", &orientation)
        try visitor.optional("by", &by)
        try visitor.optional("direction", &direction)
        try visitor.optional("isShown", &isShown)
        try visitor.optional("whenContainedInInstancesOf", &containers)
        try visitor.optional("animator", &animator, orNull: true)
        try visitor.optional("userInterfaceStyle", &userInterfaceStyle)
        try visitor.optional("contentSizeCategory", &contentSizeCategory)
        try visitor.optional("isActive", &isActive)
        try visitor.object("writes", &writes)
    }
}

extension OperationMembers.Outcome: WireName { @usableFromInline package static let names = NameTable(Self.self) }
extension NavigationOperation.Timing: WireName { @usableFromInline package static let names = NameTable(Self.self) }
extension NavigationOperation.PopTrigger: WireName { @usableFromInline package static let names = NameTable(Self.self) }
extension NavigationOperation.PushTrigger: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}
extension NavigationOperation.SwipeDirection: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}
extension NavigationOperation.Cover: WireName { @usableFromInline package static let names = NameTable(Self.self) }
extension NavigationOperation.Action.Name: WireName {
    @usableFromInline package static let names = NameTable(Self.self)
}

extension NavigationOperation.Action {
    /// The types of operations, as requests name them.
    public enum Name: String, CaseIterable, Codable, Sendable {
        case push, pop, popTo, popToRoot, setViewControllers, interactivePop, update, scroll, rotate, reappear
        case barHideOnSwipe, barHideOnTap, keyboard, setAppearanceProxy, traitChange
        case search
    }

    /// The type, as requests name it.
    public var name: Name {
        switch self {
        case .push: .push
        case .pop: .pop
        case .popTo: .popTo
        case .popToRoot: .popToRoot
        case .setViewControllers: .setViewControllers
        case .interactivePop: .interactivePop
        case .update: .update
        case .scroll: .scroll
        case .rotate: .rotate
        case .reappear: .reappear
        case .barHideOnSwipe: .barHideOnSwipe
        case .barHideOnTap: .barHideOnTap
        case .keyboard: .keyboard
        case .setAppearanceProxy: .setAppearanceProxy
        case .traitChange: .traitChange
        case .search: .search
        }
    }
}
