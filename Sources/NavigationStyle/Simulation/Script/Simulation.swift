// From a request to its answer.
//
// A navigation controller with its bar and its screens is state: `Simulation`. UIKit's call order is a script
// (`Simulation+Transition`); a policy is a set of hooks on it (`NavigationStylePolicy`). The final look of a screen
// follows from the writes and copies on the way; no table of results exists. Take a red screen A, a screen B that sets
// nothing, and a push of B under KMNavigationBarTransition:
//
//     call        Turn.call          makes an OperationRecord, finds B (OperationResolver), and announces the call
//                 policy.willPush    A gets a fake bar, red as the real one; the real background is hidden
//                                    record: addFakeBar A, km.push.2; hideBarBackground, km.push.3
//                 moveStack          the stack is [A, B]                         record: stack, uikit.S1
//     Turn.end    run                the transition, callback by callback:
//       B.viewDidLoad … willShow     at each the policy's hook runs first, then the screen's own code, whose writes
//                                    (`writeOwn`) reach the one bar and the record
//       B.viewWillLayoutSubviews     the policy puts a fake bar on B, the image of the real one: still red
//       notePassage                  the bar while the screens move is recorded
//       B.viewDidAppear              the policy writes B's fake bar to the real one, removes it, shows the background
//     close       ResponseDraft      takes the bar that B shows (`currentSnapshot`), and the one that A would show
//                                    after a pop, which runs on a copy (`whatIf`) that is thrown away
//                 diagnosticContext  the diagnostic rules read the state and the record: B is red, but has set nothing
//
// The record is made for the operation, and the simulation has it while the operation runs. Each operation of a turn of
// the run loop has its own: their calls come one after another, and the transition that the first one starts runs after
// all calls (`Turn`). The history before the first operation runs in the same way (`Simulation+History`), with a record
// that keeps only the writes of screens.
//
// Nothing here draws: a look depends on a `BarScene`, and only that draws.

/// A navigation controller with its bar, its screens and a policy, run by UIKit's script.
///
/// Operations change a ``SimulationState``; everything else is shared by all copies, and so is the table that interns
/// their values (``ValueTable``). So a simulation and its copies stay on one thread.
struct Simulation {
    /// The policy, the device, and the screens of the request.
    private(set) var premise: Premise
    /// The screens that operations brought, and the code of all screens.
    private var cast: Cast
    /// The device and the system, with the current orientation.
    var environment: NavigationEnvironment
    /// The controller.
    var controller: Controller
    /// The state of each screen.
    var records: ScreenRecords
    /// The record of the operation under way, or of the history.
    var record = OperationRecord()
    /// The coordinator of the transition under way, from its call on.
    var coordinator: TransitionCoordinator?
    /// The appearance proxies that code has set since the start; nil if it has set none.
    var lateProxies: LateProxies?
    /// Whether a cancelled swipe restores the controller's `isNavigationBarHidden`.
    var restoresNavigationBarHidden = InteractivePopRule.restoresNavigationBarHidden

    /// Creates a simulation of the screens of `scenario`, to which nothing has happened yet; `values` interns their
    /// state.
    init(
        policy: any NavigationStylePolicy,
        scenario: Scenario,
        values: ValueTable = ValueTable()
    ) throws(ScenarioError) {
        premise = Premise(policy, scenario)
        cast = Cast(capacity: scenario.stack.count)
        environment = scenario.environment
        if let style = policy.presentedInterfaceStyle { environment.userInterfaceStyle = style }
        controller = Controller(
            bar: PlainBar(properties: values.id(ofBar: BarProperties())),
            memory: policy.initialMemory
        )
        records = ScreenRecords(values: values)
        var faults: [RequestFault] = []
        for index in scenario.stack.indices where faults.count < RequestFault.mostOfAKind {
            takeIn(scenario.stack.span[index], &faults, at: "/stack/\(index)")
        }
        if !faults.isEmpty { throw ScenarioError(faults) }
    }

    /// Adds the screen that is at `pointer` in the request, and returns its index.
    mutating func add(_ screen: Screen, at pointer: RequestPointer) throws(ScenarioError) -> Int {
        cast.add(screen, at: pointer)
        var faults: [RequestFault] = []
        takeIn(screen, &faults, at: pointer.description)
        if !faults.isEmpty { throw ScenarioError(faults) }
        return records.count - 1
    }

    /// Replaces the screens of the request at `indices`, to which nothing has happened yet, by those of `screens`, which
    /// have the same ids; the others are equal.
    mutating func replaceScreens(_ indices: [Int], by screens: [Screen]) throws(ScenarioError) {
        premise = premise.showing(screens)
        var faults: [RequestFault] = []
        for index in indices {
            let (writes, memory) = prepare(screens.span[index], &faults, at: "/stack/\(index)")
            cast.rewrite(index, as: writes)
            records.replace(index, by: screens.span[index], memory: memory)
        }
        if !faults.isEmpty { throw ScenarioError(faults) }
    }

    private mutating func takeIn(
        _ screen: Screen,
        _ faults: inout [RequestFault],
        at pointer: @autoclosure () -> String
    ) {
        let (writes, memory) = prepare(screen, &faults, at: pointer())
        records.append(screen, name: cast.takeIn(screen.id, writing: writes), memory: memory)
    }

    /// Returns the writes of a screen's code, compiled for the OS, and the policy's memory of the screen.
    private func prepare(
        _ screen: Screen,
        _ faults: inout [RequestFault],
        at pointer: @autoclosure () -> String
    ) -> (writes: Callbacks, memory: ID<PolicyMemory.OfScreen>) {
        let declared = declaredWrites(of: screen)
        let memory = policy.memory(of: screen, declared: declared, &faults, at: pointer())
        var texts = TextCheck()
        texts.check(screen, at: pointer())
        if !texts.faults.isEmpty { faults += texts.faults }
        if screen.view.scrollView?.isContentScrollView != nil {
            faults += screen.view.discoveryFaults(at: pointer() + "/view")
        }
        if screen.callbacks.hasSaved { faults += screen.callbacks.savedFaults(at: pointer() + "/callbacks") }
        return (compiledWrites(of: screen, declared: policy.directWrites(of: declared)), memory)
    }

    /// Resolves everything that has two colors for `style` (around.V1): the properties of bars, the writes of screens'
    /// code, and the policy's memory.
    mutating func follow(_ style: UserInterfaceStyle) {
        environment.userInterfaceStyle = style
        premise = premise.following(style)
        resolveBar(for: style)
        for screen in 0..<records.count {
            let definition = self.screen(screen)
            let declared = declaredWrites(of: definition)
            var faults: [RequestFault] = []
            let initial = policy.memory(of: definition, declared: declared, &faults, at: "")
            cast.rewrite(screen, as: compiledWrites(of: definition, declared: policy.directWrites(of: declared)))
            if var bar = records[screen].fakeBar {
                bar.properties = bar.properties.resolved(for: style)
                records[screen].fakeBar = bar
            }
            if savesBars { records[screen].saved = records[screen].saved.mapped { $0.resolved(for: style) } }
            policy.userInterfaceStyleDidChange(of: screen, from: initial, in: &self)
        }
    }

    /// Returns the index of `id` in `names`, and adds it if it is missing: a writer may have left the stack.
    mutating func nameIndex(of id: Screen.ID) -> Int { names.firstIndex(of: id) ?? cast.addName(id) }
}

extension Simulation {
    /// The state that the next operation depends on, without the transition under way.
    var state: SimulationState {
        SimulationState(controller: controller, screens: records.plain, orientation: environment.orientation)
    }

    /// The table that interns the values of the state.
    var values: ValueTable { records.values }
    /// The policy, whose hooks the script calls.
    ///
    /// Reading it copies it. Where a screen appears or goes, which is often, the script keeps the `premise` instead.
    var policy: any NavigationStylePolicy { premise.policy }
    /// The policy as answers name it.
    var policyReference: PolicyReference { premise.policyReference }
    /// The description of the policy.
    var page: PolicyPage { premise.page }
    /// Whether the policy makes copies of what is on the bar, and brings them back.
    var copiesStyles: Bool { premise.copiesStyles }
    /// The device, looked up once.
    var device: Device { premise.device }
    /// The screens of the request.
    var requested: [Screen] { premise.requested }
    /// The appearance proxies at the start.
    var startProxies: AppearanceProxies { premise.proxies }
    /// The navigation controller, and its containers.
    var navigationController: NavigationController { premise.navigationController }
    /// The classes around the navigation controller's bar, innermost first.
    var containerClasses: [String] { premise.containerClasses }
    /// The screens that operations brought, with indices after those of the request.
    var added: [ScreenPlace] { cast.added }
    /// The pointers to these screens in the request.
    var addedPointers: [RequestPointer] { cast.addedPointers }
    /// The writes of each screen's code, compiled for the OS, with its declared style in front.
    var writes: [Callbacks] { cast.writes }
    /// The ids of the screens, and of the writers in a handed-back state that have left its stack.
    var names: [Screen.ID] { cast.names }
    /// The properties that the code of screens saves, by the index of the screen and the callback.
    var savedProperties: [Int: [Callback: BarPropertySet]] { cast.saved }
    /// Whether the code of some screen saves values of the bar.
    var savesBars: Bool { !cast.saved.isEmpty }

    /// Returns the screen at `index`; a single member of it is read in place.
    @inline(__always)
    func screen(_ index: Int) -> Screen {
        ScreenPlace(of: index, among: requested, added).screen
    }

    /// Returns the id of the screen at `index`.
    func id(_ index: Int) -> Screen.ID { names[records[index].name] }
}

extension Simulation {
    /// The top screen.
    var top: Int? { controller.stack.last }

    /// The ids of the stack, root first.
    var stackIDs: [Screen.ID] { controller.stack.map { id($0) } }

    /// Whether the view of `screen` is in the window: it is visible, or coming in.
    func isInWindow(_ screen: Int) -> Bool {
        controller.visible == screen || (controller.transition?.to == screen && records[screen].isLoaded)
    }

    /// Whether neither the controller's flag nor the bar's own hides the bar.
    var isBarShown: Bool {
        !controller.isNavigationBarHidden && bar.properties.isHidden != true
    }
}

extension Simulation {
    /// Returns the declared style of `screen`, compiled for the OS, with colors resolved.
    func declaredWrites(of screen: Screen) -> BarProperties {
        guard let bar = screen.bar else { return BarProperties() }
        // Resolved before it is compiled: a color may be opaque in light mode only, and the result depends on that.
        return bar.resolved(for: environment.userInterfaceStyle).properties(for: environment.os)
    }

    /// Returns the writes of the code of `screen`, by callback, with `declared` in front and colors resolved.
    func compiledWrites(of screen: Screen, declared: BarProperties) -> Callbacks {
        var writes = screen.callbacks.resolved(for: environment.userInterfaceStyle)
        switch screen.styledIn {
        case .viewDidLoad: writes.viewDidLoad = declared.followed(by: writes.viewDidLoad)
        case .viewWillAppear: writes.viewWillAppear = declared.followed(by: writes.viewWillAppear)
        }
        return writes
    }
}
