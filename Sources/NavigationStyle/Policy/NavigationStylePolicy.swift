/// A way to manage the bars of a navigation stack: hooks on UIKit's script, named after UIKit's callbacks.
///
/// A hook runs where the library's replacement of the base class's method runs, and so before the screen's own code in
/// the same callback. All state belongs to the simulation, which has the policy's own memories by number: only a
/// ``StatefulPolicy``, which every policy is, knows their types. What a hook does, it adds to the record of the operation
/// under way.
protocol NavigationStylePolicy: AuditedPolicy {
    /// The policy's description for people.
    static var page: PolicyPage { get }
    /// The schemas of the policy's own objects in requests.
    static var schemas: PolicyPage.Schemas { get }

    /// Creates the policy as `scenario` selects it, as far as the selection is valid, with the faults of the selection,
    /// whose place is `pointer`.
    static func selected(by scenario: Scenario, at pointer: String)
        -> (policy: any NavigationStylePolicy, faults: [RequestFault])
    /// Returns the policy as `scenario` selects it, with the memories of this one.
    func reselected(by scenario: Scenario) -> any NavigationStylePolicy

    /// The edition of the library that is simulated.
    var edition: String? { get }
    /// The options, each with the value in use.
    var options: [Value.Member] { get }
    /// The first iOS that has everything the policy needs, in its edition and with its options.
    var minimumSystem: SystemVersion { get }
    /// The number of the initial memory of the controller.
    var initialMemory: ID<PolicyMemory.OfController> { get }
    /// Returns the number of the initial memory of a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - declared: The screen's compiled style.
    ///   - faults: Receives the faults of the policy's interface as the screen sets it.
    ///   - pointer: The place of the screen in the request.
    /// - Returns: The number.
    func memory(
        of screen: Screen,
        declared: BarProperties,
        _ faults: inout [RequestFault],
        at pointer: @autoclosure () -> String
    ) -> ID<PolicyMemory.OfScreen>
    /// The properties of a screen's declared style that its code writes to the bar itself; the others go to the
    /// policy's own interface.
    var directProperties: BarPropertySet { get }
    /// Called when the navigation controller's own view has loaded, with only the appearance proxy's values on its bar.
    func navigationControllerDidLoad(in simulation: inout Simulation)

    /// The properties that the policy copies to a fake bar and back, or restores.
    var managedProperties: BarPropertySet { get }
    /// The interface style in which the app presents everything, whatever that of the system; nil if it follows the
    /// system.
    var presentedInterfaceStyle: UserInterfaceStyle? { get }
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
        in simulation: Simulation
    ) -> StackChange

    // Hooks on the call, before the stack changes.
    func willPush(_ screen: Int, animated: Bool, in simulation: inout Simulation)
    func willPop(animated: Bool, in simulation: inout Simulation)
    func willPop(to screen: Int, animated: Bool, in simulation: inout Simulation)
    func willPopToRoot(animated: Bool, in simulation: inout Simulation)
    func willSetViewControllers(_ screens: [Int], animated: Bool, in simulation: inout Simulation)
    /// Called when the system's back button of `screen`, the top one, is tapped, before any call:
    /// `navigationBar(_:shouldPop:)`.
    ///
    /// It records the step; ``Simulation/recordShouldPop(_:by:rule:_:)`` does so for UIKit.
    func navigationBarShouldPop(_ screen: Int, in simulation: inout Simulation) -> ShouldPop

    // Hooks on the call, after the original method has returned: the stack has changed, if it does at all, and nothing
    // has loaded or appeared yet. `transition` is the one that the call begins, and its coordinator exists; it is nil
    // if nothing moves, or if the call has to wait for another of the turn (S10).
    func didPush(_ screen: Int, beginning transition: Transition?, in simulation: inout Simulation)
    /// Called after a pop of any kind.
    func didPop(isInteractive: Bool, beginning transition: Transition?, in simulation: inout Simulation)
    /// Called after `setViewControllers`; `stack` is the stack before it.
    func didSetViewControllers(
        _ screens: [Int],
        replacing stack: ScreenStack,
        beginning transition: Transition?,
        in simulation: inout Simulation
    )

    // Hooks on the callbacks of `screen`, before its own code.
    func viewDidLoad(_ screen: Int, in simulation: inout Simulation)
    func viewWillAppear(_ screen: Int, in simulation: inout Simulation)
    func viewWillLayoutSubviews(_ screen: Int, in simulation: inout Simulation)
    func viewDidAppear(_ screen: Int, in simulation: inout Simulation)
    func viewWillDisappear(_ screen: Int, in simulation: inout Simulation)
    func viewDidDisappear(_ screen: Int, in simulation: inout Simulation)

    // Hooks on the navigation controller's delegate and the transition coordinator.
    func willShow(_ screen: Int, in simulation: inout Simulation)
    func animateAlongside(_ transition: Transition, in simulation: inout Simulation)
    /// Returns the policy's own animation of the one bar while the screens of `transition` move, after everything that
    /// is written on the way.
    func motion(of transition: Transition, in simulation: Simulation) -> PolicyMotion
    /// Called when the finger is lifted, and the transition goes on by itself to one end or the other.
    func interactionDidChange(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation)
    func didEnd(_ transition: Transition, isCancelled: Bool, in simulation: inout Simulation)
    func didShow(_ screen: Int, in simulation: inout Simulation)

    /// Called in the next turn of the run loop after a callback of `screen`.
    func nextTurn(after event: Step.Event.Name, of screen: Int, in simulation: inout Simulation)
    /// Called when `screen` has left the stack for good.
    func didRemove(_ screen: Int, in simulation: inout Simulation)
    /// Returns the properties to write to the bar as the code of `screen` writes `properties` at the current point of
    /// the script.
    func write(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> BarProperties
    /// Called after the code of `screen` in a callback, a transition or an operation, whether or not it wrote anything.
    func didRunCode(of screen: Int, in simulation: inout Simulation)
    /// Restyles the bar as the code of `screen` asks while it is visible; returns true if the policy's own interface
    /// did it.
    func update(_ properties: BarProperties, by screen: Int, in simulation: inout Simulation) -> Bool
    /// Does the same for a declared style that is not compiled; called first.
    func update(_ style: BarStyle, by screen: Int, in simulation: inout Simulation) -> Bool
    /// Gives the bar of the screen's own `alpha`, 0…1, as code of `screen` that follows its scroll offset does.
    func setOwnBarAlpha(_ alpha: Double, of screen: Int, in simulation: inout Simulation)
    /// Called when the user has scrolled `screen`.
    func didScroll(_ screen: Int, in simulation: inout Simulation)
    /// Returns the kind of back button in `scene`, the scene of `screen` on top.
    func backButton(on screen: Int, in scene: BarScene, of simulation: Simulation) -> BackButton
    /// Returns the reason why the gesture of an inner navigation controller begins on `screen` instead of this one's;
    /// nil if there is none.
    func innerPopGesture(on screen: Int, in simulation: Simulation) -> InnerPopGesture?
    /// Makes memories equal whose colors are equal, whatever these were resolved from, as the interface style will not
    /// change; called before the first simulation.
    func mergeVariants()
    /// Called when the interface style has changed; the colors in the memory of `screen`, which would now be created as
    /// `initial`, follow.
    func userInterfaceStyleDidChange(
        of screen: Int,
        from initial: ID<PolicyMemory.OfScreen>,
        in simulation: inout Simulation
    )
    /// Applies the appearance proxies as the bar of `screen`, which is appearing, enters the window (around.R1).
    func barEntersWindow(of screen: Int, in simulation: inout Simulation)
    /// Returns the navigation controller around `screen`, as far as its bar hides by itself; nil if none does
    /// (around.S1).
    func barHiding(on screen: Int, in simulation: Simulation) -> BarHiding?
    /// Hides or shows the bar of that navigation controller.
    func setBarHiddenBySystem(_ isHidden: Bool, on screen: Int, in simulation: inout Simulation)
    /// Returns whether the back swipe begins on `screen` if that has one below; nil leaves it to the stock recognizer.
    func interactivePopBegins(on screen: Int, in simulation: Simulation) -> Bool?
    /// Returns whether a swipe on `screen` that is released at `progress`, 0…1, with `velocity`, in widths per second,
    /// is finished; nil leaves it to UIKit's rule.
    func interactivePopFinishes(progress: Double, velocity: Double, on screen: Int, in simulation: Simulation)
        -> Bool?
    /// Returns the properties that the policy gives the bar of `screen`, by itself or as the screen asks by its
    /// interface, whatever the screens' code has written: whether it is hidden, and its values where no screen sets
    /// any.
    func given(_ screen: Int, in simulation: Simulation) -> BarProperties
    /// Returns the review of the values that `screen`, which is on top, sets by the policy's interface; nil if there is
    /// none.
    func review(of screen: Int, in simulation: Simulation) -> PolicyConduct.Review?
    /// Returns `screen` with the policy's changes to its item and view; nil if it is as in the request.
    func place(of screen: Int, in simulation: Simulation) -> ScreenPlace?
    /// Returns the visible scene with `screen` on top at rest, if that is not the shared bar's.
    func scene(_ scene: BarScene, of screen: Int, in simulation: Simulation) -> BarScene
    /// Returns the writers of the values of the bar visible with `screen` on top; `shared` has those of the shared bar.
    func provenance(_ shared: ProvenanceTable, of screen: Int, in simulation: Simulation) -> ProvenanceTable
    /// Returns the properties of the bar that the code of `screen` reaches.
    func barProperties(reachedBy screen: Int, in simulation: Simulation) -> BarProperties
    /// Returns the rule under which the code of `screen` writes in `event`.
    func rule(forWriteBy screen: Int, in event: Step.Event.Name, of simulation: Simulation) -> Rule

    /// Returns the policy's own contested constants on which the visible bars depend.
    ///
    /// `transition` has led there; nil if nothing moved.
    func contested(in simulation: Simulation, after transition: Transition?) -> [Constant]

    /// Returns the policy's memory, to be handed back, with the variants of its dynamic colors; nil if it has none.
    func keptState(of simulation: Simulation) -> (tree: Value, variants: [String: BarColor])?
    /// Restores a state that ``keptState(of:)`` returned, unless `reader` finds a fault in it; `indices` finds its
    /// screens.
    func restore(
        _ kept: Value,
        by reader: inout ValueReader,
        indices: [Screen.ID: Int],
        in simulation: inout Simulation
    )
}

extension NavigationStylePolicy {
    /// The policy as a response names it.
    var reference: PolicyReference {
        PolicyReference(name: Self.page.name, edition: edition, options: options)
    }
}
