/// WRNavigationBar: there is one bar, whose background is made clear and painted by an inserted view; each screen's
/// colors are properties of its view controller, which are mixed during transitions (seed1.3; libraries.4).
struct WRNavigationBar: StatefulPolicy {
    typealias Library = WRLibrary

    /// The editions that can be selected.
    enum Edition: String, CaseIterable {
        case objectiveC = "Objective-C"
        case swift = "Swift"
    }

    let kind: Edition
    /// The library's global defaults, for a screen that sets nothing.
    let defaults: WRStyle
    /// The interface style, for which colors are resolved as they are set.
    let userInterfaceStyle: UserInterfaceStyle

    var edition: String? { kind.rawValue }
    /// Whether the library depends on the layout: the Swift edition leaves the bar alone if it does not know the root
    /// view's frame.
    var goesByLayout: Bool { kind == .swift }
    var initialControllerMemory: ControllerMemory { ControllerMemory() }

    /// Returns the memory without `mixesPop`, which every call that can pop sets again.
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory {
        ControllerMemory(background: memory.background, pushing: Set(memory.pushing.compactMap(place)))
    }

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        kind = scenario.policy.edition.flatMap(Edition.init) ?? .objectiveC
        userInterfaceStyle = scenario.environment.userInterfaceStyle
        let own = scenario.defaults.bar.map { [userInterfaceStyle] in WRStyle($0.resolved(for: userInterfaceStyle)) }
        var defaults = WRStyle.constants.followed(by: own ?? WRStyle())
        // The library has no setter for this default.
        defaults.barBackgroundAlpha = 1
        self.defaults = defaults
    }

    /// The library's memory of the bar and of a navigation controller.
    struct ControllerMemory: MemoryValue, Sendable {
        /// The view that it has inserted into the bar's background.
        var background = WRBackground()
        /// The screens whose pushes have not ended; empty at rest.
        var pushing: Set<Int> = []
        /// Whether the last call that can pop mixes colors during the pop: a set does not, nor does a plain pop in the
        /// Swift edition.
        var mixesPop = false
    }

    /// The library's memory of a screen.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The view controller's properties as declared.
        var declared = WRStyle()
        /// The properties that code has set since.
        var updates = WRStyle()
        /// Whether the library manages the screen, by its black and white lists.
        var isManaged = true
        /// The colors that an unmanaged screen found on the bar when it first appeared.
        var found: WRFoundColors?
        /// Whether the push to this screen has finished: `pushToCurrentVCFinished`.
        var isPushedIn = false
        /// Whether the push from this screen has finished: `pushToNextVCFinished`.
        var isPushedAway = false

        /// The view controller's properties now.
        var style: WRStyle { declared.followed(by: updates) }
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        var memory = ScreenMemory()
        if let bar = screen.bar { memory.declared = WRStyle(bar.resolved(for: userInterfaceStyle)) }
        memory.declared = memory.declared.followed(by: library.style.resolved(for: userInterfaceStyle))
        memory.isManaged = library.isManaged ?? true
        // The Swift edition has no lists, and no setter for a screen's image.
        if kind == .swift {
            memory.isManaged = true
            memory.declared.barBackgroundImage = nil
        }
        return memory
    }

    var directProperties: BarPropertySet { [.prefersLargeTitles, .isNavigationBarHidden] }
}

extension WRNavigationBar {
    /// Resolves the colors in the memory of `screen`, and those of the inserted view, again; `initial` would be the
    /// memory of the screen now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        let style = simulation.environment.userInterfaceStyle
        var memory = simulation[memories, screen].resolved(for: style)
        memory.declared = initial.declared
        simulation[memories, screen] = memory
        simulation[memories] = simulation[memories].resolved(for: style)
    }
}

extension WRNavigationBar.ControllerMemory: ColoredMemory {
    func resolved(for style: UserInterfaceStyle) -> Self {
        var memory = self
        memory.background.resolve(for: style)
        return memory
    }
}

extension WRNavigationBar.ScreenMemory: ColoredMemory {
    func resolved(for style: UserInterfaceStyle) -> Self {
        var memory = self
        memory.declared = declared.resolved(for: style)
        memory.updates = updates.resolved(for: style)
        memory.found = found?.resolved(for: style)
        return memory
    }
}
