/// FDFullscreenPopGesture (seed0.4.3.1; libraries.5): each screen says whether it wants the bar hidden.
///
/// A swipe that begins anywhere goes back. Styles are as under stock UIKit.
struct FDFullscreenPopGesture: StatefulPolicy {
    /// The library's memory of a navigation controller.
    struct ControllerMemory: MemoryValue, Sendable {
        /// Whether the full-screen recognizer is on the view and the system's is off, as from the first push on.
        var hasFullscreenGesture = false
    }

    /// The library's memory of a screen.
    struct ScreenMemory: MemoryValue, Sendable {
        /// Whether the screen wants the bar hidden: `fd_prefersNavigationBarHidden`.
        let prefersNavigationBarHidden: Bool
        /// Whether the full-screen swipe does not begin on the screen: `fd_interactivePopDisabled`.
        let isInteractivePopDisabled: Bool
        /// Whether the screen has the block that hides or shows the bar when it appears: `fd_willAppearInjectBlock`.
        var hasWillAppearBlock = false
    }

    /// The policy's own options.
    struct Options: WireObject {
        /// Whether pushes give screens the block that hides or shows the bar when they appear.
        var viewControllerBasedNavigationBarAppearanceEnabled = true

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member(
                "viewControllerBasedNavigationBarAppearanceEnabled",
                &viewControllerBasedNavigationBarAppearanceEnabled,
                default: true
            )
        }
    }

    /// The members of the library that a screen sets.
    struct Library: WireObject {
        /// Whether the screen wants the bar hidden; nil leaves it to the declared style.
        var prefersNavigationBarHidden: Bool?
        /// Whether the full-screen swipe does not begin on the screen.
        var interactivePopDisabled = false
        /// The distance from the edge within which the swipe may begin, in points.
        ///
        /// A request does not say where a swipe begins: it is assumed to begin at the edge, within the distance.
        var interactivePopMaxAllowedInitialDistanceToLeftEdge = 0.0

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.optional("prefersNavigationBarHidden", &prefersNavigationBarHidden)
            try visitor.member("interactivePopDisabled", &interactivePopDisabled, default: false)
            try visitor.member(
                "interactivePopMaxAllowedInitialDistanceToLeftEdge",
                &interactivePopMaxAllowedInitialDistanceToLeftEdge,
                in: .lengths,
                default: 0
            )
        }
    }

    /// Whether pushes give screens that block: `fd_viewControllerBasedNavigationBarAppearanceEnabled`.
    let isAppearanceControlled: Bool

    var initialControllerMemory: ControllerMemory { ControllerMemory() }
    var options: [Value.Member] {
        [Value.Member("viewControllerBasedNavigationBarAppearanceEnabled", .bool(isAppearanceControlled))]
    }

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        isAppearanceControlled = options.viewControllerBasedNavigationBarAppearanceEnabled
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory(
            prefersNavigationBarHidden: library.prefersNavigationBarHidden
                ?? declared.isNavigationBarHidden?.hidden ?? false,
            isInteractivePopDisabled: library.interactivePopDisabled
        )
    }

    /// All but `hidden`, which goes to `fd_prefersNavigationBarHidden`.
    var directProperties: BarPropertySet { .all.subtracting([.isNavigationBarHidden]) }

    // MARK: - Calls

    /// Returns that a push of a screen on the stack has the effects of the library's own push, and no others: that
    /// calls UIKit only with a screen that is not there.
    static func remedy(for action: NavigationOperation.Action, _ isOnStack: (Screen.ID) -> Bool?)
        -> ImpossibleCallRemedy?
    {
        guard case .push(let screen, let animated) = action, isOnStack(screen.id) == true else { return nil }
        return .repeatedPush(screen.id, animated: animated)
    }

    func stackChange(
        _ change: StackChange,
        by call: NavigationCall,
        on stack: ScreenStack,
        in simulation: Simulation
    ) -> StackChange {
        guard case .push(let screen) = call.verb, stack.contains(screen) else { return change }
        return .nothing(.alreadyOnStack)
    }

    // MARK: - Hooks

    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation) {
        // fd.push.1
        simulation[memories].hasFullscreenGesture = true
        // fd.push.2: the top screen gets a block as well, because not every screen was pushed.
        guard isAppearanceControlled else { return }
        simulation[memories, screen].hasWillAppearBlock = true
        if let top = simulation.top { simulation[memories, top].hasWillAppearBlock = true }
    }

    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {
        let properties = given(screen, in: simulation)
        guard !properties.isEmpty else { return }
        simulation.writeByPolicy(properties, givenBy: screen, rule: .fdViewWillAppear1)
    }

    func given(_ screen: Int, in simulation: Simulation) -> BarProperties {
        var given = BarProperties()
        let memory = simulation[memories, screen]
        guard memory.hasWillAppearBlock else { return given }
        given.isNavigationBarHidden = BarVisibility(
            hidden: memory.prefersNavigationBarHidden,
            animation: .asTransition
        )
        return given
    }

    func nextTurn(after event: Step.Event.Name, of screen: Int, in simulation: inout Simulation) {
        // This does not depend on appearance control. The screen is assumed to know its navigation controller even if
        // it was removed without animation (libraries.0).
        guard event == .viewWillDisappear, let top = simulation.top,
            !simulation[memories, top].prefersNavigationBarHidden
        else { return }
        var properties = BarProperties()
        properties.isNavigationBarHidden = BarVisibility(hidden: false)
        simulation.writeByPolicy(properties, rule: .fdViewWillDisappear1)
    }

    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool? {
        // fd.gesture.1: neither a hidden bar nor the screen's items matter to the library's own recognizer.
        guard simulation[memories].hasFullscreenGesture else { return nil }
        return !simulation[memories, screen].isInteractivePopDisabled
    }
}
