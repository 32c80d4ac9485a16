/// A way to manage the bars of a navigation stack: hooks on UIKit's script, named after UIKit's callbacks.
///
/// A hook runs where the library's replacement of the base class's method runs, and so before the screen's own code in
/// the same callback. All state belongs to the simulation: a policy keeps its own in two kinds of memory. A hook adds
/// what it does to the record of the operation, which is passed to it.
protocol NavigationStylePolicy: Sendable {
    /// The policy's memory of the controller.
    associatedtype ControllerMemory: Hashable, Sendable = NoMemory
    /// The policy's memory of each screen.
    associatedtype ScreenMemory: Hashable, Sendable = NoMemory
    /// The policy's own options in a request.
    associatedtype Options: WireObject = NoMembers
    /// The members of the policy's interface that a screen sets: the form of `screen.library`.
    associatedtype Library: WireObject = NoMembers
    /// The handed-back part of the memories: the form of `controller.policyState`.
    associatedtype State: WireObject = NoMembers
    /// The facts about a whole stack that matter to any screen above it.
    associatedtype Bequest: Hashable, Sendable = NoMemory
    /// A block for the coordinator of a transition: ``Simulation/animateAlongside(_:)``.
    associatedtype CoordinatorBlock: Sendable = Never

    /// The policy's description for people.
    static var page: PolicyPage { get }

    /// Creates the policy as `scenario` selects it.
    init(for scenario: Scenario, _ options: Options)

    /// Answers requests under the policy.
    static func answer(_ request: TransitionRequest, within budget: inout WorkBudget) throws(ScenarioError)
        -> TransitionResponse
    static func answer(_ request: ReplayRequest, within budget: inout WorkBudget) throws(ScenarioError)
        -> ReplayResponse
    static func answer(_ request: ResolveRequest, within budget: inout WorkBudget) throws(ScenarioError)
        -> ResolveResponse
    /// Carries a replay out once, to find its diagnostics.
    static func known(_ request: ReplayRequest, within budget: inout WorkBudget) throws(ScenarioError)
        -> any KnownReplay
    static func transitions(
        of replay: ReviewedReplay<Self>,
        _ take: (_ transition: TransitionResponse) -> Bool
    ) throws(ScenarioError) -> ControllerState?
    /// Returns the engine for windows of stacks of `kinds` under the policy; the following functions implement it.
    static func windows(of scenario: Scenario, _ kinds: [ScreenKind], keeping state: WindowEngineState)
        throws(ScenarioError) -> any WindowEngine
    static func start(
        _ windows: WindowSimulation<Self>,
        with kinds: [Int],
        origin: Scenario.Origin,
        on properties: BarProperties,
        in controller: NavigationController
    ) -> WindowState
    static func step(_ windows: WindowSimulation<Self>, _ operation: WindowOperation, in window: StackWindow)
        -> WindowState?
    static func look(_ windows: WindowSimulation<Self>, at window: StackWindow) -> RestingScreen
    static func base(
        _ windows: WindowSimulation<Self>,
        above symbol: ID<StackWindow.Symbol>,
        over base: StackWindow.Base
    ) -> StackWindow.Base
    /// Returns a replay under the policy that can be rewound; the following functions implement it.
    static func rehearsal(of scenario: Scenario, for purpose: WriteLog.Purpose) throws(ScenarioError) -> any Rehearsal
    static func perform(
        _ rehearsal: SimulationRehearsal<Self>,
        _ operation: NavigationOperation,
        asking isAsked: Bool
    ) throws(ScenarioError) -> [Diagnostic]
    static func diagnosticsOfStack(_ rehearsal: SimulationRehearsal<Self>) -> [Diagnostic]
    static func look(_ rehearsal: SimulationRehearsal<Self>, expecting expected: BarStyle?) -> RestingScreen?
    /// Returns the faults in the choice of this policy.
    static func selectionFaults(of scenario: Scenario, at pointer: String) -> [RequestFault]
    /// Returns the faults of `options` that are valid each by itself; pointers begin at the policy.
    static func faults(of options: Options, in scenario: Scenario) -> [RequestFault]
    /// Returns the faults that a request has under this policy only.
    static func faults(of check: RequestCheck) -> [RequestFault]

    /// The edition of the library that is simulated.
    var edition: String? { get }
    /// The options, each with the value in use.
    var options: [Value.Member] { get }
    /// The first iOS that has everything the policy needs, in its edition and with its options.
    var minimumSystem: SystemVersion { get }
    var initialControllerMemory: ControllerMemory { get }
    /// Returns the part of the controller's memory that matters at rest, with each screen in it replaced by its
    /// `place`; a screen without a place is removed.
    func memory(_ memory: ControllerMemory, at place: (Int) -> Int?) -> ControllerMemory
    /// Returns the memory of a screen with only `properties` of bars, for an audit that examines a few at a time.
    func memory(_ memory: ScreenMemory, of properties: BarPropertySet) -> ScreenMemory
    /// Returns `memory` without the parts that an operation may write on any screen, however far below: those that it
    /// only writes again unchanged, and those that nothing visible depends on.
    func memoryOutOfReach(_ memory: ScreenMemory) -> ScreenMemory
    /// Returns the facts about all screens of the stack that matter above it, however far below they are.
    func bequest(in simulation: Simulation<Self>) -> Bequest
    /// Returns `memory`, of a screen that stands for a whole stack, with the facts `bequest` about that stack.
    func memory(_ memory: ScreenMemory, leaving bequest: Bequest) -> ScreenMemory
    /// Whether the top screen can depend on which screen the root is, however far below.
    static var goesByRoot: Bool { get }
    /// Whether the policy can depend on the writers of the bar's properties: the app's code, the policy or another one.
    static var goesByWriters: Bool { get }
    /// Whether it resolves colors for a style that a screen has of its own, and not for the environment's alone.
    static var resolvesColorsByScreen: Bool { get }
    /// Whether the policy's writes can depend on the position of a screen's root view.
    var goesByLayout: Bool { get }
    /// Whether the policy can change a screen further below than the one that a pop leads to, or depend on more of it
    /// than ``bequest(in:)``: an audit then replays its findings before it reports them, and may miss others.
    var goesByStack: Bool { get }
    /// Returns the faults of the policy's interface as `screen` sets it, in members that are valid each by itself;
    /// pointers begin at `library`.
    func faults(of library: Library, on screen: Screen) -> [RequestFault]
    /// Returns the initial memory of `screen`; `declared` is its compiled style, `library` the policy's interface as
    /// the screen sets it.
    func initialMemory(of screen: Screen, declared: BarProperties, _ library: Library) -> ScreenMemory
    /// The properties of a screen's declared style that its code writes to the bar itself; the others go to the
    /// policy's own interface.
    var directProperties: BarPropertySet { get }
    /// Called when the navigation controller's own view has loaded, with only the appearance proxy's values on its bar.
    func navigationControllerDidLoad(in simulation: inout Simulation<Self>)

    /// The properties that the policy copies to a fake bar and back, or restores.
    var managedProperties: BarPropertySet { get }
    /// Whether the policy's bar takes the search controllers of items, as that of a UINavigationController does.
    var takesSearchControllers: Bool { get }
    /// Whether a bar that a pushed screen hides stays hidden if the search below is active (around.N6).
    var keepsBarHiddenInSearch: Bool { get }
    /// The policy's treatment of the writes of screens, which the diagnostic rules depend on.
    static var conduct: PolicyConduct { get }

    /// Returns the policy's way out of `action`, for which UIKit raises an exception (S9); nil if it has none.
    ///
    /// `isOnStack` returns whether a screen with an id is on the stack that the operation finds; nil if unknown.
    static func remedy(for action: NavigationOperation.Action, _ isOnStack: (Screen.ID) -> Bool?)
        -> ImpossibleCallRemedy?
    /// Returns the change that `call` makes to `stack`, where UIKit would make `change`; they differ if the policy is
    /// between the app and UIKit, and calls UIKit in its own way.
    func stackChange(
        _ change: StackChange,
        by call: NavigationCall,
        on stack: ScreenStack,
        in simulation: Simulation<Self>
    ) -> StackChange

    // Hooks on the call, before the stack changes.
    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation<Self>)
    func willPop(animated: Bool, in simulation: inout Simulation<Self>)
    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation<Self>)
    func willPopToRoot(animated: Bool, in simulation: inout Simulation<Self>)
    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation<Self>)
    /// Called when the system's back button of `screen`, the top one, is tapped, before any call:
    /// `navigationBar(_:shouldPop:)`.
    ///
    /// It records the step; ``Simulation/recordShouldPop(_:by:rule:_:)`` does so for UIKit.
    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation<Self>) -> ShouldPop

    // Hooks on the call, after the original method has returned: the stack has changed, if it does at all, and nothing
    // has loaded or appeared yet. `transition` is the one that the call begins, and its coordinator exists; it is nil
    // if nothing moves, or if the call has to wait for another of the turn (S10).
    func didPush(_ screen: Int, beginning transition: Transition?, in simulation: inout Simulation<Self>)
    /// Called after a pop of any kind.
    func didPop(isInteractive: Bool, beginning transition: Transition?, in simulation: inout Simulation<Self>)
    /// Called after a set; `stack` is the one before.
    func didSetViewControllers(
        _ screens: [Int],
        replacing stack: ScreenStack,
        beginning transition: Transition?,
        in simulation: inout Simulation<Self>
    )

    // Hooks on the callbacks of `screen`, before its own code.
    func viewDidLoad(_ screen: Int, in simulation: inout Simulation<Self>)
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation<Self>)
    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation<Self>)
    func viewDidAppear(_ screen: Int, in simulation: inout Simulation<Self>)
    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation<Self>)
    func viewDidDisappear(_ screen: Int, in simulation: inout Simulation<Self>)

    // Hooks on the navigation controller's delegate and the transition coordinator.
    func willShow(_ screen: Int, in simulation: inout Simulation<Self>)
    func animateAlongside(_ transition: Transition, in simulation: inout Simulation<Self>)
    /// Runs a block that ``Simulation/animateAlongside(_:)`` took, alongside the transition.
    func animate(_ block: CoordinatorBlock, in simulation: inout Simulation<Self>)
    /// Runs the completion of a block when its transition has ended, before ``didEnd``.
    func complete(_ block: CoordinatorBlock, isCancelled: Bool, in simulation: inout Simulation<Self>)
    /// Returns the policy's own animation of the one bar while the screens of `transition` move, after everything that
    /// is written on the way.
    func motion(of transition: Transition, in simulation: Simulation<Self>) -> PolicyMotion
    /// Called when the finger is lifted, and the transition goes on by itself to one end or the other.
    func interactionDidChange(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation<Self>)
    func didEnd(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation<Self>)
    func didShow(_ screen: Int, in simulation: inout Simulation<Self>)

    /// Called in the next turn of the run loop after a callback of `screen`.
    func nextTurn(after event: Step.Event.Name, of screen: Int, in simulation: inout Simulation<Self>)
    /// Called when `screen` has left the stack for good.
    func didRemove(_ screen: Int, in simulation: inout Simulation<Self>)
    /// Returns the properties to write to the bar as the code of `screen` writes `properties` at the current point of
    /// the script.
    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> BarProperties
    /// Called after the code of `screen` in a callback, a transition or an operation, whether or not it wrote anything.
    func didRunCode(of screen: Int, in simulation: inout Simulation<Self>)
    /// Restyles the bar as the code of `screen` asks while it is visible; returns true if the policy's own interface
    /// did it.
    func update(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation<Self>) -> Bool
    /// Does the same for a declared style that is not compiled; called first.
    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation<Self>) -> Bool
    /// Gives the bar of the screen's own `alpha`, 0…1, as code of `screen` that follows its scroll offset does.
    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation<Self>)
    /// Called when the user has scrolled `screen`.
    func didScroll(_ screen: Int, in simulation: inout Simulation<Self>)
    /// Returns the kind of back button in `scene`, the scene of `screen` on top.
    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation<Self>) -> BackButton
    /// Returns the reason why the gesture of an inner navigation controller begins on `screen` instead of this one's;
    /// nil if there is none.
    func innerPopGesture(on screen: Int, in simulation: Simulation<Self>) -> InnerPopGesture?
    /// Called when the interface style has changed; the colors in the memory of `screen`, which would now be created as
    /// `initial`, follow.
    func userInterfaceStyleDidChange(of screen: Int, from initial: ScreenMemory, in simulation: inout Simulation<Self>)
    /// Applies the appearance proxies as the bar of `screen`, which is appearing, enters the window (around.R1).
    func barEntersWindow(of screen: Int, in simulation: inout Simulation<Self>)
    /// Returns the navigation controller around `screen`, as far as its bar hides by itself; nil if none does
    /// (around.S1).
    func barHiding(on screen: Int, in simulation: Simulation<Self>) -> BarHiding?
    /// Hides or shows the bar of that navigation controller.
    func setBarHiddenBySystem(_ isHidden: Bool, on screen: Int, in simulation: inout Simulation<Self>)
    /// Returns whether the back swipe begins on `screen`, which has one below; nil leaves it to the stock recognizer.
    func interactivePopBegins(on screen: Int, in simulation: Simulation<Self>) -> Bool?
    /// Returns whether a swipe on `screen` that is released at `progress`, 0…1, with `velocity`, in widths per second,
    /// is finished; nil leaves it to UIKit's rule.
    func interactivePopFinishes(progress: Double, velocity: Double, on screen: Int, in simulation: Simulation<Self>)
        -> Bool?
    /// Returns the properties that the policy gives the bar of `screen`, by itself or as the screen asks by its
    /// interface, whatever the screens' code has written: whether it is hidden, and its values where no screen sets
    /// any.
    func given(_ screen: Int, in simulation: Simulation<Self>) -> BarProperties
    /// Returns `screen` with the policy's changes to its item and view; nil if it is as in the request.
    func place(of screen: Int, in simulation: Simulation<Self>) -> ScreenPlace?
    /// Returns the visible scene with `screen` on top at rest, if that is not the shared bar's.
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation<Self>) -> BarScene
    /// Returns the writers of the values of the bar visible with `screen` on top; `shared` has those of the shared bar.
    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation<Self>) -> ProvenanceTable
    /// Returns the properties of the bar that the code of `screen` reaches.
    func barProperties(reachedBy screen: Int, in simulation: Simulation<Self>) -> BarProperties
    /// Returns the rule under which the code of `screen` writes in `event`.
    func rule(forWriteBy screen: Int, in event: Step.Event.Name, of simulation: Simulation<Self>) -> Rule

    /// Returns the policy's own contested constants on which the visible bars depend.
    ///
    /// `transition` has led there; nil if nothing moved.
    func contested(in simulation: Simulation<Self>, after transition: Transition?) -> [Constant]

    /// Returns the policy's memory, to be handed back; nil if it has none.
    func state(of simulation: Simulation<Self>) -> State?
    /// Restores the state that `state(of:)` returned; `indices` finds the screens in it.
    func restore(_ state: State, indices: [Screen.ID: Int], in simulation: inout Simulation<Self>)
}

extension NavigationStylePolicy {
    /// The policy as a response names it.
    var reference: PolicyReference {
        PolicyReference(name: Self.page.name, edition: edition, options: options)
    }
}
