/// DoubleNavigationController (seed3; libraries.2): the whole bar is hidden in every transition, and each screen
/// keeps a full copy of it.
///
/// First come, first served: what a screen looked like is on its fake bar, and what it asked for is run again when it
/// returns. Whoever uses it changes it: a screen that asks for nothing gets the bar as it is.
struct DoubleNavigationController: NavigationStylePolicy {
    /// What the library keeps of a navigation controller.
    struct ControllerMemory: Hashable, Sendable {
        /// `dbn_realNavigationBarHidden`: what the app last asked for, past the library's own hiding and showing.
        var realHidden = false
    }

    /// What the library keeps of a screen, besides its fake bar.
    struct ScreenMemory: Hashable, Sendable {
        /// What the screen's `dbn_configNavigationController:` writes; empty where it has none.
        var config: BarProperties
        /// `dbn_viewAppeared`.
        var hasAppeared = false
        /// `dbn_needsUpdateNavigation`: the fake bar is out of date.
        var needsUpdate = false
        /// `dbn_navigationDecoration`.
        var decoration = Decoration()
    }

    /// What a screen sets of the library.
    struct Library: WireObject {
        /// What `dbn_configNavigationController:` writes.
        var config = BarProperties()

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("config", &config, default: BarProperties())
        }
    }

    /// What is copied to the fake bar when it is made: it is an archive of the whole bar.
    let archived: BarPropertySet
    /// What a bar takes over from another, which is all that comes back.
    let imitated: BarPropertySet
    private let userInterfaceStyle: UserInterfaceStyle

    var initialControllerMemory: ControllerMemory { ControllerMemory() }
    /// Without a list of the request's there are two, which no one list says.
    var options: [Value.Member] { [.copiedProperties(archived == imitated ? imitated : nil)] }
    var managedProperties: BarPropertySet { imitated }
    /// A declared style is part of `config`.
    var writesDeclaredStyle: Bool { false }

    init(for scenario: Scenario, _ options: Options) {
        userInterfaceStyle = scenario.environment.userInterfaceStyle
        archived = scenario.policy.copiedProperties ?? .copyable
        let hasLargeTitles = scenario.environment.os >= .largeTitles
        imitated =
            scenario.policy.copiedProperties
            ?? (hasLargeTitles ? Self.imitated : Self.imitated.subtracting(Self.largeTitleProperties))
    }

    /// The declared style comes before `config`.
    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory(config: declared.followed(by: library.config.resolved(for: userInterfaceStyle)))
    }

    /// The ten properties of `navigationBar:imitate:`: the background image is not among them.
    static let imitated: BarPropertySet = [
        .barStyle, .isTranslucent, .prefersLargeTitles, .largeTitleTextAttributes, .tintColor, .barTintColor,
        .shadowImage, .titleTextAttributes, .backIndicatorImage, .backIndicatorTransitionMaskImage,
    ]
    /// Imitated from iOS 11 on.
    private static let largeTitleProperties: BarPropertySet = [.prefersLargeTitles, .largeTitleTextAttributes]
}

extension DoubleNavigationController {
    /// The colors follow in what is kept of `screen`, which would begin with `initial`.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    {
        var memory = simulation.records[screen].memory
        memory.config = initial.config
        memory.decoration = memory.decoration.resolved(for: simulation.environment.userInterfaceStyle)
        simulation.records[screen].memory = memory
    }
}
