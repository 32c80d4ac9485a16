/// A view of a navigation controller, with the views on it.
public struct ViewNode: Hashable, Sendable {
    /// The purpose of a view.
    public enum Role: String, CaseIterable, Codable, Sendable {
        /// Holds other views and draws nothing.
        case container
        /// The app's own view.
        case rootView
        /// The bar itself.
        case navigationBar
        /// Lies behind the bar's content, up to the top of the window.
        case background
        /// Shows the background image, or the color in its place.
        case backgroundImage
        /// The blur.
        case effect
        /// The hairline below the bar.
        case shadow
        case title, titleView, largeTitle, prompt
        case buttons, button, backButton
        /// The arrow of the back button.
        case backIndicator
        case searchBar
        /// A view that an app attaches below the bar's row.
        case palette
        case scrollView
        /// The effect that content fades into below the bar (iOS 26).
        case scrollEdgeEffect
    }

    /// The name of its class; nil if the class is the app's own or unknown.
    public var className: String?
    /// The classes between it and `UIView`, nearest first, if they are known from a printed hierarchy.
    public var superclasses: [String]
    /// The instance variable that holds it, if known.
    public var variable: String?
    /// The purpose of the view.
    public var role: Role
    /// The content that the bar needs for the view to exist; nil if the view always exists.
    public var condition: String?
    /// Its frame in its superview, in points; nil if that depends on content or is unknown.
    public var frame: Rect?
    /// The confidence in its class and its superview.
    public var confidence: Confidence
    /// Its subviews.
    public var subviews: [ViewNode]

    init(
        _ className: String?,
        _ role: Role,
        superclasses: [String] = [],
        variable: String? = nil,
        with condition: String? = nil,
        frame: Rect? = nil,
        confidence: Confidence = .observed,
        _ subviews: [ViewNode] = []
    ) {
        self.className = className
        self.superclasses = superclasses
        self.variable = variable
        self.role = role
        self.condition = condition
        self.frame = frame
        self.confidence = confidence
        self.subviews = subviews
    }
}
