/// HBDNavigationBar: each screen declares its whole style, and has a bar of its own in a transition only if the
/// backgrounds of the two screens differ (libraries.3).
///
/// The library subclasses the navigation controller and its bar. UIKit's own background is always clear; the bar's
/// setters for its background reach views that the subclass inserts. Of the shared bar itself, only `barStyle`,
/// `tintColor` and the title's attributes ever change.
struct HBDNavigationBar: StatefulPolicy {
    typealias Library = HBDStyle

    /// The editions that can be selected.
    enum Edition: String, CaseIterable {
        case v1_9_8 = "1.9.8"
        case v1_10_0 = "1.10.0"
    }

    let kind: Edition
    /// The properties of `UINavigationBar.appearance()`, to which a screen's style falls back.
    let proxy: BarProperties
    /// The interface style, for which colors are resolved as they are set.
    let userInterfaceStyle: UserInterfaceStyle

    var edition: String? { kind.rawValue }
    var initialControllerMemory: HBDBackground { HBDBackground() }

    var memories = PolicyMemories<HBDBackground, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        kind = scenario.policy.edition.flatMap(Edition.init) ?? .v1_9_8
        userInterfaceStyle = scenario.environment.userInterfaceStyle
        proxy = scenario.appearanceProxyValues.resolved(for: userInterfaceStyle)
    }

    /// The library's memory of a screen.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The view controller's properties as declared.
        var declared = HBDStyle()
        /// The properties that code has set since.
        var updates = HBDStyle()
        /// The library's changes to its layout, made before it was first shown.
        var layout: AdjustedLayout?

        /// The view controller's properties now.
        var style: HBDStyle { declared.followed(by: updates) }
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        var memory = ScreenMemory()
        if let bar = screen.bar { memory.declared = HBDStyle(bar.resolved(for: userInterfaceStyle)) }
        memory.declared = memory.declared.followed(by: library.resolved(for: userInterfaceStyle))
        return memory
    }

    var directProperties: BarPropertySet { [.prefersLargeTitles] }

    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool? {
        // The library's own edge recognizer ignores a hidden bar and left items.
        let style = simulation[memories, screen].style
        return simulation.screen(screen).interactivePop.enabled && style.swipeBackEnabled ?? true
            && style.backInteractive ?? true
    }
}

extension HBDNavigationBar {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        var memory = simulation[memories, screen].resolved(for: simulation.environment.userInterfaceStyle)
        memory.declared = initial.declared
        simulation[memories, screen] = memory
    }
}

extension HBDNavigationBar.ScreenMemory: ColoredMemory {
    func resolved(for style: UserInterfaceStyle) -> Self {
        var memory = self
        memory.declared = declared.resolved(for: style)
        memory.updates = updates.resolved(for: style)
        return memory
    }
}
