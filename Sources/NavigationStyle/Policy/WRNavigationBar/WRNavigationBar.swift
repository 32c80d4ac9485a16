/// WRNavigationBar: one bar whose background is made clear and painted by an inserted view; each screen's colors are
/// properties of its view controller, mixed during transitions (seed1.3; libraries.4).
struct WRNavigationBar: NavigationStylePolicy {
    typealias Library = WRLibrary

    /// The editions that can be selected.
    enum Edition: String, CaseIterable {
        case objectiveC = "Objective-C"
        case swift = "Swift"
    }

    let kind: Edition
    /// The library's global defaults, which a screen that sets nothing has.
    let defaults: WRStyle
    /// Light or dark: colors are resolved when they come.
    let userInterfaceStyle: UserInterfaceStyle

    var edition: String? { kind.rawValue }
    var writesDeclaredStyle: Bool { false }
    /// The Swift edition leaves the bar alone where the root view's frame is none that it knows.
    var goesByLayout: Bool { kind == .swift }
    var initialControllerMemory: ControllerMemory { ControllerMemory() }

    /// Every call that can pop says anew whether it mixes.
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory {
        ControllerMemory(background: memory.background, pushing: Set(memory.pushing.compactMap(place)))
    }

    init(for scenario: Scenario, _ options: Options) {
        kind = scenario.policy.edition.flatMap(Edition.init) ?? .objectiveC
        userInterfaceStyle = scenario.environment.userInterfaceStyle
        let own = scenario.defaults.bar.map { [userInterfaceStyle] in WRStyle($0.resolved(for: userInterfaceStyle)) }
        var defaults = WRStyle.constants.followed(by: own ?? WRStyle())
        // There is no default for it to be set.
        defaults.barBackgroundAlpha = 1
        self.defaults = defaults
    }

    /// What the library keeps of the bar and of a navigation controller.
    struct ControllerMemory: Hashable, Sendable {
        /// What it put into the bar's background.
        var background = WRBackground()
        /// The screens whose pushes have not ended: none at rest.
        var pushing: Set<Int> = []
        /// Whether the last call that can pop mixes colors while it does: a set does not, nor in the Swift edition a
        /// plain pop.
        var mixesPop = false
    }

    /// What the library keeps of a screen.
    struct ScreenMemory: Hashable, Sendable {
        /// The view controller's properties as they came.
        var declared = WRStyle()
        /// Those that code has set since.
        var updates = WRStyle()
        /// Whether the black and white lists leave the screen to the library.
        var isManaged = true
        /// The colors that an unmanaged screen found on the bar when it first came.
        var found: WRFoundColors?
        /// `pushToCurrentVCFinished`.
        var isPushedIn = false
        /// `pushToNextVCFinished`.
        var isPushedAway = false

        /// The view controller's properties.
        var style: WRStyle { declared.followed(by: updates) }
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        var memory = ScreenMemory()
        if let bar = screen.bar { memory.declared = WRStyle(bar.resolved(for: userInterfaceStyle)) }
        memory.declared = memory.declared.followed(by: library.style.resolved(for: userInterfaceStyle))
        memory.isManaged = library.isManaged ?? true
        // The Swift edition has no lists, and nothing that sets a screen's image.
        if kind == .swift {
            memory.isManaged = true
            memory.declared.barBackgroundImage = nil
        }
        return memory
    }

    func directWrites(of declared: BarProperties) -> BarProperties {
        declared.restricted(to: [.prefersLargeTitles, .isNavigationBarHidden])
    }
}

extension WRNavigationBar {
    /// The colors follow in what is kept of `screen`, which would begin with `initial`.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {
        var memory = simulation.records[screen].memory
        memory.declared = initial.declared
        memory.updates = memory.updates.resolved(for: simulation.environment.userInterfaceStyle)
        simulation.records[screen].memory = memory
    }
}
