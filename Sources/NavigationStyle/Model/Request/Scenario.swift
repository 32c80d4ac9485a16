/// The common part of all requests: a navigation stack, its history, its environment and its policy.
public struct Scenario: Hashable, Sendable {
    /// The way in which the stack was built, unless a `controller` describes the result of its history.
    public enum Origin: String, CaseIterable, Codable, Sendable {
        /// The screens were pushed one after another, animated and settled.
        case pushed
        /// The screens were set by one `setViewControllers` without animation on an empty controller that then
        /// appeared.
        case set
    }

    /// The settings in force before any screen's code runs.
    public struct Defaults: Hashable, Sendable {
        /// The default style of the policies that have one.
        public var bar: BarStyle?
        /// `UINavigationBar.appearance()` (uikit.B4).
        public var appearanceProxy = BarProperties()
        /// The proxies for bars in containers of certain classes (around.R4).
        public var containedAppearanceProxies: [ContainedAppearanceProxy] = []
        /// The properties written to the bar before the first screen came, by the navigation controller's own code, its
        /// storyboard or the code that made it.
        public var navigationBar = BarProperties()

        /// Makes defaults that set nothing.
        public init() {}
    }

    /// The policy.
    public var policy = PolicySelection()
    /// The device and the system.
    public var environment = NavigationEnvironment()
    /// The settings in force before any screen's code runs.
    public var defaults = Defaults()
    /// The screens, root first.
    public var stack: [Screen]
    /// The way in which the stack was built.
    public var origin = Origin.pushed
    /// Whether this navigation controller is nested in another (seed0.6.8).
    public var isNested = false
    /// The navigation controller's own settings, and the containers around it.
    public var navigationController = NavigationController()
    /// The state that an earlier response returned; its `stack` lists the ids of `stack` in order.
    @Boxed public var controller: ControllerState?
    /// The parts of the response; nil for the default ones, which are for people.
    public var include: Inclusion?

    /// Makes a scenario of `stack` with everything else as it is by default.
    public init(stack: [Screen]) {
        self.stack = stack
    }
}

extension Scenario.Defaults: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.optional("bar", &bar, orNull: true)
        try visitor.member("appearanceProxy", &appearanceProxy, default: BarProperties(), orNull: true)
        try visitor.member("containedAppearanceProxies", &containedAppearanceProxies, default: [])
        try visitor.member("navigationBar", &navigationBar, default: BarProperties(), orNull: true)
    }
}

extension Scenario {
    /// Passes the members that every request has to `visitor`, including the policy if `hasPolicy`.
    @inlinable mutating func members<Visitor: MemberVisitor & ~Copyable>(
        _ visitor: inout Visitor,
        hasPolicy: Bool
    ) throws(Visitor.Failure) {
        if hasPolicy { try visitor.member("policy", &policy, default: PolicySelection()) }
        try visitor.object("environment", &environment, orNull: true)
        try visitor.object("defaults", &defaults, orNull: true)
        try visitor.required("stack", &stack)
        try visitor.member("origin", &origin, default: .pushed)
        try visitor.member("nested", &isNested, default: false)
        try visitor.object("navigationController", &navigationController)
        if visitor.reaches("controller") { try visitor.reached("controller", &controller) }
        try visitor.optional("include", &include)
    }
}

extension Scenario.Origin: WireName { @usableFromInline package static let names = NameTable(Self.self) }
