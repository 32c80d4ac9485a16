/// The effects of an operation on the bars.
public struct TransitionResponse: Decodable, Hashable, Sendable {
    /// The ways in which an operation ends.
    public enum Outcome: String, CaseIterable, Codable, Sendable {
        case changed, unchanged, cancelled
    }

    /// The reasons for which nothing changed.
    public enum Reason: String, CaseIterable, Codable, Sendable {
        /// A pop at the root.
        case alreadyAtRoot
        /// A pop to the screen that is on top.
        case alreadyTop
        /// A push of a screen that is on the stack already, where the library returns.
        case alreadyOnStack
        /// A set of the same screens.
        case sameStack
        /// The back swipe does not begin (uikit.D4).
        case gestureDisabled
        /// An update, a scroll, a turn, a reappearance or a search after which everything is as before.
        case sameValue
        /// No back button can be tapped: the bar or the button is hidden, or left items take its place (uikit.F1).
        case noBackButton
        /// A tap on Back runs the item's `backAction`, and nothing is popped unless that does (uikit.F1).
        case backAction
        /// A tap on Back is refused by `navigationBar(_:shouldPop:)`, or comes while a transition runs.
        case backButtonDisabled
        /// The cover leaves the screen's view in place, and none of its code runs (uikit.O6).
        case stillVisible
        /// No flag asks for the gesture, or it would change nothing (around.S1).
        case notEnabled
        /// A change of the interface style before iOS 13 (around.V4).
        case unavailable
        /// The screen on top has no search controller, or got it too late.
        case noSearchController
        /// A popTo of a screen that is not on the stack, which the policy's library lets pass.
        case notOnStack
    }

    /// The change of the stack.
    public struct StackChange: Decodable, Hashable, Sendable {
        /// The ids before and after, root first.
        public var before, after: [Screen.ID]
        /// The ids that were added and removed, in stack order.
        public var pushed, popped: [Screen.ID]
    }

    /// The bar of the top screen.
    public struct Bars: Decodable, Hashable, Sendable {
        /// The bars before and after; nil without screens.
        public var before, after: BarState?
        /// The bar under the finger, at the progress of a back swipe that states its progress.
        public var during: BarLook?
    }

    /// The way in which the operation ended.
    public var outcome: Outcome
    /// The reason for which nothing changed.
    public var reason: Reason?
    /// The policy, with its edition and options.
    public var policy: PolicyReference
    /// The environment that was assumed when the operation was called.
    public var environment: NavigationEnvironment
    /// The contested constants of the policy that the answer depends on, by the names of ``Constant``; nil if there are
    /// none.
    public var contested: [String]? = nil
    /// The change of the stack.
    public var stack: StackChange
    /// The bar of the top screen.
    public var bars: Bars
    /// The diagnostics, in the order of their causes in the request.
    public var diagnostics: [Diagnostic]?
    /// The plan: every step, in order.
    public var plan: Plan?
    /// Every screen's bar after the operation.
    public var screens: [ScreenState]?
    /// The state to hand back.
    public var controller: ControllerState?
    /// The bar's look at each moment, if the screens move and ``Inclusion/motion`` asks for it.
    @Boxed public var motion: BarMotion? = nil
    /// The visible screens before and after, if ``Inclusion/motion`` asks for them.
    @Boxed public var seen: SeenScreens? = nil

    // All members but `motion` and `seen`, which have no wire format.
    private enum CodingKeys: CodingKey {
        case outcome, reason, policy, environment, contested, stack, bars, diagnostics, plan, screens, controller
    }
}

/// The bar that a screen shows, or would show were the screens above it popped in one settled animated pop.
public struct ScreenState: Hashable, Sendable {
    /// The screen.
    public var id: Screen.ID
    /// Its bar.
    public var bar: BarState
    /// Whether the bar shows everything that the screen declares.
    public var matchesDeclared: Bool
    /// The layout of its root view; nil if it was not asked for, or is unknown.
    public var layout: ScreenLayout?
    /// Whether the layout was asked for and is unknown.
    public var isLayoutUnknown = false
}
