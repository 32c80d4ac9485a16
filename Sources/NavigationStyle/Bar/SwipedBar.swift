/// The bar at one moment of a back swipe: what is seen while the finger is where it was lifted.
public struct SwipedBar: Codable, Hashable, Sendable {
    /// How much of the width the finger has covered, 0…1.
    public var progress: Double
    /// What stands behind the content: of the outgoing screen where there is an `edge`.
    public var background: BarState.Background
    /// Where the outgoing screen begins, in points of the window; nil where one bar serves both screens.
    public var edge: Double?
    /// What stands on the incoming screen's side of the edge.
    public var incomingBackground: BarState.Background?
    /// The colour of the buttons.
    public var tintColor: RGBA
    /// The title that is the more visible of the two.
    public var title: BarState.Title
}
