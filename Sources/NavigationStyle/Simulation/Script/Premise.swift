/// What a simulation takes for granted, which copies of it share: an object, since there are more copies than operations.
final class Premise<Policy: NavigationStylePolicy> {
    /// The hooks.
    let policy: Policy
    /// The device, looked up once.
    let device: Device
    /// The screens of the request.
    let requested: [Screen]
    /// The appearance proxies at the start.
    let proxies: AppearanceProxies
    /// The classes around the navigation controller's bar, innermost first.
    let containerClasses: [String]
    /// The navigation controller, and what it stands in.
    let navigationController: NavigationController
    /// The scenario without its screens, from which the policy is made anew where the interface style changes.
    private let scenario: Scenario

    init(_ policy: Policy, _ scenario: Scenario) {
        self.policy = policy
        device = scenario.environment.knownDevice
        requested = scenario.stack
        proxies = scenario.appearanceProxies
        containerClasses = scenario.navigationController.containerClasses
        navigationController = scenario.navigationController
        var bare = scenario
        (bare.stack, bare.controller) = ([], nil)
        self.scenario = bare
    }

    private init(_ premise: Premise, in style: UserInterfaceStyle) {
        var scenario = premise.scenario
        scenario.environment.userInterfaceStyle = style
        self.scenario = scenario
        policy = Policy.selected(by: scenario).policy
        device = premise.device
        requested = premise.requested
        proxies = premise.proxies
        containerClasses = premise.containerClasses
        navigationController = premise.navigationController
    }

    /// The same with the policy as it is in `style`.
    func following(_ style: UserInterfaceStyle) -> Premise { Premise(self, in: style) }
}

/// Who takes part beside the screens of the request, and what the code of all of them writes.
struct Cast {
    /// The screens that operations brought, which are counted on from those of the request: each in an array of its own, so
    /// that a look that is kept keeps no other screen, and another can come without a copy of all.
    private(set) var added: [ScreenPlace] = []
    /// Where those stand in the request.
    private(set) var addedPointers: [RequestPointer] = []
    /// What each screen's code writes, compiled for the OS, with its declared style in front.
    private(set) var writes: [Callbacks] = []
    /// The ids of the screens, and of those that a handed-back state names as writers and that have left its stack.
    private(set) var names: [Screen.ID] = []

    /// Nobody yet of a request with `count` screens.
    init(capacity count: Int) {
        writes.reserveCapacity(count)
        names.reserveCapacity(count + 1)
    }

    /// Adds the screen of an operation, which stands at `pointer` in the request.
    mutating func add(_ screen: Screen, at pointer: RequestPointer) {
        added.append(ScreenPlace(screens: [screen], index: 0))
        addedPointers.append(pointer)
    }

    /// Takes in what the code of the next screen writes, and says where its id stands among the names.
    mutating func takeIn(_ id: Screen.ID, writing writes: Callbacks) -> Int {
        self.writes.append(writes)
        return addName(id)
    }

    /// Takes in anew what the code of the screen at `index` writes.
    mutating func rewrite(_ index: Int, as writes: Callbacks) { self.writes[index] = writes }

    /// Adds a name, and says where it stands.
    mutating func addName(_ id: Screen.ID) -> Int {
        names.append(id)
        return names.count - 1
    }
}
