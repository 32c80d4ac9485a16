/// A `UIImage`, by what a bar can tell of it.
public enum Image: Hashable, Sendable {
    /// `UIImage()`: nothing is drawn, and it counts as translucent (seed 0, 6.3; uikit.md A2).
    case empty
    /// A picture, in a box of its own: a bar's values are copied often, and few of them are pictures.
    indirect case picture(Picture)

    /// A picture's name, smallest alpha and average colour.
    public struct Picture: Hashable, Sendable {
        /// What the app calls it.
        public var name: String?
        /// The smallest alpha of any pixel, 0…1: translucency is inferred from it (seed 0, 6.5; uikit.md A1).
        public var minimumAlpha: Double
        /// The average colour of the pixels, used to draw it and to judge contrast.
        public var color: Color?

        /// Makes a picture; an opaque one unless `minimumAlpha` says otherwise.
        public init(name: String? = nil, minimumAlpha: Double = 1, color: Color? = nil) {
            self.name = name
            self.minimumAlpha = minimumAlpha
            self.color = color
        }
    }

    /// Whether any pixel lets something through, which is what makes a bar translucent (uikit.md A1).
    public var hasAlpha: Bool {
        switch self {
        case .empty: true
        case .picture(let picture): picture.minimumAlpha < 1
        }
    }
}
