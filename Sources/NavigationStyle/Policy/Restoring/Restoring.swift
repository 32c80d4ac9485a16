/// The discipline "whoever changes it puts it back" (seed 0, 4.1 and 4.2).
///
/// A screen that writes in `viewDidLoad` or `viewWillAppear` has the values that it replaced written back in its
/// `viewWillDisappear`.
struct Restoring: NavigationStylePolicy {
    static let page = PolicyPage(
        name: "restoring",
        summary: "Every screen puts back, when it disappears, what it replaced when it came.",
        family: .sharedBar,
        source: "seed 0, 4.1 and 4.2",
        copiedProperties: .all,
        knownLimits: [
            "What a screen wrote in viewDidLoad is put back when another screen covers it and not written again when it "
                + "returns: viewDidLoad runs once.",
            "isTranslucent cannot be put back to unset: UIKit has no way to.",
        ],
        rules: [
            PolicyPage.Rule(
                "restoring.viewWillDisappear.1",
                "The values that the screen replaced in viewDidLoad and viewWillAppear are written back."
            )
        ]
    )

    /// What the screen replaced since it last came.
    struct ScreenMemory: Sendable {
        var replaced = BarProperties()
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory()
    }

    init(for scenario: Scenario, _ options: Options) {}

    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> BarProperties {
        guard simulation.event == .viewDidLoad || simulation.event == .viewWillAppear else { return properties }
        for property in properties.touched where simulation.records[screen].memory.replaced[property] == nil {
            simulation.records[screen].memory.replaced[property] = simulation.replacedValue(of: property)
        }
        return properties
    }

    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation<Self>) {
        // restoring.viewWillDisappear.1
        let replaced = simulation.records[screen].memory.replaced
        guard !replaced.isEmpty else { return }
        simulation.records[screen].memory.replaced = BarProperties()
        simulation.writeByPolicy(replaced, rule: "restoring.viewWillDisappear.1")
    }
}

extension Simulation<Restoring> {
    /// What a screen that is about to write `property` would have to put back.
    fileprivate func replacedValue(of property: BarProperty) -> BarValue {
        if property == .isNavigationBarHidden {
            return .visibility(BarVisibility(hidden: controller.isNavigationBarHidden, animation: .asTransition))
        }
        return controller.bar.properties.currentValue(of: property)
    }
}
