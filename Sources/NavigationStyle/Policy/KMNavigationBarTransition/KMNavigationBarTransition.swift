/// KMNavigationBarTransition, edition 1.0.0 as printed in seed1 or 1.1.11 (libraries.1).
///
/// There are fake bars only around a transition; the fake bar left on a covered screen is the only memory of its style.
struct KMNavigationBarTransition: StatefulPolicy {
    /// The editions that can be selected.
    enum Edition: String, CaseIterable {
        case v1_1_11 = "1.1.11"
        case v1_0_0 = "1.0.0"
    }

    /// The library's memory of a navigation controller.
    struct ControllerMemory: MemoryValue, Sendable {
        /// The destination of the latest animated push, a weak reference: `km_transitionContextToViewController`.
        var transitionContextToViewController: Int?
    }

    /// The library's memory of a screen.
    struct ScreenMemory: MemoryValue, Sendable {
        /// Whether its scroll view's `contentInsetAdjustmentBehavior` is set to never for the transition.
        var isScrollViewAdjusted = false
    }

    let kind: Edition
    /// The properties that are copied to a fake bar and written back; `barStyle` and `isTranslucent` are only copied to
    /// it.
    let copied: BarPropertySet

    var edition: String? { kind.rawValue }
    var options: [Value.Member] { [.copiedProperties(copied)] }
    var managedProperties: BarPropertySet { copied }
    var initialControllerMemory: ControllerMemory { ControllerMemory() }

    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory {
        ControllerMemory(transitionContextToViewController: memory.transitionContextToViewController.flatMap(place))
    }

    var memories = PolicyMemories<ControllerMemory, ScreenMemory>()

    init(for scenario: Scenario, _ options: Options) {
        kind = scenario.policy.edition.flatMap(Edition.init) ?? .v1_1_11
        let hasAppearances = kind == .v1_1_11 && scenario.environment.os >= SystemVersion(15)
        copied = scenario.policy.copiedProperties ?? (hasAppearances ? Self.appearances : Self.legacyProperties)
    }

    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory {
        ScreenMemory()
    }

    /// The properties copied from iOS 15 on (KM 1.1.10).
    static let appearances: BarPropertySet = [.standardAppearance, .scrollEdgeAppearance]
    /// The properties copied below iOS 15, and always in 1.0.0.
    static let legacyProperties: BarPropertySet = [.barTintColor, .backgroundImage, .shadowImage]
}
