/// The navigation controller as state, without what belongs to a single screen.
struct Controller<Memory: Sendable>: Sendable {
    /// The screens, root first, by index: a slice, so that a pop costs no copy.
    var stack: ArraySlice<Int> = []
    /// The shared bar.
    var bar = NavigationBar()
    /// `isNavigationBarHidden`.
    var isNavigationBarHidden = false
    /// Whether its last change was animated.
    var isHidingAnimated = false
    /// Whether the policy hides the bar's view as a whole.
    var isBarHidden = false
    /// Whether the policy hides the bar's background.
    var isBackgroundHidden = false
    /// Whether a pop between two screens without bars was cancelled (seed 0, 6.8).
    var isItemStackAtRisk = false
    /// The screen whose view is in the window at rest.
    var visible: Int?
    /// The transition under way.
    var transition: Transition?
    /// Whether what covers the screen on top comes and goes animated, as its callbacks are told.
    var isCoverAnimated = false
    /// What the policy keeps of the controller.
    var memory: Memory
}

/// A transition that is under way.
struct Transition: Sendable {
    /// The screen that goes; nil for the first screen of a controller.
    var from: Int?
    /// The screen that comes.
    var to: Int
    /// Which way the screens move.
    var kind: Plan.Kind
    /// Whether they move.
    var isAnimated: Bool
    /// Whether a finger moves them.
    var isInteractive = false
    /// Whether a tap on the system's back button began it.
    var isBackButtonTap = false
    /// Whether willShow hid or showed the bar, animated.
    var changesVisibilityInWillShow = false

    /// Whether there is a transition coordinator: only in an animated transition between two screens
    /// (libraries.md 0).
    var hasCoordinator: Bool { isAnimated && from != nil }

    /// The rule of the script that the transition follows.
    var rule: Rule {
        if from == nil { return .uikitS3 }
        if isInteractive { return .uikitS5 }
        return isAnimated ? .uikitS1 : .uikitS4
    }
}
