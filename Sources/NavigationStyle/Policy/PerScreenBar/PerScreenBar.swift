/// Solution 2 (seed0.5.1.2): UIKit's bar is clear or hidden, and each screen's view has a bar of its own.
///
/// The editions are two libraries that do so (libraries.7 and libraries.11). The seed leaves some points open; here a
/// declared style is that of the own bar, set once when the view loads, and callbacks are direct writes to UIKit's bar
/// as elsewhere, where they are invisible.
struct PerScreenBar: StatefulPolicy {
    /// The libraries, by name.
    enum Edition: String, CaseIterable {
        case eachNavigationBar = "EachNavigationBar"
        case gkNavigationBar = "GKNavigationBar"
    }

    /// The policy's own options.
    struct Options: WireObject {
        /// The properties of every own bar before its screen's style.
        var configuration = BarProperties()

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("configuration", &configuration, default: BarProperties())
        }
    }

    let kind: Edition
    /// The properties of every own bar before its screen's style: `defaults.bar`, overridden by `configuration`.
    let configuration: BarProperties
    private let ownConfiguration: BarProperties

    var edition: String? { kind.rawValue }
    var options: [Value.Member] { [Value.Member("configuration", ownConfiguration.value)] }
    var directProperties: BarPropertySet { [] }
    var initialControllerMemory: ControllerMemory { ControllerMemory() }

    /// The policy's memory of the navigation controller.
    struct ControllerMemory: MemoryValue, Sendable {
        /// Whether GKNavigationBar has hidden UIKit's bar.
        var hidesNavigationBar = false
    }

    /// The policy's memory of a screen, besides its bar.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The style that the screen declares.
        let declared: BarProperties
        /// Whether the screen has a bar of its own, which GKNavigationBar creates for screens that touch it.
        var hasOwnBar: Bool
        /// The values that its bar has from proxies set since the start.
        var proxied = BarProperties()
    }

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        kind = scenario.policy.edition.flatMap(Edition.init) ?? .eachNavigationBar
        let style = scenario.environment.userInterfaceStyle
        let common = scenario.defaults.bar?.resolved(for: style).properties(for: scenario.environment.os)
        ownConfiguration = options.configuration.resolved(for: style)
        configuration = (common ?? BarProperties()).followed(by: ownConfiguration)
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        let touchesBar = !declared.isEmpty || screen.scrollStyling?.channel == .ownBarAlpha
        return ScreenMemory(declared: declared, hasOwnBar: kind == .eachNavigationBar || touchesBar)
    }

    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool? {
        // In one edition, UIKit's bar is never hidden by its controller; the other has a gesture of its own.
        guard kind == .gkNavigationBar, simulation[memories, screen].hasOwnBar else { return nil }
        return simulation.screen(screen).interactivePop.enabled
    }
}

extension PerScreenBar {
    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation) -> BackButton {
        guard scene.showsBackButton else { return .none }
        // An own bar has an item that pops in place of UIKit's button (libraries.7).
        return hasOwnBar(screen, in: simulation) ? .own : .system
    }
}

extension PerScreenBar {
    /// Puts the screen's own bar on its view, if the screen has one and it is not there yet.
    func loadOwnBar(of screen: Int, in simulation: inout Simulation) {
        guard simulation[memories, screen].hasOwnBar, simulation.records[screen].fakeBar == nil else { return }
        let rule = Rule.perScreenBarViewDidLoad1
        simulation.addFakeBar(on: screen, properties: BarProperties(), isAttached: true, rule: rule)
        simulation.writeToFakeBar(of: screen, configuration, by: .policy, rule: rule)
        simulation.writeToFakeBar(
            of: screen,
            simulation[memories, screen].declared,
            by: .app,
            rule: .perScreenBarViewDidLoad2
        )
        // A bar that follows the scroll offset begins at the current one.
        guard let styling = simulation.screen(screen).scrollStyling, styling.channel == .ownBarAlpha else { return }
        var properties = BarProperties()
        properties.alpha = styling.alpha(at: simulation.contentOffset(of: screen))
        simulation.writeToFakeBar(of: screen, properties, by: .app, rule: .perScreenBarViewDidLoad3)
    }

    /// Whether the screen's own bar is hidden.
    func hidesOwnBar(_ screen: Int, in simulation: Simulation) -> Bool {
        simulation.records[screen].fakeBar?.isHidden ?? false
    }
}

extension PerScreenBar {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        let memory = simulation[memories, screen].resolved(for: simulation.environment.userInterfaceStyle)
        simulation[memories, screen] = ScreenMemory(
            declared: initial.declared,
            hasOwnBar: memory.hasOwnBar,
            proxied: memory.proxied
        )
    }
}

extension PerScreenBar.ScreenMemory: ColoredMemory {
    func hasSameVariants(as other: Self) -> Bool {
        declared.hasSameVariants(as: other.declared) && proxied.hasSameVariants(as: other.proxied)
    }

    func resolved(for style: UserInterfaceStyle) -> Self {
        Self(
            declared: declared.resolved(for: style),
            hasOwnBar: hasOwnBar,
            proxied: proxied.resolved(for: style)
        )
    }
}
