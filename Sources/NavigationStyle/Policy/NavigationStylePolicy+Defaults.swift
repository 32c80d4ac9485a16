// UIKit's behavior, for everything that a policy does not hook.
extension NavigationStylePolicy {
    var edition: String? { nil }
    var options: [Value.Member] { [] }
    var managedProperties: BarPropertySet { Self.page.copiedProperties }
    /// Whether it makes copies of what is on the bar, and brings them back.
    static var copiesStyles: Bool { page.family == .fakeBarsInTransition && conduct.copiesStyles }
    var takesSearchControllers: Bool { true }
    var presentedInterfaceStyle: UserInterfaceStyle? { nil }
    var keepsBarHiddenInSearch: Bool { false }
    var minimumSystem: SystemVersion { Self.page.minimumSystem }
    var directProperties: BarPropertySet { .all }
    /// Returns the part of a screen's declared style that its code writes to the bar itself.
    func directWrites(of declared: BarProperties) -> BarProperties { declared.restricted(to: directProperties) }
    func navigationControllerDidLoad(in simulation: inout Simulation) {}

    static func remedy(for action: NavigationOperation.Action, _ isOnStack: (Screen.ID) -> Bool?)
        -> ImpossibleCallRemedy?
    { nil }
    func stackChange(
        _ change: StackChange,
        by call: NavigationCall,
        on stack: ScreenStack,
        in simulation: Simulation
    ) -> StackChange { change }

    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation) {}
    func willPop(animated: Bool, in simulation: inout Simulation) {}
    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation) {}
    func willPopToRoot(animated: Bool, in simulation: inout Simulation) {}
    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation) {}
    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation) -> ShouldPop {
        simulation.recordShouldPop(screen)
        return .pops
    }

    func didPush(_ screen: Int, beginning transition: Transition?, in simulation: inout Simulation) {}
    func didPop(isInteractive: Bool, beginning transition: Transition?, in simulation: inout Simulation) {}
    func didSetViewControllers(
        _ screens: [Int],
        replacing stack: ScreenStack,
        beginning transition: Transition?,
        in simulation: inout Simulation
    ) {}

    func viewDidLoad(_ screen: Int, in simulation: inout Simulation) {}
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation) {}
    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation) {
    }
    func viewDidAppear(_ screen: Int, in simulation: inout Simulation) {}
    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation) {}
    func viewDidDisappear(_ screen: Int, in simulation: inout Simulation) {}

    func willShow(_ screen: Int, in simulation: inout Simulation) {}
    func animateAlongside(_ transition: Transition, in simulation: inout Simulation) {}
    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion { PolicyMotion() }
    func interactionDidChange(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation) {}
    func didEnd(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation) {}
    func didShow(_ screen: Int, in simulation: inout Simulation) {}

    func nextTurn(after event: Step.Event.Name, of screen: Int, in simulation: inout Simulation) {}
    func didRemove(_ screen: Int, in simulation: inout Simulation) {}
    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> BarProperties {
        properties
    }
    func didRunCode(of screen: Int, in simulation: inout Simulation) {}
    func update(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> Bool { false }
    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool { false }
    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation) {}
    func didScroll(_ screen: Int, in simulation: inout Simulation) {}
    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation) -> BackButton {
        scene.showsBackButton ? .system : .none
    }
    func innerPopGesture(on screen: Int, in simulation: Simulation) -> InnerPopGesture? { nil }
    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool? { nil }
    func interactivePopFinishes(progress: Double, velocity: Double, on screen: Int, in simulation: Simulation)
        -> Bool?
    { nil }
    func given(_ screen: Int, in simulation: Simulation) -> BarProperties { BarProperties() }
    func review(of screen: Int, in simulation: Simulation) -> PolicyConduct.Review? { nil }
    func place(of screen: Int, in simulation: Simulation) -> ScreenPlace? { nil }
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene { scene }
    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation) -> ProvenanceTable {
        shared
    }
    func barProperties(reachedBy screen: Int, in simulation: Simulation) -> BarProperties {
        simulation.bar.properties
    }
    func rule(forWriteBy screen: Int, in event: Step.Event.Name, of simulation: Simulation) -> Rule { .uikitS2 }

    func contested(in simulation: Simulation, after transition: Transition?) -> [Constant] { [] }
}

extension NavigationStylePolicy {
    /// Returns the shared bar of the one navigation controller.
    func barHiding(on screen: Int, in simulation: Simulation) -> BarHiding? {
        let bar = simulation.bar
        let isHidden = simulation.controller.isNavigationBarHidden
        return BarHiding(
            flags: bar.properties,
            isHidden: isHidden,
            isHiddenBySystem: isHidden && bar.isVisibilityOfSystem
        )
    }

    /// Hides or shows the bar of the one navigation controller.
    func setBarHiddenBySystem(_ isHidden: Bool, on screen: Int, in simulation: inout Simulation) {
        simulation.setNavigationBarHiddenBySystem(isHidden)
    }
}

extension NavigationStylePolicy {
    /// Applies the appearance proxies as the one navigation controller's bar enters the window.
    func barEntersWindow(of screen: Int, in simulation: inout Simulation) {
        simulation.takeProxies()
    }
}
