/// The few screens of a stack that an operation can reach, with the controller: all that decides what it does.
///
/// Screens and controller are numbers, given by the ``WindowEngine`` that knows what they stand for.
package struct StackWindow: Hashable, Sendable {
    /// What is below the lowest of the screens.
    package var base: Base
    /// The controller with its bar.
    package var control: Int
    /// The screens, the one on top last.
    package var symbols: [Int]

    package init(base: Base, control: Int, symbols: [Int]) {
        self.base = base
        self.control = control
        self.symbols = symbols
    }

    /// What an operation can know of the stack below a screen that it does not reach.
    package struct Base: Hashable, Sendable {
        /// How many screens there are below.
        package enum Height: UInt8, Sendable {
            case none, one, several
        }

        /// How many screens there are below.
        package var height: Height
        /// The root's kind, where the policy goes by it.
        package var rootKind: Int?
        /// Whether the items below ask for a large title, by which `automatic` goes (uikit.G); true where there are none.
        package var asksForLargeTitle: Bool
        /// Whether one of them lets the tab bar go as it is pushed (around.P5).
        package var hidesTabBar = false
        /// Whether the search of the highest of them is active, and lies over the screens above it (around.N7).
        package var isSearchAbove = false
        /// The number of what the policy says they leave together to those above; nil where there are none.
        package var bequest: Int?

        /// Nothing is below.
        package static let root = Base(height: .none, rootKind: nil, asksForLargeTitle: true, bequest: nil)
    }
}

/// An operation by the kinds of its screens.
package enum WindowOperation: Hashable, Sendable {
    /// By a tap on a bar button item, or by other code.
    case push(kind: Int, animated: Bool, isBarButtonItemTap: Bool = false)
    case pop(animated: Bool)
    case interactivePop(isCancelled: Bool)
    /// To the screen just below the top of the window, however many lie between them in the stack.
    case popTo(animated: Bool)
    /// To the lowest screen of the window, which is the root.
    case popToRoot(animated: Bool)
    /// `setViewControllers` with new screens over those that are kept.
    case set(kinds: [Int], keeping: Kept, animated: Bool)
    /// The update of the top's kind that stands at this index.
    case update(Int)
    case scroll(to: Double)
    /// The phone is turned the other way.
    case rotate
    case reappear
    case search(isActive: Bool)
    case barHideOnSwipe(NavigationOperation.SwipeDirection)
    case barHideOnTap
    case keyboard(isShown: Bool)

    /// What a set keeps of the stack.
    package enum Kept: Hashable, Sendable {
        case nothing
        /// The lowest screen of the window, which is the root.
        case root
        /// All but the one on top.
        case allButTop
    }
}

/// What an operation comes to.
package struct WindowState: Hashable, Sendable {
    /// The controller with its bar.
    package var control: Int
    /// The screens from the lowest of the window on; of a set that keeps nothing, the whole stack.
    package var symbols: [Int]
}

/// What is seen with the top of a window on top at rest.
package struct WindowLook: Sendable {
    /// The bar and the layout.
    package var state: ScreenState
    /// Whether the back swipe begins.
    package var swipeBegins: Bool
    /// Whether there is a back button to tap.
    package var hasBackButton: Bool
    /// What is seen otherwise than the kind is expected to look.
    package var contradictions: Set<VisibleProperty>
    /// Whether UIKit hid the bar by itself, and no code: the user has it back by a gesture.
    package var isBarHiddenBySystem: Bool
}

extension Simulation {
    /// What is seen of the screen on top at rest, which is expected to look so; nil where there is none.
    func look(expecting expected: BarStyle?) -> WindowLook? {
        guard let top, let scene = currentScene else { return nil }
        let isHidden = scene.isHidden || controller.isBarHidden
        let state = screenState(of: top, in: scene, include: .layout)
        return WindowLook(
            state: state,
            swipeBegins: controller.stack.count > 1 && interactivePop(on: top).begins,
            hasBackButton: !isHidden && policy.backButton(on: top, in: scene, of: self) != .none,
            contradictions: expected.map { scene.contradictions(to: $0, in: state.bar) } ?? [],
            isBarHiddenBySystem: barHiding?.isHiddenBySystem ?? false
        )
    }
}

/// A screen of which any number may stand on a stack, and what its code may do while it is shown.
package struct ScreenKind: Hashable, Sendable {
    package var screen: Screen
    package var updates: [NavigationOperation.Restyling]
    /// How it is to look.
    package var expected: BarStyle?

    package init(screen: Screen, updates: [NavigationOperation.Restyling], expected: BarStyle? = nil) {
        self.screen = screen
        self.updates = updates
        self.expected = expected
    }
}

/// The ordinary script, run on the few screens of a window, with nothing recorded.
///
/// Histories of an app are endless, and what they leave is not: the controller and each screen have a number for each
/// state they were seen in, and equal states have one number. Who wrote what is no part of a state.
package protocol WindowEngine: AnyObject {
    /// The policy that is simulated, with its edition and options.
    var policy: PolicyReference { get }
    /// Whether what is found must be replayed, as it may go by screens that are not in the window.
    var goesByStack: Bool { get }
    /// Whether what the policy writes may go by where a screen's root view is.
    var goesByLayout: Bool { get }
    /// How many states of the controller were seen.
    var controlCount: Int { get }
    /// How many states of screens were seen.
    var symbolCount: Int { get }
    /// The properties that any state of the controller's bar has.
    var touched: BarPropertySet { get }
    /// What is on the controller's bar.
    func bar(of control: Int) -> BarProperties
    /// The kind of a screen.
    func kind(of symbol: Int) -> Int
    /// What is below a screen that stands on `symbol`, below which is `base`.
    func base(above symbol: Int, over base: StackWindow.Base) -> StackWindow.Base
    /// The whole stack that new screens come to in `controller`, on a bar to which `properties` were written before.
    func start(
        with kinds: [Int],
        origin: Scenario.Origin,
        on properties: BarProperties,
        in controller: NavigationController
    ) -> WindowState
    /// What `operation` comes to; nil where it does not begin.
    func step(_ operation: WindowOperation, in window: StackWindow) -> WindowState?
    /// What is seen.
    func look(at window: StackWindow) -> WindowLook
}

/// What a ``WindowEngine`` keeps from one operation to the next.
package enum WindowEngineState: Sendable {
    /// All that an operation can depend on.
    case bar
    /// Also who wrote what is on the bar, and what covered screens showed when they were last seen: what diagnostics go by.
    case barWithWriters
    /// Of bars, these properties alone.
    case properties(BarPropertySet)
}

extension Scenario {
    /// The engine for windows of stacks of `kinds`.
    ///
    /// - Parameters:
    ///   - kinds: The screens; the scenario's own stack is not looked at.
    ///   - state: What is kept from one operation to the next.
    /// - Returns: The engine.
    /// - Throws: What makes the scenario impossible under its policy; pointers into screens begin with `/stack`.
    package func windowEngine(
        for kinds: [ScreenKind],
        keeping state: WindowEngineState = .bar
    ) throws(ScenarioError) -> any WindowEngine {
        try policyType.windows(of: self, kinds, keeping: state)
    }
}
