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
    var rule: Rule {
        if from == nil { return .uikitS3 }
        if isInteractive { return .uikitS5 }
        return isAnimated ? .uikitS1 : .uikitS4
    }
}
