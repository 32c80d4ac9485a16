/// Solution 1 (seed0.5.1.1): a container of the app's own in place of UIKit's, which animates its bar from one screen's
/// style to the next.
///
/// The seed leaves some points open. Here the container has one bar. In a transition it writes every property that
/// either the bar has or the screen's style sets, so that nothing is inherited; a property that the style does not set
/// comes from `defaults.bar`, then from UIKit's default. At the end it does so once more for the screen that stays, and
/// direct writes of code to the bar in between are lost.
struct CustomContainer: StatefulPolicy {
    /// `defaults.bar`, compiled.
    let defaults: BarProperties

    var directProperties: BarPropertySet { [] }

    /// The style that a screen owns.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The style that the screen declares.
        let declared: BarProperties
        /// The changes that the screen's code has made to the style since.
        var updates = BarProperties()
    }

    var memories = PolicyMemories<NoMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        let common = scenario.defaults.bar?.resolved(for: scenario.environment.userInterfaceStyle)
        defaults = common?.properties(for: scenario.environment.os) ?? BarProperties()
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory(declared: declared)
    }

    // MARK: - Hooks

    func willShow(_ screen: Int, in simulation: inout Simulation) {
        guard !(simulation.controller.transition?.hasCoordinator ?? false) else { return }
        apply(screen, rule: .containerWillShow1, in: &simulation)
    }

    func animateAlongside(_ transition: Transition, in simulation: inout Simulation) {
        apply(transition.to, rule: .containerAlongside1, in: &simulation)
    }

    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion {
        PolicyMotion(alongsideRule: .containerAlongside1)
    }

    func didEnd(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation) {
        // The container's bar has no items of UIKit's that could get out of step with the screens (seed0.6.8).
        simulation.controller.isItemStackAtRisk = false
        guard let from = transition.from else { return }
        apply(isCancelled ? from : transition.to, rule: .containerCompletion1, in: &simulation)
    }

    func didShow(_ screen: Int, in simulation: inout Simulation) {
        guard !(simulation.controller.transition?.hasCoordinator ?? false) else { return }
        apply(screen, rule: .containerDidShow1, in: &simulation)
    }

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool {
        let properties = style.properties(for: simulation.environment.os)
        let updates = simulation[memories, screen].updates
        simulation[memories, screen].updates = updates.followed(by: properties)
        if screen == simulation.top { apply(screen, rule: .containerUpdate1, in: &simulation) }
        return true
    }

    /// The container draws its own bar, and asks no item for a search controller.
    var takesSearchControllers: Bool { false }

    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation) -> BackButton {
        // The container's own button: the bar's delegate is not a UINavigationController.
        scene.showsBackButton ? .own : .none
    }

    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool? {
        // The container's own gesture, which depends only on the screen's flag.
        simulation.screen(screen).interactivePop.enabled
    }

    /// Returns nil: a container of the app's own has no flags by which its bar would hide.
    func barHiding(on screen: Int, in simulation: Simulation) -> BarHiding? { nil }

    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        var scene = scene
        // Only UIKit's container gives a bar these (uikit.B2, uikit.G).
        scene.isManaged = false
        scene.properties.prefersLargeTitles = nil
        return scene
    }
}

extension CustomContainer {
    /// Brings the bar from its current look to the style of `screen`.
    fileprivate func apply(_ screen: Int, rule: Rule, in simulation: inout Simulation) {
        let memory = simulation[memories, screen]
        let style = defaults.followed(by: memory.declared).followed(by: memory.updates)
        var write = BarProperties()
        var hidden = style.isNavigationBarHidden ?? BarVisibility(hidden: false)
        hidden.animation = .asTransition
        for property in simulation.bar.properties.touched.union(style.touched)
        where property != .isTranslucent && !BarPropertySet.hidesBars.contains(property) {
            write[property] = style[property] ?? property.defaultValue
        }
        write.isNavigationBarHidden = hidden
        // An explicit value cannot be taken back (uikit.A2).
        if simulation.bar.properties.isTranslucent == false { write.isTranslucent = true }
        simulation.writeByPolicy(write, styleOf: screen, rule: rule)
    }
}

extension CustomContainer {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        let memory = simulation[memories, screen].resolved(for: simulation.environment.userInterfaceStyle)
        simulation[memories, screen] = ScreenMemory(declared: initial.declared, updates: memory.updates)
    }
}

extension CustomContainer.ScreenMemory: ColoredMemory {
    func hasSameVariants(as other: Self) -> Bool {
        declared.hasSameVariants(as: other.declared) && updates.hasSameVariants(as: other.updates)
    }

    func resolved(for style: UserInterfaceStyle) -> Self {
        Self(declared: declared.resolved(for: style), updates: updates.resolved(for: style))
    }
}
