/// The constants of a simulation, which its copies share.
///
/// It is an object, since there are more copies than operations.
final class Premise {
    /// The policy, whose hooks the script calls.
    let policy: any NavigationStylePolicy
    /// The policy as answers name it.
    private(set) lazy var policyReference = policy.reference
    /// The description of the policy.
    let page: PolicyPage
    /// Whether the policy makes copies of what is on the bar, and brings them back.
    let copiesStyles: Bool
    /// The device, looked up once.
    let device: Device
    /// The screens of the request.
    let requested: [Screen]
    /// The appearance proxies at the start.
    let proxies: AppearanceProxies
    /// The classes around the navigation controller's bar, innermost first.
    let containerClasses: [String]
    /// The navigation controller, and its containers.
    let navigationController: NavigationController
    /// The scenario without its screens, to create the policy again when the interface style changes.
    private let scenario: Scenario

    init(_ policy: any NavigationStylePolicy, _ scenario: Scenario) {
        self.policy = policy
        page = type(of: policy).page
        copiesStyles = type(of: policy).copiesStyles
        device = scenario.environment.knownDevice
        requested = scenario.stack
        proxies = scenario.appearanceProxies
        containerClasses = scenario.navigationController.containerClasses
        navigationController = scenario.navigationController
        var bare = scenario
        (bare.stack, bare.controller) = ([], nil)
        self.scenario = bare
    }

    private init(_ premise: Premise, _ policy: any NavigationStylePolicy, requested: [Screen], _ scenario: Scenario) {
        self.policy = policy
        self.requested = requested
        self.scenario = scenario
        page = premise.page
        copiesStyles = premise.copiesStyles
        device = premise.device
        proxies = premise.proxies
        containerClasses = premise.containerClasses
        navigationController = premise.navigationController
    }

    /// Returns the same premise, with the policy for `style`.
    func following(_ style: UserInterfaceStyle) -> Premise {
        var scenario = scenario
        scenario.environment.userInterfaceStyle = style
        return Premise(self, policy.reselected(by: scenario), requested: requested, scenario)
    }

    /// Returns the same premise, with `screens` in place of those of the request.
    func showing(_ screens: [Screen]) -> Premise { Premise(self, policy, requested: screens, scenario) }
}

/// The screens that operations bring, and the writes of all screens' code.
struct Cast {
    /// The screens that operations brought, with indices after those of the request: each is in an array of its own, so
    /// that a kept look retains no other screen, and an addition copies none.
    private(set) var added: [ScreenPlace] = []
    /// The pointers to these screens in the request.
    private(set) var addedPointers: [RequestPointer] = []
    /// The writes of each screen's code, compiled for the OS, with its declared style in front.
    private(set) var writes: [Callbacks] = []
    /// The ids of the screens, and of the writers in a handed-back state that have left its stack.
    private(set) var names: [Screen.ID] = []
    /// The properties that the code of screens saves, by the index of the screen and the callback; only of those that
    /// save some.
    private(set) var saved: [Int: [Callback: BarPropertySet]] = [:]

    /// Creates an empty cast for a request with `count` screens.
    init(capacity count: Int) {
        writes.reserveCapacity(count)
        names.reserveCapacity(count + 1)
    }

    /// Adds the screen of an operation, which is at `pointer` in the request.
    mutating func add(_ screen: Screen, at pointer: RequestPointer) {
        added.append(ScreenPlace(screens: [screen], index: 0))
        addedPointers.append(pointer)
    }

    /// Adds the writes of the next screen's code, and returns the index of its id in `names`.
    mutating func takeIn(_ id: Screen.ID, writing writes: Callbacks) -> Int {
        self.writes.append(writes)
        noteSaved(of: self.writes.count - 1)
        return addName(id)
    }

    /// Replaces the writes of the code of the screen at `index`.
    mutating func rewrite(_ index: Int, as writes: Callbacks) {
        self.writes[index] = writes
        noteSaved(of: index)
    }

    /// Records the properties that the code of the screen at `index` saves.
    private mutating func noteSaved(of index: Int) {
        if writes[index].hasSaved {
            saved[index] = writes[index].saved
        } else if !saved.isEmpty {
            saved[index] = nil
        }
    }

    /// Adds a name, and returns its index.
    mutating func addName(_ id: Screen.ID) -> Int {
        names.append(id)
        return names.count - 1
    }
}
