/// QMUI_iOS: every screen's style is declared by its delegate's methods and rendered on the real bar in `viewWillAppear`; fake
/// bars cover a transition between two screens whose styles differ (libraries.10).
///
/// The library swizzles every navigation controller. Nothing is ever written back from a fake bar and no screen keeps one:
/// what is on the bar at rest is what the last `viewWillAppear`, and the app's own code after it, left there.
struct QMUI: NavigationStylePolicy {
    typealias Library = QMUIDelegate

    /// What a navigation controller is doing.
    enum Action: Sendable {
        case unknown, pushed, popping, popped, set
    }

    /// What the library keeps of the navigation controller; all of it is as it comes when nothing moves.
    struct ControllerMemory: Hashable, Sendable {
        var action = Action.unknown
        /// Whether an animated push or pop is under way.
        var isTransiting = false
        /// The screens that are pushed without animation whatever the call says: another transition was under way.
        var unanimatedPushes: Set<Int> = []
        /// The screens between which the pop under way is, from its call to its completion.
        var popped: Popped?
        /// The screen whose fake bar gets a copy of every later call of a setter of the real one.
        var bound: Int?
        /// What that fake bar is to get when the callback under way is over.
        var passing = BarProperties()
        /// Whether the code under way has called `setNavigationBarHidden`.
        var isHidingCalled = false
    }

    /// The screens between which a pop is.
    struct Popped: Hashable {
        var from: Int
        var to: Int
    }

    /// Nothing of it outlasts a transition.
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory { ControllerMemory() }

    /// Every set gives the items below the top their back buttons, which those that stay have.
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory {
        var memory = memory
        memory.backItem = nil
        memory.placed = []
        return memory
    }

    /// What the library keeps of a screen.
    struct ScreenMemory: Hashable, Sendable {
        /// What the delegate's methods answer as they came.
        var declared: QMUIDelegate
        /// What has changed of that since.
        var updates = QMUIDelegate()
        /// Whether a transition is on in which the screen may have a fake bar.
        var showsTransitionBar = false
        /// What the library made of the item's back button, which is the one of the screen above.
        var backItem: QMUIBackItem?
        /// The screen with that on its item, and with its title view; none where it is as it came.
        var placed: [Screen] = []

        /// What the delegate's methods answer.
        var delegate: QMUIDelegate { declared.followed(by: updates) }
    }

    /// What is handed to the coordinator.
    enum CoordinatorBlock: Sendable {
        /// The tint of a screen, which is given by its method or by the template.
        case tint(BarColor, of: Int, isOwn: Bool)
        /// The end of a call: the screens between which it is, nil where it is not between two.
        case end(from: Int?, to: Int?)
    }

    /// The library takes the place of the search controller's own hook (around.N6; QMUI#479).
    var keepsBarHiddenInSearch: Bool { true }

    let environment: NavigationEnvironment
    let isAutomatic: Bool
    let preventsConcurrency: Bool
    /// `QMUIConfigurationTemplate`; nil where none is applied.
    let template: QMUITemplate?
    /// `UINavigationBar.appearance()`, with what a template leaves there.
    let proxy: BarProperties

    let initialControllerMemory = ControllerMemory()
    var writesDeclaredStyle: Bool { false }

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

    /// Whether the appearance proxy gives bars a style that fake bars are made of, too.
    var proxyStylesBars: Bool {
        var styles: BarPropertySet = [
            .barStyle, .barTintColor, .backgroundImage, .shadowImage, .standardAppearance, .scrollEdgeAppearance,
        ]
        if environment.os >= Self.appearanceLayer { styles.insert(.titleTextAttributes) }
        return !proxy.touched.intersection(styles).isEmpty
    }

    /// Whether the bar of a screen with `delegate` is hidden; nil where the library leaves that as it is.
    func isHidden(_ delegate: QMUIDelegate) -> Bool? {
        guard delegate.conforms, delegate.shouldCustomizeNavigationBarTransitionIfHideable ?? false else { return nil }
        return delegate.preferredNavigationBarHidden ?? template?.navigationBarHiddenInitially ?? false
    }

    func given(_ screen: Int, in simulation: Simulation<Self>) -> BarProperties {
        var given = BarProperties()
        if let template {
            given = proxy.restricted(to: [.barTintColor, .backgroundImage, .barStyle])
            if let shadowImage = template.shadowImage { given.shadowImage = .some(shadowImage) }
            if let color = template.navBarTintColor { given[.tintColor] = .color(color) }
        }
        if let isHidden = isHidden(simulation.records[screen].memory.delegate) {
            given.isNavigationBarHidden = BarVisibility(hidden: isHidden)
        }
        return given
    }

    /// Large titles are no concern of the library's.
    func directWrites(of declared: BarProperties) -> BarProperties {
        declared.restricted(to: [.prefersLargeTitles])
    }

    /// `screen` with what is on its item and in it; none where that is as it came.
    func placed(_ screen: Screen, _ memory: ScreenMemory) -> [Screen] {
        guard memory.backItem != nil || memory.delegate.usesTitleView ?? false else { return [] }
        var placed = screen
        if memory.delegate.usesTitleView ?? false { placed.navigationItem.hasTitleView = true }
        switch memory.backItem {
        case .title(let title): placed.navigationItem.backBarButtonItemTitle = title
        case .minimal: placed.navigationItem.backButtonDisplayMode = .minimal
        case nil: break
        }
        return [placed]
    }

    func place(of screen: Int, in simulation: Simulation<Self>) -> ScreenPlace? {
        let placed = simulation.records[screen].memory.placed
        return placed.isEmpty ? nil : ScreenPlace(screens: placed, index: 0)
    }

    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation<Self>) -> BarScene {
        var scene = scene
        // QMUINavigationController hands the question on, or answers it by what every screen answers that overrides nothing.
        scene.asksScreenAboutStatusBar = true
        return scene
    }

    /// Where the two screens have fake bars, each carries one; otherwise the one bar is UIKit's to change.
    func motion(of transition: Transition, in simulation: Simulation<Self>) -> PolicyMotion {
        var motion = PolicyMotion()
        let fakeBars = [transition.from, transition.to].compactMap { $0.flatMap { simulation.records[$0].fakeBar } }
        motion.sharesBar = fakeBars.isEmpty
        motion.leavesSharedBarToUIKit = true
        return motion
    }
}

/// What the library made of the back button that an item gives the screen above.
enum QMUIBackItem: Hashable, Sendable {
    /// A `backBarButtonItem`; nil is one without a title, for which UIKit has its own.
    case title(String?)
    /// `backButtonDisplayMode` minimal.
    case minimal
}

extension QMUI {
    /// The colors follow in what is kept of `screen`, which would begin with `initial`.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {
        var memory = simulation.records[screen].memory
        memory.declared = initial.declared
        memory.updates = memory.updates.resolved(for: simulation.environment.userInterfaceStyle)
        simulation.records[screen].memory = memory
    }
}
