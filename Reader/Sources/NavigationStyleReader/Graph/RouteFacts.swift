/// The screens and navigation controllers that code leads to, as a graph names them.
struct RouteFacts: Hashable {
    /// The screens at which it begins.
    var from: [String]
    var means: String
    var to: [String]
    var isAnimated: Bool
    var isPossible = false
    /// Whether a `set` keeps the root.
    var keepsRoot = false
    var before = Facts()
    var after = Facts()
    /// The writes of the code to the new screen itself.
    var screen = Facts()
    var place: Place

    /// The text by which routes are put in order.
    var key: String { (from + [""] + to + [means]).joined(separator: "\n") }
}

/// A navigation controller that code or a storyboard makes.
struct EntryFacts: Hashable {
    var stack: [String]
    var properties = Facts()
    /// The class of the navigation controller, if it is one of the app's.
    var navigationController: String?
    /// The place at which that class replaces the delegate of the pop gesture.
    var gestureDelegate: Place?
    /// The style in which code presents it; nil where nothing does, or in another style than a graph has.
    var presentation: Fact?
    var isReached = true
    /// Whether code around it was not followed to its end, so that properties may be missing.
    var isCut = false
    var place: Place

    /// The text by which entries are put in order.
    var key: String { stack.joined(separator: "\n") }
}
