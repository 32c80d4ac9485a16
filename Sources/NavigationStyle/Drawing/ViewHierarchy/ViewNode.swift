/// A view of a navigation controller, with the views on it.
public struct ViewNode: Hashable, Sendable {
    /// What a view is there for.
    public enum Role: String, CaseIterable, Sendable {
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
        /// What an app attaches below the bar's row.
        case palette
        case scrollView
        /// What content fades into below the bar (iOS 26).
        case scrollEdgeEffect
    }

    /// The name of its class; nil where that is the app's own, or not known.
    public var className: String?
    /// The classes between it and `UIView`, nearest first, where somebody has printed them.
    public var superclasses: [String]
    /// The instance variable that holds it, where it is known by that.
    public var variable: String?
    /// What it is there for.
    public var role: Role
    /// What has to be in the bar for the view to be there; nil where it always is.
    public var condition: String?
    /// Where it is on the view that it lies on, in points; nil where that goes by its content or nobody knows.
    public var frame: Rect?
    /// How well its class, and what it lies on, are known.
    public var confidence: Confidence
    /// The views on it.
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
