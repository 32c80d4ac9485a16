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

    /// Whether there is a transition coordinator: only in an animated transition between two screens
    /// (libraries.md 0).
    var hasCoordinator: Bool { isAnimated && from != nil }

    /// The rule of the script that the transition follows.
    var rule: String {
        if from == nil { return "uikit.S3" }
        if isInteractive { return "uikit.S5" }
        return isAnimated ? "uikit.S1" : "uikit.S4"
    }
}
