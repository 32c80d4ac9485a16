/// `UIEdgeInsets` in points.
public struct Insets: Hashable, Sendable {
    /// The inset of each edge in points.
    public var top, left, bottom, right: Double

    /// Makes insets; an edge that is left out is 0.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = Insets()
}
