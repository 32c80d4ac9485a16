/// A navigation controller with its bar, its screens and a policy, run by UIKit's script.
///
/// The shared bar, the fake bars and the controller are state; the script is the order in which UIKit calls things
/// (`Simulation+Transition`); the policy is hooks on the script. What a screen shows in the end emerges from writes and
/// copies: there is no table of results anywhere.
struct Simulation<Policy: NavigationStylePolicy> {
    /// The hooks.
    let policy: Policy
    /// The device and the system, with the orientation as it is now.
    var environment: Environment
    /// The device, looked up once.
    let device: Device
    /// The screens of the request; those that operations bring follow in `added`.
    let requested: [Screen]
    private(set) var added: [Screen] = []
    /// Where those stand in the request.
    private(set) var addedPointers: [RequestPointer] = []
    /// What each screen's code writes, compiled for the OS, with its declared style in front.
    private(set) var writes: [Callbacks] = []
    /// What became of each screen.
    var records: ScreenRecords<Policy.ScreenMemory>
    /// The ids of the screens, and of those that a handed-back state names as writers and that have left its stack.
    var names: [Screen.ID] = []
    /// The controller.
    var controller: Controller<Policy.ControllerMemory>
    /// Whether a cancelled swipe gives the controller its `isNavigationBarHidden` back.
    var restoresNavigationBarHidden = InteractivePopRule.restoresNavigationBarHidden

    init(policy: Policy, scenario: Scenario) throws(ScenarioError) {
        self.policy = policy
        environment = scenario.environment
        device = scenario.environment.knownDevice
        requested = scenario.stack
        controller = Controller(memory: policy.initialControllerMemory)
        writes.reserveCapacity(requested.count)
        records = ScreenRecords(capacity: requested.count)
        names.reserveCapacity(requested.count + 1)
        var faults: [RequestFault] = []
        for index in scenario.stack.indices where faults.count < RequestFault.mostOfAKind {
            prepare(scenario.stack.span[index], &faults, at: "/stack/\(index)")
        }
        if !faults.isEmpty { throw ScenarioError(faults) }
    }

    /// Takes in the screen that stands at `pointer` in the request, and gives it its index.
    mutating func add(_ screen: Screen, at pointer: RequestPointer) throws(ScenarioError) -> Int {
        added.append(screen)
        addedPointers.append(pointer)
        var faults: [RequestFault] = []
        prepare(screen, &faults, at: pointer.description)
        if !faults.isEmpty { throw ScenarioError(faults) }
        return records.count - 1
    }

    private mutating func prepare(
        _ screen: Screen,
        _ faults: inout [RequestFault],
        at pointer: @autoclosure () -> String
    ) {
        let declared = declaredWrites(of: screen)
        writes.append(compiledWrites(of: screen, declared: policy.directWrites(of: declared)))
        let memory = policy.memory(of: screen, declared: declared, &faults, at: pointer())
        var texts = TextCheck()
        texts.check(screen, at: pointer())
        if !texts.faults.isEmpty { faults += texts.faults }
        records.append(ScreenRecord(name: names.count, memory: memory))
        names.append(screen.id)
    }

    /// The screen at `index`; a member of it is read in place.
    @inline(__always)
    func screen(_ index: Int) -> Screen {
        ScreenPlace(of: index, among: requested, added).screen
    }

    /// The id of the screen at `index`.
    func id(_ index: Int) -> Screen.ID {
        names[records[index].name]
    }
}

extension Simulation {
    /// The screen on top.
    var top: Int? { controller.stack.last }

    /// The ids of the stack, root first.
    var stackIDs: [Screen.ID] { controller.stack.map { id($0) } }

    /// Whether the view of `screen` is in the window: it is visible, or coming in.
    func isInWindow(_ screen: Int) -> Bool {
        controller.visible == screen || (controller.transition?.to == screen && records[screen].isLoaded)
    }

    /// Whether neither the controller's flag nor the bar's own hides the bar.
    var isBarShown: Bool {
        !controller.isNavigationBarHidden && controller.bar.properties.isHidden != true
    }
}
