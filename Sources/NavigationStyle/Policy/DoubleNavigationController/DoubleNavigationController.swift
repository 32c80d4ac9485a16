/// DoubleNavigationController (seed3; libraries.2): the whole bar is hidden in every transition, and each screen keeps
/// a full copy of it.
///
/// The fake bar of a screen has the screen's look, and the screen's own blocks run again when it returns. A screen's
/// writes stay on the bar: a screen without a config gets the bar as it is.
struct DoubleNavigationController: StatefulPolicy {
    /// The library's memory of a navigation controller.
    struct ControllerMemory: MemoryValue, Sendable {
        /// The visibility that the app last asked for, apart from the library's own hiding and showing:
        /// `dbn_realNavigationBarHidden`.
        var realHidden = false
    }

    /// The library's memory of a screen, besides its fake bar.
    struct ScreenMemory: MemoryValue, Sendable {
        /// The writes of the screen's `dbn_configNavigationController:`; empty if it has none.
        var config: BarProperties
        /// Whether the screen has appeared: `dbn_viewAppeared`.
        var hasAppeared = false
        /// Whether the fake bar is out of date: `dbn_needsUpdateNavigation`.
        var needsUpdate = false
        /// The blocks to run again: `dbn_navigationDecoration`.
        var decoration = Decoration()
    }

    /// The members of the library that a screen sets.
    struct Library: WireObject {
        /// The writes of `dbn_configNavigationController:`.
        var config = BarProperties()

        static let table = MemberTable(Self.self)

        mutating func members<Visitor: MemberVisitor & ~Copyable>(_ visitor: inout Visitor) throws(Visitor.Failure) {
            try visitor.member("config", &config, default: BarProperties())
        }
    }

    /// The properties that a new fake bar gets, as an archive of the whole bar.
    let archived: BarPropertySet
    /// The properties that a bar imitates from another; only these come back from a fake bar.
    let imitated: BarPropertySet
    private let userInterfaceStyle: UserInterfaceStyle

    var initialControllerMemory: ControllerMemory { ControllerMemory() }
    /// Unless the request names properties there are two different lists, which one option cannot express.
    var options: [Value.Member] { [.copiedProperties(archived == imitated ? imitated : nil)] }
    var managedProperties: BarPropertySet { imitated }
    /// A declared style is part of `config`.
    var directProperties: BarPropertySet { [] }

    /// The library hides the bar again in viewDidAppear, as the app has last asked (dbn.viewDidAppear.4).
    var keepsBarHiddenInSearch: Bool { true }

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        userInterfaceStyle = scenario.environment.userInterfaceStyle
        archived = scenario.policy.copiedProperties ?? .copyable
        let hasLargeTitles = scenario.environment.os >= .largeTitles
        imitated =
            scenario.policy.copiedProperties
            ?? (hasLargeTitles ? Self.imitated : Self.imitated.subtracting(Self.largeTitleProperties))
    }

    /// Returns a memory in which the declared style comes before `config`.
    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory(config: declared.followed(by: library.config.resolved(for: userInterfaceStyle)))
    }

    /// The ten properties of `navigationBar:imitate:`: the background image is not among them.
    static let imitated: BarPropertySet = [
        .barStyle, .isTranslucent, .prefersLargeTitles, .largeTitleTextAttributes, .tintColor, .barTintColor,
        .shadowImage, .titleTextAttributes, .backIndicatorImage, .backIndicatorTransitionMaskImage,
    ]
    /// The part of them that is imitated only from iOS 11 on.
    private static let largeTitleProperties: BarPropertySet = [.prefersLargeTitles, .largeTitleTextAttributes]
}

extension DoubleNavigationController {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        var memory = simulation[memories, screen].resolved(for: simulation.environment.userInterfaceStyle)
        memory.config = initial.config
        simulation[memories, screen] = memory
    }
}

extension DoubleNavigationController.ScreenMemory: ColoredMemory {
    func hasSameVariants(as other: Self) -> Bool {
        config.hasSameVariants(as: other.config) && decoration.hasSameVariants(as: other.decoration)
    }

    func resolved(for style: UserInterfaceStyle) -> Self {
        var memory = self
        memory.config = config.resolved(for: style)
        memory.decoration = decoration.resolved(for: style)
        return memory
    }
}
