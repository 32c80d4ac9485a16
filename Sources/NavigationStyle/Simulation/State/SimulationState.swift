// The state of a simulation as plain values: flags, indices of screens, and numbers of values that stand in a
// `ValueTable`. It is copied as bytes are, and nothing of it is counted or allocated but what spills over of a stack of
// more than eight screens; equal states have equal numbers, so that it is compared and hashed without a look at a single
// color.
//
// `Controller` and `ScreenRecord` are the words by which policies and rules read and write it.

/// All that the next operation can depend on, but for what the simulation takes for granted and the transition under way.
struct SimulationState: Hashable {
    var stack: ScreenStack
    var controller: PlainController
    var screens: PlainScreens
    var orientation: Orientation
}

/// A navigation controller, but for its stack.
struct PlainController: Hashable, BitwiseCopyable {
    /// The shared bar.
    var bar: PlainBar
    /// `isNavigationBarHidden`.
    var isNavigationBarHidden = false
    /// Whether its last change was animated.
    var isHidingAnimated = false
    /// Whether the policy hides the bar's view as a whole.
    var isBarHidden = false
    /// Whether the policy hides the bar's background.
    var isBackgroundHidden = false
    /// Whether a pop between two screens without bars was cancelled (seed0.6.8).
    var isItemStackAtRisk = false
    /// Whether the keyboard is shown.
    var isKeyboardShown = false
    /// Whether what covers the screen on top comes and goes animated, as its callbacks are told.
    var isCoverAnimated = false
    /// The screen whose view is in the window at rest.
    var visible: Int32?
    /// The transition under way.
    var transition: Transition?
    /// What the policy keeps of it, by its number.
    var memory: Int32
}

/// A bar that screens share.
struct PlainBar: Hashable, BitwiseCopyable {
    /// What differs from UIKit's defaults, by its number.
    var properties: Int32
    /// Who wrote what.
    var writers = BarWriters()
}

/// A screen beyond its definition.
struct PlainScreen: Hashable, BitwiseCopyable {
    /// Where its id stands among the names of the simulation.
    var name: Int32
    /// Whether its view has been loaded.
    var isLoaded = false
    /// Whether a bar button item of it is pale since it was tapped.
    var isItemDimmed = false
    /// The fake bar on it.
    var fakeBar: PlainFakeBar?
    /// How far it has been scrolled since it came, in points below the resting top; nil is as it was defined.
    var contentOffset: Double?
    /// The absolute offset that its code has written in the appearance under way, in points, which has not come to be one
    /// below the resting top yet.
    var writtenContentOffset: Double?
    /// The state of UIKit's search for a scroll view that comes late.
    var lateScrollView = LateScrollView.none
    /// Whether its code writes content offsets.
    var writesContentOffset = false
    /// Whether its search is active.
    var isSearchActive = false
    /// What the policy keeps of it, by its number.
    var memory: Int32

    /// The states of UIKit's search for a scroll view that is added in `viewDidAppear` (around.M2).
    enum LateScrollView: UInt8 {
        /// There is none that comes late.
        case none
        /// It is still to come.
        case awaited
        /// It came after UIKit had looked for it.
        case missed
        /// The bar has been laid out anew since.
        case found
    }

    /// What stands where no screen does.
    static let none = PlainScreen(name: -1, memory: -1)

    /// The same with its id at another place.
    func named(_ name: Int32) -> PlainScreen {
        var screen = self
        screen.name = name
        return screen
    }
}

/// A bar that a policy put on a screen's view.
struct PlainFakeBar: Hashable, BitwiseCopyable {
    /// What differs from a fresh bar's defaults, by its number.
    var properties: Int32
    /// Whether it is in the view hierarchy.
    var isAttached: Bool
    /// Its view's own flag.
    var isHidden: Bool
}
