/// The rule for when the back swipe begins, and whether it finishes when the finger is lifted (uikit.D4).
enum InteractivePopRule {
    /// The interval by which iOS 18 extrapolates the progress, in seconds.
    ///
    /// Contested: uikit.D4 has the form `p + v·t + ½a·t²` without a number for t, and a request has no acceleration.
    static let predictionInterval = 0.25

    /// The distance in points past which a released swipe is finished on iOS 18, if that is less than
    /// ``commitProgress`` of the width (uikit.D4).
    static let commitDistance = 187.5

    /// The part of the width, 0…1, past which a finger at rest finishes the swipe (uikit.D4).
    static let commitProgress = 0.5

    /// Whether UIKit restores `isNavigationBarHidden` if the swipe is cancelled.
    ///
    /// Contested: JZNavigationExtension, YPNavigationBarTransition and FDFullscreenPopGesture are written as if it did
    /// not, and only their repeated callbacks put it right (uikit.D5); react-native-screens, which writes it in
    /// willShow alone, is written as if it did (libraries.16.9).
    static let restoresNavigationBarHidden = false

    /// Whether UIKit restores it if the willShow of that very swipe has set it, animated.
    ///
    /// Contested too: react-native-screens sets it nowhere else, and in seven years there was no report of a header
    /// that stays hidden after a cancelled swipe (libraries.16.9).
    static let restoresVisibilitySetInWillShow = true

    /// Whether the stock recognizer begins on `screen`, with at least one screen below it.
    @inline(__always)
    static func begins(on screen: Screen, isNavigationBarHidden: Bool) -> Bool {
        guard screen.interactivePop.enabled else { return false }
        if screen.interactivePop.delegate != .stock { return true }
        let leftItemsReplaceBackButton =
            !screen.navigationItem.leftBarButtonItems.isEmpty && !screen.navigationItem.leftItemsSupplementBackButton
        return !isNavigationBarHidden && !screen.navigationItem.hidesBackButton && !leftItemsReplaceBackButton
    }

    /// Whether a swipe that is released at `progress`, 0…1, with `velocity`, in widths per second, is finished.
    static func commits(progress: Double, velocity: Double, os: SystemVersion, width: Double) -> Bool {
        if os >= SystemVersion(18) {
            return progress + velocity * predictionInterval > min(commitDistance / width, commitProgress)
        }
        return velocity == 0 ? progress > commitProgress : velocity > 0
    }
}

/// The reason why the pop gesture of an inner navigation controller begins instead of the outer one's (uikit.K2).
enum InnerPopGesture {
    /// The request nests the whole navigation controller in another.
    case nested
    /// The policy puts the screen into a navigation controller of its own, and the screen has replaced the recognizer's
    /// delegate.
    case delegateReplaced
    /// The policy puts the screen into a navigation controller of its own, and an option of the policy puts another
    /// screen below it.
    case option(RequestPointer.Key)
}

extension Simulation {
    /// Returns whether the back swipe begins on `screen` if that has one below, and whether the policy decides so.
    func interactivePop(on screen: Int) -> (begins: Bool, isPolicys: Bool) {
        if let decision = policy.interactivePopBegins(on: screen, in: self) { return (decision, true) }
        let (place, isHidden) = (place(of: screen), controller.isNavigationBarHidden)
        return (place { InteractivePopRule.begins(on: $0, isNavigationBarHidden: isHidden) }, false)
    }

    /// Whether a swipe on `screen` that is released at `progress`, 0…1, with `velocity`, in widths per second, is
    /// finished.
    func interactivePopFinishes(progress: Double, velocity: Double, on screen: Int) -> Bool {
        policy.interactivePopFinishes(progress: progress, velocity: velocity, on: screen, in: self)
            ?? InteractivePopRule.commits(
                progress: progress,
                velocity: velocity,
                os: environment.os,
                width: device.width(in: environment.orientation)
            )
    }
}
