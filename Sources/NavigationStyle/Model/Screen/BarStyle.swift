/// What a designer means a bar to look like, in words that hold on every iOS.
///
/// It is compiled to `BarProperties` for the request's OS. What is nil is not asked for.
public struct BarStyle: Hashable, Sendable {
    /// What stands behind the bar's content.
    public enum Background: Hashable, Sendable {
        /// The system's own.
        case `default`
        /// Nothing at all, the hairline included.
        case transparent
        case color(Color)
        case image(Image)
    }

    /// The hairline under the bar.
    public enum Shadow: Hashable, Sendable {
        case none
        case `default`
        case color(Color)
    }

    /// Whether the bar is hidden.
    public var hidden: Bool?
    /// The background.
    public var background: Background?
    /// The hairline.
    public var shadow: Shadow?
    /// The colour of the buttons.
    public var tint: Color?
    /// The attributes of the title.
    public var title: TextAttributes?
    /// Whether the bar shows large titles (iOS 11 and later).
    public var largeTitle: Bool?
    /// The style of the status bar.
    public var statusBar: StatusBarStyle?

    /// Makes a style that asks for nothing.
    public init() {}
}

/// `UIStatusBarStyle`.
public enum StatusBarStyle: String, CaseIterable, Codable, Sendable {
    case `default`, lightContent, darkContent
}
