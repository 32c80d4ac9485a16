/// HBDNavigationBar: each screen declares its whole style; bars of their own for the transition only where two screens'
/// backgrounds differ (libraries.3).
///
/// The library is a subclass of the navigation controller and of its bar. UIKit's own background is clear for good; the
/// bar's setters for its background reach views that the subclass inserts, so that the shared bar itself only ever
/// has `barStyle`, `tintColor` and the title's attributes changed.
struct HBDNavigationBar: NavigationStylePolicy {
    typealias Library = HBDStyle

    /// The editions that can be selected.
    enum Edition: String, CaseIterable {
        case v1_9_8 = "1.9.8"
        case v1_10_0 = "1.10.0"
    }

    let kind: Edition
    /// `UINavigationBar.appearance()`, to which a screen's style falls back.
    let proxy: BarProperties
    /// Light or dark: colors are resolved when they come.
    let userInterfaceStyle: UserInterfaceStyle

    var edition: String? { kind.rawValue }
    var writesDeclaredStyle: Bool { false }
    var initialControllerMemory: HBDBackground { HBDBackground() }

    init(for scenario: Scenario, _ options: Options) {
        kind = scenario.policy.edition.flatMap(Edition.init) ?? .v1_9_8
        userInterfaceStyle = scenario.environment.userInterfaceStyle
        proxy = scenario.appearanceProxyValues.resolved(for: userInterfaceStyle)
    }

    /// What the library keeps of a screen.
    struct ScreenMemory: Hashable, Sendable {
        /// The view controller's properties as they came.
        var declared = HBDStyle()
        /// Those that code has set since.
        var updates = HBDStyle()
        /// What became of its layout when it was first to be shown.
        var layout: AdjustedLayout?

        /// The view controller's properties.
        var style: HBDStyle { declared.followed(by: updates) }
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        var memory = ScreenMemory()
        if let bar = screen.bar { memory.declared = HBDStyle(bar.resolved(for: userInterfaceStyle)) }
        memory.declared = memory.declared.followed(by: library.resolved(for: userInterfaceStyle))
        return memory
    }

    func directWrites(of declared: BarProperties) -> BarProperties {
        declared.restricted(to: [.prefersLargeTitles])
    }

    func interactivePopBegins(on screen: Int, in simulation: Simulation<Self>) -> Bool? {
        // The library's own edge recognizer: a hidden bar and left items do not matter to it.
        let style = simulation.records[screen].memory.style
        return simulation.screen(screen).interactivePop.enabled && style.swipeBackEnabled ?? true
            && style.backInteractive ?? true
    }
}

extension HBDNavigationBar {
    /// The colors follow in what is kept of `screen`, which would begin with `initial`.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {
        var memory = simulation.records[screen].memory
        memory.declared = initial.declared
        memory.updates = memory.updates.resolved(for: simulation.environment.userInterfaceStyle)
        simulation.records[screen].memory = memory
    }
}
