// UIKit's behavior, for everything that a policy does not hook.
extension NavigationStylePolicy {
    var edition: String? { nil }
    var options: [Value.Member] { [] }
    var managedProperties: BarPropertySet { Self.page.copiedProperties }
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory { memory }
    func memory(_ memory: ScreenMemory, of properties: BarPropertySet) -> ScreenMemory { memory }
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory { memory }
    /// Whether it makes copies of what is on the bar, and brings them back.
    static var copiesStyles: Bool { page.family == .fakeBarsInTransition && conduct.copiesStyles }
    /// Whether each screen carries a whole bar of its own while the screens move, with its titles and buttons.
    static var carriesWholeBars: Bool { conduct.carriesWholeBars(in: page.family) }
    static var goesByRoot: Bool { false }
    static var goesByWriters: Bool { false }
    static var resolvesColorsByScreen: Bool { false }
    var goesByLayout: Bool { false }
    var goesByStack: Bool { false }
    var takesSearchControllers: Bool { true }
    var keepsBarHiddenInSearch: Bool { false }
    var minimumSystem: SystemVersion { Self.page.minimumSystem }
    var directProperties: BarPropertySet { .all }
    /// Returns the part of a screen's declared style that its code writes to the bar itself.
    func directWrites(of declared: BarProperties) -> BarProperties { declared.restricted(to: directProperties) }
    static func faults(of options: Options, in scenario: Scenario) -> [RequestFault] { [] }
    func faults(of library: Library, on screen: Screen) -> [RequestFault] { [] }
    func navigationControllerDidLoad(in simulation: inout Simulation<Self>) {}

    static func remedy(for action: NavigationOperation.Action, _ isOnStack: (Screen.ID) -> Bool?)
        -> ImpossibleCallRemedy?
    { nil }
    func stackChange(
        _ change: StackChange,
        by call: NavigationCall,
        on stack: ScreenStack,
        in simulation: Simulation<Self>
    ) -> StackChange { change }

    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {}
    func willPop(animated: Bool, in simulation: inout Simulation<Self>) {}
    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation<Self>) {}
    func willPopToRoot(animated: Bool, in simulation: inout Simulation<Self>) {}
    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation<Self>) {}
    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation<Self>) -> ShouldPop {
        simulation.recordShouldPop(screen)
        return .pops
    }

    func didPush(_ screen: Int, beginning transition: Transition?, in simulation: inout Simulation<Self>) {}
    func didPop(isInteractive: Bool, beginning transition: Transition?, in simulation: inout Simulation<Self>) {}
    func didSetViewControllers(
        _ screens: [Int],
        replacing stack: ScreenStack,
        beginning transition: Transition?,
        in simulation: inout Simulation<Self>
    ) {}

    func viewDidLoad(_ screen: Int, in simulation: inout Simulation<Self>) {}
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>) {}
    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation<Self>) {
    }
    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>) {}
    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation<Self>) {}
    func viewDidDisappear(_ screen: Int, in simulation: inout Simulation<Self>) {}

    func willShow(_ screen: Int, in simulation: inout Simulation<Self>) {}
    func animateAlongside(_ transition: Transition, in simulation: inout Simulation<Self>) {}
    func motion(of transition: Transition, in simulation: Simulation<Self>) -> PolicyMotion { PolicyMotion() }
    func interactionDidChange(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation<Self>) {}
    func didEnd(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation<Self>) {}
    func didShow(_ screen: Int, in simulation: inout Simulation<Self>) {}

    func nextTurn(after event: Step.Event.Name, of screen: Int, in simulation: inout Simulation<Self>) {}
    func didRemove(_ screen: Int, in simulation: inout Simulation<Self>) {}
    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> BarProperties {
        properties
    }
    func didRunCode(of screen: Int, in simulation: inout Simulation<Self>) {}
    func update(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> Bool { false }
    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation<Self>) -> Bool { false }
    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation<Self>) {}
    func didScroll(_ screen: Int, in simulation: inout Simulation<Self>) {}
    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation<Self>) -> BackButton {
        scene.showsBackButton ? .system : .none
    }
    func innerPopGesture(on screen: Int, in simulation: Simulation<Self>) -> InnerPopGesture? { nil }
    func interactivePopBegins(on screen: Int, in simulation: Simulation<Self>) -> Bool? { nil }
    func interactivePopFinishes(progress: Double, velocity: Double, on screen: Int, in simulation: Simulation<Self>)
        -> Bool?
    { nil }
    func given(_ screen: Int, in simulation: Simulation<Self>) -> BarProperties { BarProperties() }
    func place(of screen: Int, in simulation: Simulation<Self>) -> ScreenPlace? { nil }
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation<Self>) -> BarScene { scene }
    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation<Self>) -> ProvenanceTable {
        shared
    }
    func barProperties(reachedBy screen: Int, in simulation: Simulation<Self>) -> BarProperties {
        simulation.bar.properties
    }
    func rule(forWriteBy screen: Int, in event: Step.Event.Name, of simulation: Simulation<Self>) -> Rule { .uikitS2 }

    func contested(in simulation: Simulation<Self>, after transition: Transition?) -> [Constant] { [] }

    func state(of simulation: Simulation<Self>) -> State? { nil }
    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>) {}
}

/// The memory of a policy that keeps nothing.
struct NoMemory: Hashable, Sendable {}

extension NavigationStylePolicy where ControllerMemory == NoMemory {
    var initialControllerMemory: NoMemory { NoMemory() }
}

extension NavigationStylePolicy where Bequest == NoMemory {
    func bequest(in simulation: Simulation<Self>) -> NoMemory { NoMemory() }
    func memory(_ memory: ScreenMemory, leaving bequest: NoMemory) -> ScreenMemory { memory }
}

extension NavigationStylePolicy where ScreenMemory == NoMemory {
    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> NoMemory { NoMemory() }
}

extension NavigationStylePolicy {
    /// Returns the shared bar of the one navigation controller.
    func barHiding(on screen: Int, in simulation: Simulation<Self>) -> BarHiding? {
        let bar = simulation.bar
        let isHidden = simulation.controller.isNavigationBarHidden
        return BarHiding(
            flags: bar.properties,
            isHidden: isHidden,
            isHiddenBySystem: isHidden && bar.isVisibilityOfSystem
        )
    }

    /// Hides or shows the bar of the one navigation controller.
    func setBarHiddenBySystem(_ isHidden: Bool, on screen: Int, in simulation: inout Simulation<Self>) {
        simulation.setNavigationBarHiddenBySystem(isHidden)
    }
}

extension NavigationStylePolicy {
    /// Applies the appearance proxies as the one navigation controller's bar enters the window.
    func barEntersWindow(of screen: Int, in simulation: inout Simulation<Self>) {
        simulation.takeProxies()
    }
}

extension NavigationStylePolicy {
    /// Does nothing, for a policy whose memory has no colors.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {}
}
