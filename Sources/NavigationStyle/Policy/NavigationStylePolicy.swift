/// A way to manage the bars of a navigation stack: hooks on UIKit's script, named after UIKit's callbacks.
///
/// A hook runs where the library's replacement of the base class's method runs, and so before the screen's own code in
/// the same callback. State belongs to the simulation: what a policy keeps goes into its two memories. What a hook does is
/// put on the record of the operation under way, which is handed to it.
protocol NavigationStylePolicy: Sendable {
    /// What the policy keeps of the controller.
    associatedtype ControllerMemory: Hashable, Sendable = NoMemory
    /// What the policy keeps of each screen.
    associatedtype ScreenMemory: Hashable, Sendable = NoMemory
    /// The options of its own that a request selects it with.
    associatedtype Options: WireObject = NoMembers
    /// What a screen sets of its interface: the form of `screen.library`.
    associatedtype Library: WireObject = NoMembers
    /// What is handed back of its memories: the form of `controller.policyState`.
    associatedtype State: WireObject = NoMembers
    /// What the screens of a stack leave together to whatever comes above them.
    associatedtype Bequest: Hashable, Sendable = NoMemory
    /// What it hands to the coordinator of a transition: ``Simulation/animateAlongside(_:)``.
    associatedtype CoordinatorBlock: Sendable = Never

    /// What people read about the policy.
    static var page: PolicyPage { get }

    /// Makes the policy as `scenario` selects it.
    init(for scenario: Scenario, _ options: Options)

    /// Answers requests under the policy.
    static func answer(_ request: TransitionRequest, within budget: inout WorkBudget) throws(ScenarioError)
        -> TransitionResponse
    static func answer(_ request: ReplayRequest, within budget: inout WorkBudget) throws(ScenarioError)
        -> ReplayResponse
    static func answer(_ request: ResolveRequest, within budget: inout WorkBudget) throws(ScenarioError)
        -> ResolveResponse
    /// Carries a replay out once, to know its findings.
    static func known(_ request: ReplayRequest, within budget: inout WorkBudget) throws(ScenarioError)
        -> any KnownReplay
    static func transitions(
        of replay: ReviewedReplay<Self>,
        _ take: (_ transition: TransitionResponse) -> Bool
    ) throws(ScenarioError) -> ControllerState?
    /// The engine for windows of stacks of `kinds` under the policy, and what it does.
    static func windows(of scenario: Scenario, _ kinds: [ScreenKind], keeping state: WindowEngineState)
        throws(ScenarioError) -> any WindowEngine
    static func start(
        _ windows: WindowSimulation<Self>,
        with kinds: [Int],
        origin: Scenario.Origin,
        on properties: BarProperties
    ) -> WindowState
    static func step(_ windows: WindowSimulation<Self>, _ operation: WindowOperation, in window: StackWindow)
        -> WindowState?
    static func look(_ windows: WindowSimulation<Self>, at window: StackWindow) -> WindowLook
    static func base(_ windows: WindowSimulation<Self>, above symbol: Int, over base: StackWindow.Base)
        -> StackWindow.Base
    /// A replay under the policy that can be taken back, and what it does.
    static func rehearsal(of scenario: Scenario, for purpose: Trace.Purpose) throws(ScenarioError) -> any Rehearsal
    static func perform(
        _ rehearsal: SimulationRehearsal<Self>,
        _ operation: NavigationOperation,
        asking isAsked: Bool
    ) throws(ScenarioError) -> [Diagnostic]
    static func diagnosticsOfStack(_ rehearsal: SimulationRehearsal<Self>) -> [Diagnostic]
    static func look(_ rehearsal: SimulationRehearsal<Self>, expecting expected: BarStyle?) -> WindowLook?
    /// What is wrong with the choice of this policy.
    static func selectionFaults(of scenario: Scenario, at pointer: String) -> [RequestFault]
    /// What is wrong with `options`, each of which is right by itself; pointers begin at the policy.
    static func faults(of options: Options, in scenario: Scenario) -> [RequestFault]
    /// What of a request is wrong for this policy alone.
    static func faults(of check: RequestCheck) -> [RequestFault]

    /// The edition that it goes by.
    var edition: String? { get }
    /// Its options, each with the value that it goes by.
    var options: [Value.Member] { get }
    /// The first iOS on which there is what it needs, in its edition and with its options.
    var minimumSystem: SystemVersion { get }
    var initialControllerMemory: ControllerMemory { get }
    /// What counts at rest of what it keeps of the controller, with `place` of each screen that is named there in the
    /// screen's stead; a screen without one is forgotten.
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory
    /// What it keeps of a screen, of bars no more than `properties`: what an audit goes by that looks at a few at a time.
    func memory(_ memory: ScreenMemory, of properties: BarPropertySet) -> ScreenMemory
    /// `memory` without what an operation may write again on any screen, however far below: what it finds written there
    /// already, or what nothing that is seen goes by.
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory
    /// What counts on top of all screens of the stack, however far below they are.
    func bequest(in simulation: Simulation<Self>) -> Bequest
    /// `memory` of a screen that stands for a whole stack, and leaves `bequest` to whatever comes above it.
    func memory(_ memory: ScreenMemory, leaving bequest: Bequest) -> ScreenMemory
    /// Whether what happens on top can depend on which screen the root is, however far below.
    static var goesByRoot: Bool { get }
    /// Whether it can depend on whether the app's code, the policy or somebody else wrote what is on the bar.
    static var goesByWriters: Bool { get }
    /// Whether what it writes can depend on where a screen's root view is.
    var goesByLayout: Bool { get }
    /// Whether it can change any screen further below than the one that a pop leads to, or depend on more of it than
    /// ``bequest(in:)``: what an audit finds is then replayed before it is told, and more may be there.
    var goesByStack: Bool { get }
    /// What is wrong with what `screen` sets of the policy's own interface, each of whose members is right by itself;
    /// pointers begin at `library`.
    func faults(of library: Library, on screen: Screen) -> [RequestFault]
    /// What the policy keeps of `screen` when it comes; `declared` is its compiled style, `library` what it sets of the
    /// policy's own interface.
    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory
    /// Whether a screen's declared style is a direct write to the bar; otherwise it goes to the policy's own interface.
    var writesDeclaredStyle: Bool { get }
    /// What of a screen's declared style its code writes to the bar itself: what the policy has no interface for.
    func directWrites(of declared: BarProperties) -> BarProperties
    /// The navigation controller's own view has loaded, with nothing but the appearance proxy's values on its bar.
    func navigationControllerDidLoad(in simulation: inout Simulation<Self>, _ record: inout OperationRecord)

    /// The properties that it copies to a fake bar and back, or restores.
    var managedProperties: BarPropertySet { get }
    /// Whether its bar takes the search controllers of items: that of a UINavigationController does.
    var takesSearchControllers: Bool { get }
    /// Whether a bar that a pushed screen hides stays hidden where the search below is active (around.N6).
    var keepsBarHiddenInSearch: Bool { get }
    /// How it treats what screens write: what the rules of diagnostics go by.
    static var conduct: PolicyConduct { get }

    /// What becomes of `action`, for which UIKit raises an exception (S9); nil where the policy lets it.
    ///
    /// `isOnStack` says whether a screen of an id is on the stack that the operation finds; nil where that is not known.
    static func remedy(for action: NavigationOperation.Action, _ isOnStack: (Screen.ID) -> Bool?)
        -> ImpossibleCallRemedy?
    /// What `call` comes to on `stack`, where `change` is what UIKit makes of it: another where the policy is between the
    /// app and UIKit, and calls UIKit in its own way.
    func stackChange(
        _ change: StackChange,
        by call: NavigationCall,
        on stack: ScreenStack,
        in simulation: Simulation<Self>
    ) -> StackChange

    // At the call, before the stack changes.
    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func willPop(animated: Bool, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func willPopToRoot(animated: Bool, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func willSetViewControllers(
        _ screens: [Int],
        animated: Bool,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    /// `navigationBar(_:shouldPop:)`: the system's back button of `screen`, which is on top, is tapped, before any call.
    ///
    /// Records the step; ``Simulation/recordShouldPop(_:by:rule:_:)`` does it for UIKit.
    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
        -> ShouldPop

    // At the call, when the original method has returned: the stack has changed, if it does, and nothing has loaded or
    // appeared yet. `transition` is what the call begins, whose coordinator can be asked; nil where nothing moves, or
    // where the call has to wait for another of the turn (S10).
    func didPush(
        _ screen: Int,
        beginning transition: Transition?,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    /// A pop of any kind.
    func didPop(
        isInteractive: Bool,
        beginning transition: Transition?,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    /// `stack` is the one before.
    func didSetViewControllers(
        _ screens: [Int],
        replacing stack: ScreenStack,
        beginning transition: Transition?,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )

    // In the callbacks of `screen`, before its own code.
    func viewDidLoad(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func viewDidDisappear(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)

    // In the callbacks of the navigation controller's delegate and of the transition coordinator.
    func willShow(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    func animateAlongside(
        _ transition: Transition,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    /// A block that ``Simulation/animateAlongside(_:)`` took is run along with the transition.
    func animate(_ block: CoordinatorBlock, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    /// The transition that a block was handed over for has ended: the block's completion, before ``didEnd``.
    func complete(
        _ block: CoordinatorBlock,
        isCancelled: Bool,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    /// What the policy itself does with the one bar while the screens of `transition` move, everything that is written
    /// on the way having been written.
    func motion(of transition: Transition, in simulation: Simulation<Self>) -> PolicyMotion
    /// The finger is lifted, and the transition goes on by itself to one end or the other.
    func interactionDidChange(
        _ transition: Transition,
        isCancelled: Bool,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    func didEnd(
        _ transition: Transition,
        isCancelled: Bool,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    func didShow(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)

    /// The next turn of the run loop after a callback of `screen`.
    func nextTurn(
        after event: Step.Event.Name,
        of screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    /// `screen` has left the stack for good.
    func didRemove(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    /// The code of `screen` writes `properties` at the point of the script under way; what is returned goes to the bar.
    func write(
        _ properties: BarProperties,
        by screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) -> BarProperties
    /// The code of `screen` has run, in a callback, in a transition or in an operation: whether or not it wrote anything.
    func didRunCode(of screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    /// The code of `screen` restyles the bar while it is shown; true if the policy's own interface took it.
    func update(
        _ properties: BarProperties,
        by screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) -> Bool
    /// The same, with a declared style that is not compiled: asked first.
    func update(
        _ style: BarStyle,
        by screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    ) -> Bool
    /// Code of `screen` that follows its scroll offset gives the bar of the screen's own `alpha`, 0…1.
    func setOwnBarAlpha(
        _ alpha: Double,
        of screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    /// The user has scrolled `screen`.
    func didScroll(_ screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    /// Whose back button is to be seen in `scene`, which is that of `screen` on top.
    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation<Self>) -> BackButton
    /// What puts the gesture of a navigation controller inside this one in place, which begins on `screen` instead of
    /// this one's; nil where there is none.
    func innerPopGesture(on screen: Int, in simulation: Simulation<Self>) -> InnerPopGesture?
    /// The interface style has changed, in which `screen` would begin with `initial`: the colors follow in what the policy
    /// keeps of it.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    /// The bar of `screen`, which appears, comes into the window: it takes what the appearance proxies set (around.R1).
    func barEntersWindow(of screen: Int, in simulation: inout Simulation<Self>, _ record: inout OperationRecord)
    /// The navigation controller around `screen`, as far as its bar hides by itself; nil where none does (around.S1).
    func barHiding(on screen: Int, in simulation: Simulation<Self>) -> BarHiding?
    /// Has that navigation controller hide its bar, or show it.
    func setBarHiddenBySystem(
        _ isHidden: Bool,
        on screen: Int,
        in simulation: inout Simulation<Self>,
        _ record: inout OperationRecord
    )
    /// Whether the back swipe begins on `screen`, which has one below; nil leaves it to the stock recognizer.
    func interactivePopBegins(on screen: Int, in simulation: Simulation<Self>) -> Bool?
    /// Whether a swipe on `screen` that is released at `progress`, 0…1, with `velocity`, in widths per second, is finished;
    /// nil leaves it to UIKit's rule.
    func interactivePopFinishes(progress: Double, velocity: Double, on screen: Int, in simulation: Simulation<Self>)
        -> Bool?
    /// What the policy gives the bar of `screen` of its own accord or as the screen asks by its interface, whatever the code
    /// of screens has written: whether it is hidden, and what it has where no screen says anything.
    func given(_ screen: Int, in simulation: Simulation<Self>) -> BarProperties
    /// `screen` with what the policy puts on its item and into its view; nil where it leaves it as the request has it.
    func place(of screen: Int, in simulation: Simulation<Self>) -> ScreenPlace?
    /// What is seen with `screen` on top at rest, where it is not the shared bar.
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation<Self>) -> BarScene
    /// Who gave the bar that is seen with `screen` on top its values; `shared` says it of the shared bar.
    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation<Self>) -> ProvenanceTable
    /// What is on the bar that the code of `screen` reaches.
    func barProperties(reachedBy screen: Int, in simulation: Simulation<Self>) -> BarProperties
    /// The rule under which the code of `screen` writes in `event`.
    func rule(forWriteBy screen: Int, in event: Step.Event.Name, of simulation: Simulation<Self>) -> Rule

    /// What is contested of all that what is seen now rests on, as far as it is the policy's own.
    ///
    /// `transition` is what has led there; nil where nothing moved.
    func contested(in simulation: Simulation<Self>, after transition: Transition?) -> [Constant]

    /// What the policy keeps, to be handed back; nil where it keeps nothing.
    func state(of simulation: Simulation<Self>) -> State?
    /// Takes back what `state(of:)` gave; the screens that it names are found by `indices`.
    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>)
}

extension NavigationStylePolicy {
    /// What a response says of the policy.
    var reference: PolicyReference {
        PolicyReference(name: Self.page.name, edition: edition, options: options)
    }
}
