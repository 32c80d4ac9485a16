/// QMUI_iOS: the methods of a screen's delegate declare its style, which is rendered on the real bar in
/// `viewWillAppear`; fake bars cover a transition between two screens whose styles differ (libraries.10).
///
/// The library swizzles every navigation controller. Nothing is ever written back from a fake bar, and no screen keeps
/// one: at rest, the bar has the properties that the last `viewWillAppear`, and the app's own code after it, have left
/// there.
struct QMUI: StatefulPolicy {
    typealias Library = QMUIDelegate

    /// The action of a navigation controller.
    enum Action: Sendable {
        case unknown, pushed, popping, popped, set
    }

    /// The library's memory of the navigation controller; all of it has its initial value when nothing moves.
    struct ControllerMemory: MemoryValue, Sendable {
        var action = Action.unknown
        /// Whether an animated push or pop is under way.
        var isTransiting = false
        /// The screens that are pushed without animation, whatever the call says, since another transition was under
        /// way.
        var unanimatedPushes: Set<Int> = []
        /// The two screens of the pop under way, from its call to its completion.
        var popped: Popped?
        /// The screen whose fake bar copies every later call of a setter of the real one.
        var bound: Int?
        /// The properties that this fake bar gets when the current callback is over.
        var passing = BarProperties()
        /// Whether the current code has called `setNavigationBarHidden`.
        var isHidingCalled = false
    }

    /// The two screens of a pop.
    struct Popped: Hashable {
        var from: Int
        var to: Int
    }

    /// Returns an initial memory, as nothing outlasts a transition.
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory { ControllerMemory() }

    /// Returns the memory without back buttons: every set gives them to the items below the top, where those that stay
    /// have the same already.
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory {
        var memory = memory
        memory.backItem = nil
        memory.placed = []
        return memory
    }

    /// The library's memory of a screen.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The values of the delegate's methods as declared.
        var declared: QMUIDelegate
        /// The changes to them since.
        var updates = QMUIDelegate()
        /// Whether a transition is under way in which the screen may have a fake bar.
        var showsTransitionBar = false
        /// The library's changes to the item's back button, which the screen above shows.
        var backItem: QMUIBackItem?
        /// The screen with those changes on its item, and with its title view; empty if the item is unchanged.
        var placed: [Screen] = []

        /// The values of the delegate's methods now.
        var delegate: QMUIDelegate { declared.followed(by: updates) }
    }

    /// The library replaces the search controller's own hook (around.N6; QMUI#479).
    var keepsBarHiddenInSearch: Bool { true }

    let environment: NavigationEnvironment
    let isAutomatic: Bool
    let preventsConcurrency: Bool
    /// The applied `QMUIConfigurationTemplate`; nil if there is none.
    let template: QMUITemplate?
    /// The properties of `UINavigationBar.appearance()`, including those that a template sets.
    let proxy: BarProperties

    let initialControllerMemory = ControllerMemory()

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        environment = scenario.environment
        let style = environment.userInterfaceStyle
        isAutomatic = options.automaticCustomNavigationBarTransitionStyle
        preventsConcurrency = options.preventConcurrentNavigationControllerTransitions
        template = options.configurationTemplate?.resolved(for: style)
        let common = scenario.appearanceProxyValues.resolved(for: style)
        proxy = template.map { common.followed(by: $0.proxy) } ?? common
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        let style = environment.userInterfaceStyle
        var delegate = QMUIDelegate()
        if let bar = screen.bar { delegate = QMUIDelegate(bar.resolved(for: style)) }
        var memory = ScreenMemory(declared: delegate.followed(by: library.resolved(for: style)))
        memory.placed = placed(screen, memory)
        return memory
    }

    /// Whether the appearance proxy sets properties that fake bars copy too.
    var proxyStylesBars: Bool {
        var styles: BarPropertySet = [
            .barStyle, .barTintColor, .backgroundImage, .shadowImage, .standardAppearance, .scrollEdgeAppearance,
        ]
        if environment.os >= Self.appearanceLayer { styles.insert(.titleTextAttributes) }
        return !proxy.touched.intersection(styles).isEmpty
    }

    /// Returns whether the bar of a screen with `delegate` is hidden; nil if the library leaves it as it is.
    func isHidden(_ delegate: QMUIDelegate) -> Bool? {
        guard delegate.conforms, delegate.shouldCustomizeNavigationBarTransitionIfHideable ?? false else { return nil }
        return delegate.preferredNavigationBarHidden ?? template?.navigationBarHiddenInitially ?? false
    }

    func given(_ screen: Int, in simulation: Simulation) -> BarProperties {
        var given = BarProperties()
        if let template {
            given = proxy.restricted(to: [.barTintColor, .backgroundImage, .barStyle])
            if let shadowImage = template.shadowImage { given.shadowImage = .some(shadowImage) }
            if let color = template.navBarTintColor { given[.tintColor] = .color(color) }
        }
        if let isHidden = isHidden(simulation[memories, screen].delegate) {
            given.isNavigationBarHidden = BarVisibility(hidden: isHidden)
        }
        return given
    }

    /// Only the large titles, which the library does not manage.
    var directProperties: BarPropertySet { [.prefersLargeTitles] }

    /// Returns `screen` with the changes to its item; empty if there are none.
    func placed(_ screen: Screen, _ memory: ScreenMemory) -> [Screen] {
        guard memory.backItem != nil || memory.delegate.usesTitleView ?? false else { return [] }
        var placed = screen
        if memory.delegate.usesTitleView ?? false { placed.navigationItem.hasTitleView = true }
        if let item = memory.backItem {
            if item.isMinimal { placed.navigationItem.backButtonDisplayMode = .minimal }
            if item.title != nil || !item.isMinimal { placed.navigationItem.backBarButtonItemTitle = item.title }
        }
        return [placed]
    }

    func place(of screen: Int, in simulation: Simulation) -> ScreenPlace? {
        let placed = simulation[memories, screen].placed
        return placed.isEmpty ? nil : ScreenPlace(screens: placed, index: 0)
    }

    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        var scene = scene
        // QMUINavigationController asks the screen, or returns what every screen returns that overrides nothing.
        scene.asksScreenAboutStatusBar = true
        return scene
    }

    /// Returns a motion in which each screen has its fake bar, if there are any; otherwise UIKit changes the one bar.
    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion {
        var motion = PolicyMotion()
        let fakeBars = [transition.from, transition.to].compactMap { $0.flatMap { simulation.records[$0].fakeBar } }
        motion.sharesBar = fakeBars.isEmpty
        motion.leavesSharedBarToUIKit = true
        return motion
    }
}

/// The library's changes to the back button that an item gives the screen above: neither of the two takes the other
/// back (libraries.10.8).
struct QMUIBackItem: Hashable, Sendable {
    /// The title of a `backBarButtonItem`; nil for one without a title, for which UIKit uses its own, and if only the
    /// mode is changed.
    var title: String?
    /// Whether the `backButtonDisplayMode` is minimal.
    var isMinimal = false
}

extension QMUIBackItem: WireObject {
    static let table = MemberTable(Self.self)

    mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.text("title", &title, orNull: true)
        try visitor.member("isMinimal", &isMinimal, default: false)
    }
}

extension QMUI {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        var memory = simulation[memories, screen].resolved(for: simulation.environment.userInterfaceStyle)
        memory.declared = initial.declared
        simulation[memories, screen] = memory
    }
}

extension QMUI.ControllerMemory: ColoredMemory {
    func resolved(for style: UserInterfaceStyle) -> Self {
        var memory = self
        memory.passing = passing.resolved(for: style)
        return memory
    }
}

extension QMUI.ScreenMemory: ColoredMemory {
    func resolved(for style: UserInterfaceStyle) -> Self {
        var memory = self
        memory.declared = declared.resolved(for: style)
        memory.updates = updates.resolved(for: style)
        return memory
    }
}
