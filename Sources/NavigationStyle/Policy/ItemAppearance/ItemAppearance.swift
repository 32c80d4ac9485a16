/// Apple's way from iOS 13 on: a screen's style is on its `navigationItem`, whose appearances override the bar's.
///
/// The bar draws with the item of the top screen, so that a style comes and goes with its screen and cannot leak. A
/// property that an item does not have stays a write to the shared bar or its controller.
struct ItemAppearance: StatefulPolicy {
    static let conduct = PolicyConduct.plain

    /// The properties on the item of a screen.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The properties from the screen's declared style.
        let declared: BarProperties
        /// The properties set since.
        var updated = BarProperties()
        /// The status bar style, if an update has set it.
        var statusBar: StatusBarStyle?
    }

    var memories = PolicyMemories<NoMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {}

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory(declared: declared.restricted(to: Self.itemProperties))
    }

    /// Only the visibility of the bar, which is the controller's.
    var directProperties: BarPropertySet { [.isNavigationBarHidden] }

    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool {
        let properties = style.properties(for: simulation.environment.os)
        let memory = simulation[memories, screen]
        simulation[memories, screen].updated = memory.updated.followed(
            by: properties.restricted(to: Self.itemProperties)
        )
        simulation[memories, screen].statusBar = style.statusBar ?? memory.statusBar
        simulation.writeOwn(properties.restricted(to: [.isNavigationBarHidden]), of: screen)
        return true
    }

    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene {
        var scene = scene
        let memory = simulation[memories, screen]
        // The navigation controller asks the top screen.
        scene.statusBarStyle = memory.statusBar ?? scene.screen.preferredStatusBarStyle(on: scene.environment.os)
        let item = memory.declared.followed(by: memory.updated)
        if item.isEmpty { return scene }
        var screen = scene.screen
        // Values that the code sets on the item itself come after the declared style and before an update.
        let own = screen.navigationItem
        screen.navigationItem.setAppearances(memory.declared)
        screen.navigationItem.setAppearances(own.appearances.withoutDefaults)
        screen.navigationItem.setAppearances(memory.updated)
        // The buttons and the back indicator of the appearances have the tint.
        if let tint = item[.tintColor] { scene.properties[.tintColor] = tint }
        if let isLarge = item.prefersLargeTitles {
            scene.properties.prefersLargeTitles = isLarge
            scene.ownProperties = [.prefersLargeTitles]
            if own.largeTitleDisplayMode == .automatic {
                screen.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
            }
        }
        scene.place = ScreenPlace(screens: [screen], index: 0)
        return scene
    }

    /// Returns UIKit's own motion, in which the buttons of each screen keep the tint of its item (uikit.F8).
    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion {
        func hasTint(_ screen: Int) -> Bool {
            let memory = simulation[memories, screen]
            return memory.declared.touched.contains(.tintColor) || memory.updated.touched.contains(.tintColor)
        }
        var motion = PolicyMotion()
        motion.hasTintOfItems = hasTint(transition.to) || transition.from.map(hasTint) ?? false
        return motion
    }

    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation) -> ProvenanceTable {
        var table = shared
        let memory = simulation[memories, screen]
        let own = simulation.screen(screen).navigationItem.appearances.withoutDefaults
        for property in memory.declared.touched.union(memory.updated.touched).union(own.touched) {
            table[property] = Provenance(setBy: .screen, screen: simulation.id(screen))
        }
        return table
    }

    /// The properties of a compiled style that an item has, under the names of the bar's properties: its appearances,
    /// the tint of their buttons, and whether its title is large.
    private static let itemProperties: BarPropertySet = [
        .standardAppearance, .scrollEdgeAppearance, .tintColor, .prefersLargeTitles,
    ]
}

extension ItemAppearance {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        let memory = simulation[memories, screen].resolved(for: simulation.environment.userInterfaceStyle)
        simulation[memories, screen] = ScreenMemory(
            declared: initial.declared,
            updated: memory.updated,
            statusBar: memory.statusBar
        )
    }
}

extension ItemAppearance.ScreenMemory: ColoredMemory {
    func hasSameVariants(as other: Self) -> Bool {
        declared.hasSameVariants(as: other.declared) && updated.hasSameVariants(as: other.updated)
    }

    func resolved(for style: UserInterfaceStyle) -> Self {
        Self(declared: declared.resolved(for: style), updated: updated.resolved(for: style), statusBar: statusBar)
    }
}
