/// The value of one bar property.
public enum BarValue: Hashable, Sendable {
    /// nil.
    case null
    case barStyle(SystemBarStyle)
    case flag(Bool)
    case number(Double)
    case color(Color)
    case image(Image)
    case textAttributes(TextAttributes)
    indirect case appearance(Appearance)
    case visibility(BarVisibility)
}

/// `UIBarStyle`.
public enum SystemBarStyle: String, CaseIterable, Codable, Sendable {
    case `default`, black
    /// Makes the bar translucent whatever else is set (uikit.md A1).
    case blackTranslucent

    /// Whether the bar is dark, and the status bar over it light (uikit.md H).
    public var isBlack: Bool { self != .default }
}

/// What `isNavigationBarHidden` is set to, and how.
public struct BarVisibility: Hashable, Sendable {
    /// How the bar goes or comes.
    public enum Animation: Hashable, Sendable {
        /// The property setter, or `animated: false` (uikit.md D1).
        case none
        /// `animated: true`.
        case animated
        /// `animated: animated`, the callback's own argument (seed 0, 6.7).
        case asTransition
    }

    /// Whether the bar is hidden.
    public var hidden: Bool
    /// How it goes or comes.
    public var animation: Animation

    /// Makes a state of the bar; without animation unless said otherwise.
    public init(hidden: Bool, animation: Animation = .none) {
        self.hidden = hidden
        self.animation = animation
    }
}
