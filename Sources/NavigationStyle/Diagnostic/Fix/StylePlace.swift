/// Where under a policy a screen says what its bar is to look like, so that it stays.
enum StylePlace: Hashable, Sendable {
    /// The screen's own code, each time that it appears.
    case viewWillAppear
    /// DoubleNavigationController runs it again whenever the screen returns (seed 3).
    case config
    /// The policy's own properties of the screen, from which it writes the bar by itself.
    case interface

    /// What a fix calls it.
    var words: DiagnosticText {
        switch self {
        case .viewWillAppear: "viewWillAppear"
        case .config: "the config (library.config)"
        case .interface: "library"
        }
    }
}
