// The state of a simulation as plain values: flags, indices of screens, and ids of the values in a `ValueTable`. A
// copy is a copy of bytes; only a stack of more than eight screens needs an array, which is allocated and counted.
// Equal states have equal ids, so that comparing and hashing them never looks at a color.
//
// Policies and rules read and write it through `Simulation` and `ScreenRecord`.

/// Everything that the next operation can depend on, except the simulation's premise and the transition under way.
struct SimulationState: Hashable {
    var controller: Controller
    var screens: PlainScreens
    var orientation: Orientation
}

/// The sorts of a policy's memories, whose own types depend on the policy.
enum PolicyMemory {
    enum OfController {}
    enum OfScreen {}
}

/// A bar that screens share.
struct PlainBar: Hashable, BitwiseCopyable {
    /// The bar's properties that differ from UIKit's defaults.
    var properties: ID<BarProperties>
    /// The writer of each property.
    var writers = BarWriters()
}

/// The state of a screen beyond its definition.
struct PlainScreen: Hashable, BitwiseCopyable {
    /// The index of the screen's id in the simulation's `names`.
    var name: Int32
    /// Whether its view has been loaded.
    var isLoaded = false
    /// Whether one of its bar button items is still pale from a tap.
    var isItemDimmed = false
    /// The fake bar on it.
    var fakeBar: PlainFakeBar?
    /// The distance that the screen has been scrolled since it appeared, in points below the resting top; nil for the
    /// offset of its definition.
    var contentOffset: Double?
    /// The values that the screen's code has saved; the id -1 if there are none, so that the state stays small.
    var saved = ID<SavedBars>(-1)
    /// The absolute content offset that the screen's code has written during the current appearance, in points; not yet
    /// converted to a distance below the resting top.
    var writtenContentOffset: Double?
    /// The state of UIKit's search for a scroll view that comes late.
    var lateScrollView = LateScrollView.none
    /// Whether its code writes content offsets.
    var writesContentOffset = false
    /// Whether its search is active.
    var isSearchActive = false
    /// The policy's memory of the screen.
    var memory: ID<PolicyMemory.OfScreen>

    /// The states of UIKit's search for a scroll view that is added in `viewDidAppear` (around.M2).
    enum LateScrollView: UInt8 {
        /// The screen has no scroll view that is added late.
        case none
        /// The scroll view has not been added yet.
        case awaited
        /// The scroll view was added after UIKit had looked for one.
        case missed
        /// The bar has been laid out again since, and UIKit has found the scroll view.
        case found
    }

    /// The placeholder for a missing screen.
    static let none = PlainScreen(name: -1, memory: ID(-1))

    /// Returns the state with `name` as the index of the screen's id.
    func named(_ name: Int32) -> PlainScreen {
        var screen = self
        screen.name = name
        return screen
    }
}

/// A bar that a policy put on a screen's view.
struct PlainFakeBar: Hashable, BitwiseCopyable {
    /// The fake bar's properties that differ from those of a new bar.
    var properties: ID<BarProperties>
    /// Whether it is in the view hierarchy.
    var isAttached: Bool
    /// The `isHidden` flag of the bar's view.
    var isHidden: Bool
}
