/// The convention that each screen restores what it has changed (seed0.4.1 and seed0.4.2).
///
/// The values that a screen replaces in `viewDidLoad` or `viewWillAppear` are written back in its `viewWillDisappear`.
struct Restoring: StatefulPolicy {
    static let page = PolicyPage(
        name: "restoring",
        summary: "Every screen restores, when it disappears, the values that it replaced when it appeared.",
        family: .sharedBar,
        source: "seed 0, 4.1 and 4.2",
        copiedProperties: .all,
        knownLimits: [
            "A value written in viewDidLoad is undone when another screen covers the screen, and is not written again when it "
                + "returns: viewDidLoad runs once.",
            "isTranslucent cannot be unset again: UIKit has no way to do that.",
        ],
        declarations: .written(at: "callbacks.viewWillAppear"),
        rules: [
            .restoringViewWillDisappear1
        ]
    )

    /// The conduct: the policy requires that a screen restores what it replaces.
    static let conduct: PolicyConduct = .init(restoresReplaced: true)

    /// The values that the screen has replaced since it last appeared.
    struct ScreenMemory: MemoryValue, Sendable {
        var replaced = BarProperties()
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory()
    }

    func memory(_ memory: ScreenMemory, of properties: BarPropertySet) -> ScreenMemory {
        ScreenMemory(replaced: memory.replaced.restricted(to: properties))
    }

    var memories = PolicyMemories<NoMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {}

    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> BarProperties {
        guard [.viewDidLoad, .viewWillAppear, .viewIsAppearing].contains(simulation.record.at.name) else {
            return properties
        }
        for property in properties.touched where simulation[memories, screen].replaced[property] == nil {
            simulation[memories, screen].replaced[property] = simulation.valueToRestore(of: property)
        }
        return properties
    }

    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation) {
        let replaced = simulation[memories, screen].replaced
        guard !replaced.isEmpty else { return }
        simulation[memories, screen].replaced = BarProperties()
        simulation.writeByPolicy(replaced, rule: .restoringViewWillDisappear1)
    }
}

extension Restoring {
    /// Resolves the colors in the memory of `screen` again; `initial` would be its memory now.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation) {
        let style = simulation.environment.userInterfaceStyle
        simulation[memories, screen] = simulation[memories, screen].resolved(for: style)
    }
}

extension Restoring.ScreenMemory: ColoredMemory {
    func hasSameVariants(as other: Self) -> Bool {
        replaced.hasSameVariants(as: other.replaced)
    }

    func resolved(for style: UserInterfaceStyle) -> Self { Self(replaced: replaced.resolved(for: style)) }
}
