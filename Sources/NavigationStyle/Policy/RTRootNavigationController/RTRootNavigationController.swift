/// RTRootNavigationController (libraries.6): every screen sits in a navigation controller of its own, with a real bar.
///
/// The outer bar is hidden for good, and what a screen's code writes goes to the screen's own bar: nothing is captured,
/// copied or put back in any operation, because nothing is shared.
struct RTRootNavigationController: NavigationStylePolicy {
    /// What the library keeps of the outer navigation controller.
    struct ControllerMemory: Hashable, Sendable {
        /// `interactivePopGestureRecognizer.isEnabled`.
        var isInteractivePopEnabled = true
    }

    /// What the library keeps of a screen, besides its bar.
    struct ScreenMemory: Hashable, Sendable {
        /// `rt_disableInteractivePop` as the screen sets it; nil where it never does.
        let disableInteractivePop: Bool?
        /// The same as the library infers it, once, for a screen that never does.
        var inferredDisableInteractivePop: Bool?
        /// The appearances of the root's item that stand in the place of its own; nil ones are `.null`.
        var itemAppearances = BarProperties()
        /// The same of how much of the back button of the screen above is shown.
        var backButtonDisplayMode: NavigationItem.BackButtonDisplayMode?
        /// Whether the library's back item is on its item.
        var hasBackItem = false
        /// The empty screen below it in its own navigation controller, which gives it a system back button.
        var placeholder: Placeholder?
        /// What of its bar was transferred from the outer one and not written since.
        var transferred: BarPropertySet = []
        /// Whether its navigation controller hid its bar by itself (around.S1).
        var isHiddenBySystem = false
        /// The values of proxies set since the start that its bar has.
        var proxied = BarProperties()
    }

    /// What a placeholder takes over from the screen below.
    struct Placeholder: Hashable, Sendable {
        /// Its title.
        var title: String?
        /// The title of its item's `backBarButtonItem`.
        var backBarButtonItemTitle: String?
    }

    /// The options of its own.
    struct Options: WireObject {
        /// Whether a screen's bar takes over what is on the outer one when it loads.
        var transferNavigationBarAttributes = false
        /// Whether a screen gets the system's back button.
        var useSystemBackBarButtonItem = false
        /// Whether `setViewControllers` gets screens of the stack as themselves, and not as their containers.
        var setsContentControllers = false

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("transferNavigationBarAttributes", &transferNavigationBarAttributes, default: false)
            try visitor.member("useSystemBackBarButtonItem", &useSystemBackBarButtonItem, default: false)
            try visitor.member("setsContentControllers", &setsContentControllers, default: false)
        }
    }

    /// What a screen sets of the library.
    struct Library: WireObject {
        /// `rt_disableInteractivePop`; nil where nobody has said so.
        var disableInteractivePop: Bool?

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.optional("disableInteractivePop", &disableInteractivePop)
        }
    }

    /// `transferNavigationBarAttributes`.
    let transfersAttributes: Bool
    /// `useSystemBackBarButtonItem`.
    let usesSystemBackBarButtonItem: Bool
    /// Whether a set wraps the screens of the stack again.
    let setsContentControllers: Bool
    /// What is transferred.
    let transferred: BarPropertySet
    /// What the appearance proxy gives every bar that comes into the window.
    let proxy: BarProperties

    var initialControllerMemory: ControllerMemory { ControllerMemory() }
    /// The appearances of the root's item go over those of every other.
    static let goesByRoot = true
    /// The search controller's own navigation controller is that of the screen below, and not the one that is pushed.
    var keepsBarHiddenInSearch: Bool { true }
    /// Screens that a set wraps again have no bar until they are shown.
    var goesByStack: Bool { setsContentControllers }
    var options: [Value.Member] {
        [
            Value.Member("transferNavigationBarAttributes", .bool(transfersAttributes)),
            Value.Member("useSystemBackBarButtonItem", .bool(usesSystemBackBarButtonItem)),
            Value.Member("setsContentControllers", .bool(setsContentControllers)),
            .copiedProperties(transferred),
        ]
    }

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

    /// What the root's item has went over covered screens as soon as they stood above it.
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory {
        var memory = memory
        memory.itemAppearances = BarProperties()
        memory.backButtonDisplayMode = nil
        return memory
    }

    /// What `transferNavigationBarAttributes` copies on `os`.
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
