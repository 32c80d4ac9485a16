/// The weight of each part of a request, in units.
enum WorkWeight {
    /// An answer, whatever is in it.
    static let answer = 200
    /// The trial of a fix, of which nothing is read and nothing written.
    static let trial = 20
    /// A screen of a stack whose state is handed over.
    static let known = 6
    /// A screen that declares a style.
    static let style = 22
    /// A callback in which a screen writes to the bar.
    static let callback = 2
    /// A property that is written in it, each time.
    static let write = 1
    /// The same, once: to read it and take it in.
    static let reading = 2
    /// The divisor of what a screen writes where it appears again: nothing is loaded, and most of it is on the bar.
    static let reappearance = 2
    /// The number of bytes of a text to one unit, where it is read.
    static let bytesRead = 40
    /// The same, each time that it is written to a bar or told.
    static let bytesTold = 160
    /// An operation, its layout passes included.
    static let operation = 45
    /// The answer to it.
    static let told = 45
    /// Its plan.
    static let plan = 40
    /// A screen that `setViewControllers` names.
    static let named = 4
    /// A screen whose bar and layout are looked at and written, under a policy that makes little of it.
    static let listed = 16
    /// The origins of the values of a bar that is listed.
    static let provenance = 8
    /// The rules of diagnostics, after an operation or for a stack as it stands.
    static let rules = 36
    /// A screen whose looks are compared between policies.
    static let compared = 24
    /// The same between environments, which are named.
    static let comparedInEnvironments = 96
    /// A frame of a picture.
    static let frame = 300
    /// The number of pixels of an image in a root view to one unit: they are decoded, filtered and encoded.
    static let pixels = 8

    /// The weights that differ from policy to policy.
    struct OfPolicy {
        /// A screen that arrives, for its hooks and what it copies then.
        var arrival = 16
        /// The factor of listing a screen.
        var listing = 1
        /// A property that a callback writes, for the rules' look at it and what there is to be said of it: most where the
        /// policy has an interface of its own for it, past which it is written.
        var finding = 5
    }

    /// The weights under `policy`.
    static func weights(of policy: String) -> OfPolicy {
        switch policy {
        case "reactNativeScreens": OfPolicy(arrival: 180, listing: 6, finding: 25)
        case "swiftUI": OfPolicy(arrival: 65, finding: 9)
        case "hbdNavigationBar": OfPolicy(arrival: 55, listing: 5, finding: 12)
        case "wrNavigationBar": OfPolicy(arrival: 50, listing: 4, finding: 12)
        case "qmui": OfPolicy(arrival: 38, listing: 4)
        case "rtRootNavigationController": OfPolicy(arrival: 30)
        case "doubleNavigationController": OfPolicy(arrival: 24, listing: 2, finding: 85)
        case "perScreenBar": OfPolicy(arrival: 24, listing: 2)
        case "kmNavigationBarTransition": OfPolicy(arrival: 22, finding: 17)
        case "fdFullscreenPopGesture": OfPolicy(arrival: 20, finding: 9)
        case "transitionBar": OfPolicy(arrival: 18, finding: 43)
        default: OfPolicy()
        }
    }
}
