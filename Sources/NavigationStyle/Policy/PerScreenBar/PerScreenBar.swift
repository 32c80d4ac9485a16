/// Solution 2 (seed0.5.1.2): UIKit's bar is clear or hidden, and each screen's view carries a bar of its own.
///
/// Two libraries that do it are the editions (libraries.7 and libraries.11). What the seed leaves open is decided here: a
/// declared style is the own bar's, set once when the view loads; callbacks are, as ever, direct writes to UIKit's bar,
/// where nobody sees them.
struct PerScreenBar: NavigationStylePolicy {
    /// The libraries, by their names.
    enum Edition: String, CaseIterable {
        case eachNavigationBar = "EachNavigationBar"
        case gkNavigationBar = "GKNavigationBar"
    }

    /// The options of its own.
    struct Options: WireObject {
        /// What every own bar has before its screen's style.
        var configuration = BarProperties()

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("configuration", &configuration, default: BarProperties())
        }
    }

    let kind: Edition
    /// What every own bar has before its screen's style: `defaults.bar`, and over it `configuration`.
    let configuration: BarProperties
    private let ownConfiguration: BarProperties

    var edition: String? { kind.rawValue }
    var options: [Value.Member] { [Value.Member("configuration", ownConfiguration.value)] }
    var writesDeclaredStyle: Bool { false }
    var initialControllerMemory: ControllerMemory { ControllerMemory() }

    /// What is kept of the navigation controller.
    struct ControllerMemory: Hashable, Sendable {
        /// Whether GKNavigationBar has hidden UIKit's bar.
        var hidesNavigationBar = false
    }

    /// What is kept of a screen, besides its bar.
    struct ScreenMemory: Hashable, Sendable {
        /// The style that the screen declares.
        let declared: BarProperties
        /// Whether it has a bar of its own, which GKNavigationBar makes for those that touch one.
        var hasOwnBar: Bool
        /// The values of proxies set since the start that its bar has.
        var proxied = BarProperties()
    }

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

    func interactivePopBegins(on screen: Int, in simulation: Simulation<Self>) -> Bool? {
        // UIKit's bar is never hidden by its controller in the one; the other has a gesture of its own.
        guard kind == .gkNavigationBar, simulation.records[screen].memory.hasOwnBar else { return nil }
        return simulation.screen(screen).interactivePop.enabled
    }
}

extension PerScreenBar {
    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation<Self>) -> BackButton {
        guard scene.showsBackButton else { return .none }
        // An own bar has an item that pops in the place of UIKit's button (libraries.7).
        return simulation.hasOwnBar(screen) ? .own : .system
    }
}

extension Simulation<PerScreenBar> {
    /// Puts the screen's own bar on its view, if there is to be one and is none yet.
    mutating func loadOwnBar(of screen: Int, _ record: inout OperationRecord) {
        guard records[screen].memory.hasOwnBar, records[screen].fakeBar == nil else { return }
        let rule = Rule.perScreenBarViewDidLoad1
        addFakeBar(on: screen, properties: BarProperties(), isAttached: true, rule: rule, &record)
        writeToFakeBar(of: screen, policy.configuration, by: .policy, rule: rule, &record)
        writeToFakeBar(of: screen, records[screen].memory.declared, by: .app, rule: .perScreenBarViewDidLoad2, &record)
        // A bar that follows the scroll offset begins where that is.
        guard let styling = self.screen(screen).scrollStyling, styling.channel == .ownBarAlpha else { return }
        var properties = BarProperties()
        properties.alpha = styling.alpha(at: contentOffset(of: screen))
        writeToFakeBar(of: screen, properties, by: .app, rule: .perScreenBarViewDidLoad3, &record)
    }

    /// Whether the screen's own bar is to be seen.
    func hidesOwnBar(_ screen: Int) -> Bool { records[screen].fakeBar?.isHidden ?? false }
}

extension PerScreenBar {
    /// The colors follow in what is kept of `screen`, which would begin with `initial`.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {
        let memory = simulation.records[screen].memory
        let style = simulation.environment.userInterfaceStyle
        simulation.records[screen].memory = ScreenMemory(
            declared: initial.declared,
            hasOwnBar: memory.hasOwnBar,
            proxied: memory.proxied.resolved(for: style)
        )
    }
}
