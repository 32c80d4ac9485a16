/// RTRootNavigationController (libraries.6): every screen is in a navigation controller of its own, with a real bar.
///
/// The outer bar is always hidden, and the code of a screen writes to the screen's own bar. No operation captures,
/// copies or restores anything, because nothing is shared.
struct RTRootNavigationController: StatefulPolicy {
    /// The library's memory of the outer navigation controller.
    struct ControllerMemory: MemoryValue, Sendable {
        /// Whether the outer `interactivePopGestureRecognizer` is enabled.
        var isInteractivePopEnabled = true
    }

    /// The library's memory of a screen, besides its bar.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The `rt_disableInteractivePop` that the screen sets; nil if it never does.
        let disableInteractivePop: Bool?
        /// The value that the library infers, once, for a screen that never sets it.
        var inferredDisableInteractivePop: Bool?
        /// The appearances of the root's item that have replaced its own, with `.null` for nil.
        var itemAppearances = BarProperties()
        /// The display mode of the root's back button that has replaced its own.
        var backButtonDisplayMode: NavigationItem.BackButtonDisplayMode?
        /// Whether the library's back item is on its item.
        var hasBackItem = false
        /// The empty screen below it in its own navigation controller, which gives it a system back button.
        var placeholder: Placeholder?
        /// The properties of its bar that were transferred from the outer one and not written since.
        var transferred: BarPropertySet = []
        /// Whether its navigation controller has hidden its bar by itself (around.S1).
        var isHiddenBySystem = false
        /// The values that its bar has from proxies set since the start.
        var proxied = BarProperties()
    }

    /// The properties that a placeholder copies from the screen below.
    struct Placeholder: Hashable, Sendable {
        /// The title of the screen.
        var title: String?
        /// The title of its item's `backBarButtonItem`.
        var backBarButtonItemTitle: String?
    }

    /// The policy's own options.
    struct Options: WireObject {
        /// Whether a screen's bar copies the properties of the outer one when it loads.
        var transferNavigationBarAttributes = false
        /// Whether a screen gets the system's back button.
        var useSystemBackBarButtonItem = false
        /// Whether `setViewControllers` receives the screens of the stack themselves, and not their containers.
        var setsContentControllers = false

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("transferNavigationBarAttributes", &transferNavigationBarAttributes, default: false)
            try visitor.member("useSystemBackBarButtonItem", &useSystemBackBarButtonItem, default: false)
            try visitor.member("setsContentControllers", &setsContentControllers, default: false)
        }
    }

    /// The members of the library that a screen sets.
    struct Library: WireObject {
        /// The value of `rt_disableInteractivePop`; nil if not set.
        var disableInteractivePop: Bool?

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.optional("disableInteractivePop", &disableInteractivePop)
        }
    }

    /// Whether a screen's bar copies the properties of the outer one: `transferNavigationBarAttributes`.
    let transfersAttributes: Bool
    /// Whether a screen gets the system's back button: `useSystemBackBarButtonItem`.
    let usesSystemBackBarButtonItem: Bool
    /// Whether a set wraps the screens of the stack again.
    let setsContentControllers: Bool
    /// The properties that are transferred.
    let transferred: BarPropertySet
    /// The properties that the appearance proxy gives every bar that enters the window.
    let proxy: BarProperties

    var initialControllerMemory: ControllerMemory { ControllerMemory() }
    /// Whether the top depends on the root: the appearances of the root's item replace those of all others.
    static let goesByRoot = true
    /// The search controller's own navigation controller is that of the screen below, not the pushed one.
    var keepsBarHiddenInSearch: Bool { true }
    /// Whether an audit has to replay: screens that a set wraps again have no bar until they are shown.
    var goesByStack: Bool { setsContentControllers }
    var options: [Value.Member] {
        [
            Value.Member("transferNavigationBarAttributes", .bool(transfersAttributes)),
            Value.Member("useSystemBackBarButtonItem", .bool(usesSystemBackBarButtonItem)),
            Value.Member("setsContentControllers", .bool(setsContentControllers)),
            .copiedProperties(transferred),
        ]
    }

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        transfersAttributes = options.transferNavigationBarAttributes
        usesSystemBackBarButtonItem = options.useSystemBackBarButtonItem
        setsContentControllers = options.setsContentControllers
        transferred = scenario.policy.copiedProperties ?? Self.transferred(on: scenario.environment.os)
        self.proxy =
            scenario.appearanceProxyValues.resolved(for: scenario.environment.userInterfaceStyle)
            .restricted(to: .all.subtracting(.ofNavigationController)).withoutDefaults
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory(disableInteractivePop: library.disableInteractivePop)
    }

    /// Returns the memory without the values of the root's item, which covered screens got as soon as they were above
    /// it.
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory {
        var memory = memory
        memory.itemAppearances = BarProperties()
        memory.backButtonDisplayMode = nil
        return memory
    }

    /// Returns the properties that `transferNavigationBarAttributes` copies on `os`.
    private static func transferred(on os: SystemVersion) -> BarPropertySet {
        var result = legacyProperties
        if os >= .largeTitles { result = result.union([.prefersLargeTitles, .largeTitleTextAttributes]) }
        if os >= .appearanceObjects {
            result = result.union([.standardAppearance, .scrollEdgeAppearance, .compactAppearance])
        }
        if os >= SystemVersion(15) { result.insert(.compactScrollEdgeAppearance) }
        return result
    }

    private static let legacyProperties: BarPropertySet = [
        .isTranslucent, .tintColor, .barTintColor, .barStyle, .backgroundColor, .backgroundImage, .titleTextAttributes,
        .shadowImage, .backIndicatorImage, .backIndicatorTransitionMaskImage,
    ]
}
