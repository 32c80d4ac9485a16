/// The whole state of a navigation controller at rest; it can be sent back with the next request.
public struct ControllerState: Hashable, Sendable {
    /// A bar that a policy put on a screen's view.
    public struct FakeBar: Hashable, Sendable {
        /// Whether it is in the view hierarchy; a detached one is only remembered.
        public var isAttached: Bool
        /// Its view's own flag.
        public var isHidden: Bool
        /// Its visible properties: no nil values, and the effective `isTranslucent`.
        public var properties: BarProperties

        /// Makes a fake bar.
        public init(isAttached: Bool, isHidden: Bool = false, properties: BarProperties) {
            self.isAttached = isAttached
            self.isHidden = isHidden
            self.properties = properties
        }
    }

    /// The screens, root first.
    public var stack: [Screen.ID] = []
    /// The screens whose views have been loaded, in stack order.
    public var loaded: [Screen.ID] = []
    /// The properties that differ from UIKit's defaults; `isTranslucent` only if it was set explicitly.
    public var bar = BarProperties()
    /// The navigation controller's flag.
    public var isNavigationBarHidden = false
    /// Whether a policy hides the bar's view as a whole.
    public var isBarHidden = false
    /// Whether a policy hides the bar's background.
    public var isBackgroundHidden = false
    /// The fake bars of the screens of `stack`.
    public var fakeBars: [Screen.ID: FakeBar] = [:]
    /// Whether a pop between two screens without bars was cancelled (seed0.6.8).
    public var isItemStackAtRisk = false
    /// The state that the policy keeps, as its page describes it.
    public var policyState: Value?
    /// The writers of the bar's properties; properties that were never written are left out.
    public var provenance = ProvenanceTable()
    /// The distances by which screens have been scrolled since they appeared, in points; only those that were scrolled.
    public var contentOffsets: [Screen.ID: Double] = [:]
    /// The orientation since the phone was last rotated; nil if it is still the environment's.
    public var orientation: Orientation?
    /// Whether the keyboard is shown.
    public var isKeyboardShown = false
    /// The values that `UINavigationBar.appearance()` has been given since the start.
    public var appearanceProxy = BarProperties()
    /// The proxies for bars in containers that have been set since the start.
    public var containedAppearanceProxies: [ContainedAppearanceProxy] = []
    /// The screens with a bar button item that has stayed pale since it was tapped (around.T1), in stack order.
    public var dimmedItems: [Screen.ID] = []
    /// The interface style since the system's setting changed; nil if it is still the environment's.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// The size of text since the system's setting changed; nil if it is still the environment's.
    public var contentSizeCategory: ContentSizeCategory?
    /// The colors of `bar`, `fakeBars` and `saved` that differ in light and dark.
    public var dynamicColors = DynamicColors()
    /// The screens whose searches are active, in stack order.
    public var activeSearches: [Screen.ID] = []
    /// The screens whose late scroll views UIKit has found, in stack order (around.M2).
    public var trackedScrollViews: [Screen.ID] = []
    /// The values that the code of screens has saved and may write back.
    public var saved: [Screen.ID: SavedBars] = [:]

    /// Makes the state of a controller without screens.
    public init() {}
}

extension ControllerState: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("stack", &stack)
        try visitor.required("loaded", &loaded)
        try visitor.always("bar", &bar, default: BarProperties())
        try visitor.always("isNavigationBarHidden", &isNavigationBarHidden, default: false)
        try visitor.always("isBarHidden", &isBarHidden, default: false)
        try visitor.always("isBackgroundHidden", &isBackgroundHidden, default: false)
        try visitor.byScreen("fakeBars", &fakeBars, in: stack, always: true)
        try visitor.always("isItemStackAtRisk", &isItemStackAtRisk, default: false)
        try visitor.open("policyState", &policyState, .anything)
        try visitor.member("provenance", &provenance, default: ProvenanceTable())
        try visitor.byScreen("contentOffsets", &contentOffsets, in: stack, range: .points)
        try visitor.optional("orientation", &orientation)
        try visitor.member("isKeyboardShown", &isKeyboardShown, default: false)
        try visitor.member("appearanceProxy", &appearanceProxy, default: BarProperties())
        try visitor.member("containedAppearanceProxies", &containedAppearanceProxies, default: [])
        try visitor.member("dimmedItems", &dimmedItems, default: [])
        try visitor.optional("userInterfaceStyle", &userInterfaceStyle)
        try visitor.optional("contentSizeCategory", &contentSizeCategory)
        try visitor.member("dynamicColors", &dynamicColors, default: DynamicColors())
        try visitor.member("activeSearches", &activeSearches, default: [])
        try visitor.member("trackedScrollViews", &trackedScrollViews, default: [])
        try visitor.byScreen("saved", &saved, in: stack, always: false)
    }
}

extension ControllerState.FakeBar: WireObject {
    @usableFromInline package static let table = MemberTable(Self.self)

    @usableFromInline package init() { self.init(isAttached: false, properties: BarProperties()) }

    @inlinable
    package mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure)
    {
        try visitor.required("isAttached", &isAttached)
        try visitor.always("isHidden", &isHidden, default: false)
        try visitor.required("properties", &properties)
    }
}
