/// What a simulation takes for granted: the policy, the device, and the screens with their code.
///
/// An object, since nothing of it changes while operations are carried out: copies of a simulation share it, and one that
/// takes in a screen of an operation makes it its own before.
final class Premise<Policy: NavigationStylePolicy> {
    /// The hooks.
    let policy: Policy
    /// The device and the system, as the operations find them.
    let environment: NavigationEnvironment
    /// The device, looked up once.
    let device: Device
    /// The screens of the request.
    let requested: [Screen]
    /// Those that operations brought, which are counted on.
    private(set) var added: [Screen]
    /// Where those stand in the request.
    private(set) var addedPointers: [RequestPointer]
    /// What each screen's code writes, compiled for the OS, with its declared style in front.
    private(set) var writes: [Callbacks]
    /// The ids of the screens, and of those that a handed-back state names as writers and that have left its stack.
    private(set) var names: [Screen.ID]

    init(_ policy: Policy, _ scenario: Scenario) {
        self.policy = policy
        environment = scenario.environment
        device = scenario.environment.knownDevice
        requested = scenario.stack
        (added, addedPointers, writes, names) = ([], [], [], [])
        writes.reserveCapacity(requested.count)
        names.reserveCapacity(requested.count + 1)
    }

    /// A copy.
    init(_ other: Premise) {
        policy = other.policy
        environment = other.environment
        device = other.device
        requested = other.requested
        added = other.added
        addedPointers = other.addedPointers
        writes = other.writes
        names = other.names
    }

    /// Adds the screen of an operation, which stands at `pointer` in the request.
    func add(_ screen: Screen, at pointer: RequestPointer) {
        added.append(screen)
        addedPointers.append(pointer)
    }

    /// Takes in what the code of `screen` writes, which declares `declared`, and says where its id stands among the names.
    func takeIn(_ screen: Screen, declaring declared: BarProperties) -> Int {
        writes.append(compiledWrites(of: screen, declared: policy.directWrites(of: declared)))
        return addName(screen.id)
    }

    /// Adds a name, and says where it stands.
    func addName(_ id: Screen.ID) -> Int {
        names.append(id)
        return names.count - 1
    }
}

extension Premise {
    /// The declared style of `screen`, compiled for the OS, with colors resolved.
    func declaredWrites(of screen: Screen) -> BarProperties {
        guard let bar = screen.bar else { return BarProperties() }
        // Resolved first: a color may be opaque in light mode only, and what is compiled goes by that.
        return bar.resolved(for: environment.userInterfaceStyle).properties(for: environment.os)
    }

    /// What the code of `screen` writes, callback by callback, with `declared` in front and colors resolved.
    func compiledWrites(of screen: Screen, declared: BarProperties) -> Callbacks {
        var writes = screen.callbacks
        for callback in Callback.allCases where !writes[callback].isEmpty {
            writes[callback] = writes[callback].resolved(for: environment.userInterfaceStyle)
        }
        switch screen.styledIn {
        case .viewDidLoad: writes.viewDidLoad = declared.followed(by: writes.viewDidLoad)
        case .viewWillAppear: writes.viewWillAppear = declared.followed(by: writes.viewWillAppear)
        }
        return writes
    }
}
