/// The few screens of a stack that an operation can reach, with the controller: all that the result of an operation
/// depends on.
///
/// Screens and controller are ids, which the ``WindowEngine`` that gave them can resolve.
package struct StackWindow: Hashable, Sendable {
    /// The stack below the lowest of the screens.
    package var base: Base
    /// The controller's state, including its bar.
    package var control: ID<Control>
    /// The screens' states, the top screen last.
    package var symbols: [ID<Symbol>]

    package init(base: Base, control: ID<Control>, symbols: [ID<Symbol>]) {
        self.base = base
        self.control = control
        self.symbols = symbols
    }

    /// The facts that an operation can know about the stack below the screens that it reaches.
    package struct Base: Hashable, Sendable {
        /// The number of screens below.
        package enum Height: UInt8, Sendable {
            case none, one, several
        }

        /// The number of screens below.
        package var height: Height
        /// The kind of the root, if the policy depends on it.
        package var rootKind: Int?
        /// Whether the items below ask for a large title, which `automatic` inherits (uikit.G); true if there are none.
        package var asksForLargeTitle: Bool
        /// Whether one of them lets the tab bar go as it is pushed (around.P5).
        package var hidesTabBar = false
        /// Whether the search of the highest screen below is active and covers the screens above it (around.N7).
        package var isSearchAbove = false
        /// The policy's facts about the screens below that matter to those above; nil if there are none below.
        package var bequest: StackBequest?

        /// The base of a root, with nothing below.
        package static let root = Base(height: .none, rootKind: nil, asksForLargeTitle: true, bequest: nil)
    }
}

/// An operation, with its screens as kinds.
package enum WindowOperation: Hashable, Sendable {
    /// By a tap on a bar button item, or by other code.
    case push(kind: Int, animated: Bool, isBarButtonItemTap: Bool = false)
    case pop(animated: Bool)
    case interactivePop(isCancelled: Bool)
    /// Pops to the screen just below the top of the window, however many there are between them in the stack.
    case popTo(animated: Bool)
    /// Pops to the lowest screen of the window, which is the root.
    case popToRoot(animated: Bool)
    /// Calls `setViewControllers` with new screens above those that are kept.
    case set(kinds: [Int], keeping: Kept, animated: Bool)
    /// Runs the update at this index of the top screen's kind.
    case update(Int)
    case scroll(to: Double)
    /// Turns the phone to the other orientation.
    case rotate
    case reappear
    case search(isActive: Bool)
    case barHideOnSwipe(NavigationOperation.SwipeDirection)
    case barHideOnTap
    case keyboard(isShown: Bool)
    /// A call with code of the top screen's kind beside it, by its index among the writes of the kind.
    indirect case beside(writes: Int, WindowOperation)

    /// The part of the stack that a set keeps.
    package enum Kept: Hashable, Sendable {
        case nothing
        /// The lowest screen of the window, which is the root.
        case root
        /// All screens but the top one.
        case allButTop
    }
}

/// The result of an operation.
package struct WindowState: Hashable, Sendable {
    /// The controller's state, including its bar.
    package var control: ID<StackWindow.Control>
    /// The screens' states, from the lowest of the window on; of a set that keeps nothing, the whole stack.
    package var symbols: [ID<StackWindow.Symbol>]
}

/// The look of a window at rest.
package struct RestingScreen: Sendable {
    /// The bar and the layout of the top screen.
    package var state: ScreenState
    /// Whether the back swipe begins.
    package var swipeBegins: Bool
    /// Whether there is a back button to tap.
    package var hasBackButton: Bool
    /// The visible properties that differ from the expected look of the kind.
    package var contradictions: Set<VisibleProperty>
    /// Whether UIKit hid the bar by itself, and no code: the user has it back by a gesture.
    package var isBarHiddenBySystem: Bool
}

extension Simulation {
    /// Returns the look of the top screen at rest, compared with the look `expected` of it; nil if the stack is empty.
    func look(expecting expected: BarStyle?) -> RestingScreen? {
        guard let top, let scene = currentScene else { return nil }
        let isHidden = scene.isHidden || controller.isBarHidden
        let state = screenState(of: top, in: scene, include: .layout)
        return RestingScreen(
            state: state,
            swipeBegins: controller.stack.count > 1 && interactivePop(on: top).begins,
            hasBackButton: !isHidden && policy.backButton(on: top, in: scene, of: self) != .none,
            contradictions: expected.map { scene.contradictions(to: $0, in: state.bar) } ?? [],
            isBarHiddenBySystem: barHiding?.isHiddenBySystem ?? false
        )
    }
}

/// A kind of screen, any number of which may be on a stack, with the updates that its code may make while it is
/// visible.
package struct ScreenKind: Hashable, Sendable {
    package var screen: Screen
    package var updates: [NavigationOperation.Restyling]
    /// The writes that its code may make beside calls.
    package var writes: [NavigationOperation.Writes]
    /// The look that the screen is expected to have.
    package var expected: BarStyle?

    package init(
        screen: Screen,
        updates: [NavigationOperation.Restyling],
        writes: [NavigationOperation.Writes] = [],
        expected: BarStyle? = nil
    ) {
        self.screen = screen
        self.updates = updates
        self.writes = writes
        self.expected = expected
    }
}

/// The state that a ``WindowEngine`` keeps from one operation to the next.
package enum WindowEngineState: Sendable {
    /// Everything that an operation can depend on.
    case bar
    /// Also the writers of the bar's properties, and the last looks of covered screens, both of which diagnostics read.
    case barWithWriters
    /// Everything, without the properties of bars outside of this set.
    case properties(BarPropertySet)
}

extension Scenario {
    /// Returns the engine for windows of stacks of `kinds`.
    ///
    /// - Parameters:
    ///   - kinds: The kinds of screens; the scenario's own stack is ignored.
    ///   - state: The state to keep from one operation to the next.
    /// - Returns: The engine.
    /// - Throws: The faults that make the scenario impossible under its policy; pointers into screens begin with
    ///   `/stack`.
    package func windowEngine(
        for kinds: [ScreenKind],
        keeping state: WindowEngineState = .bar
    ) throws(ScenarioError) -> WindowEngine {
        try WindowEngine(self, kinds, keeping: state)
    }
}
