/// The weight of each part of a request, in units.
enum WorkWeight {
    /// An answer, whatever is in it.
    static let answer = 108
    /// The trial of a fix, of which nothing is written.
    static let trial = 60
    /// A screen that is on the stack without having appeared, or whose state is handed over.
    static let known = 29
    /// A callback in which a screen writes to the bar.
    static let callback = 2
    /// Each write of a property in a callback.
    static let write = 1
    /// Reading a property that a callback writes, once.
    static let reading = 22
    /// The divisor of what a screen writes where it appears again: nothing is loaded, and most of it is on the bar.
    static let reappearance = 2
    /// The number of bytes of a text to one unit, where it is read.
    static let bytesRead = 120
    /// The same, each time that it is written to a bar or told.
    static let bytesTold = 480
    /// An operation, its layout passes included.
    static let operation = 20
    /// The answer to it.
    static let told = 163
    /// Its plan.
    static let plan = 20
    /// A screen that `setViewControllers` names.
    static let named = 2
    /// A style, where the bar of its screen is listed.
    static let listedStyle = 10
    /// The origins of the values of a bar that is listed.
    static let provenance = 17
    /// The rules of diagnostics, after an operation or for a stack as it stands.
    static let rules = 20
    /// A screen whose looks are compared between policies.
    static let compared = 104
    /// The same between environments, which are named.
    static let comparedInEnvironments = 32
    /// A frame of a picture.
    static let frame = 90
    /// The number of pixels of an image in a root view to one unit: they are decoded, filtered and encoded.
    static let pixels = 24

    /// The weights that differ from policy to policy.
    struct OfPolicy {
        /// A screen that arrives: its hooks, and the values it copies then.
        let arrival: Int
        /// A screen whose bar and layout are computed and written.
        let listed: Int
        /// A property that a callback writes: the rules read it and may report it, most often where the policy has an
        /// interface of its own that the write bypasses.
        let finding: Int
        /// A screen that declares a style.
        let style: Int
    }

    /// The weights under `policy`.
    static func weights(of policy: String) -> OfPolicy {
        switch policy {
        case "restoring": OfPolicy(arrival: 17, listed: 9, finding: 3, style: 55)
        case "itemAppearance": OfPolicy(arrival: 14, listed: 36, finding: 3, style: 22)
        case "transitionBar": OfPolicy(arrival: 21, listed: 14, finding: 18, style: 41)
        case "fdFullscreenPopGesture": OfPolicy(arrival: 29, listed: 8, finding: 8, style: 59)
        case "kmNavigationBarTransition": OfPolicy(arrival: 26, listed: 23, finding: 10, style: 51)
        case "perScreenBar": OfPolicy(arrival: 29, listed: 25, finding: 19, style: 10)
        case "hbdNavigationBar": OfPolicy(arrival: 96, listed: 79, finding: 13, style: 5)
        case "wrNavigationBar": OfPolicy(arrival: 70, listed: 48, finding: 16, style: 25)
        case "qmui": OfPolicy(arrival: 50, listed: 60, finding: 22, style: 40)
        case "rtRootNavigationController": OfPolicy(arrival: 36, listed: 34, finding: 1, style: 35)
        case "doubleNavigationController": OfPolicy(arrival: 33, listed: 28, finding: 32, style: 51)
        case "reactNativeScreens": OfPolicy(arrival: 137, listed: 223, finding: 1, style: 117)
        case "swiftUI": OfPolicy(arrival: 57, listed: 122, finding: 1, style: 5)
        case "customContainer": OfPolicy(arrival: 19, listed: 17, finding: 13, style: 26)
        default: OfPolicy(arrival: 17, listed: 8, finding: 7, style: 53)
        }
    }
}
