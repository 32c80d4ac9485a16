/// A `UIImage`, with the facts about it that matter to a bar.
public enum BarImage: Hashable, Sendable {
    /// `UIImage()`: nothing is drawn, and it counts as translucent (seed0.6.3; uikit.A2).
    case empty
    /// A picture, in a box of its own: a bar's values are copied often, and few of them are pictures.
    indirect case picture(Picture)

    /// A picture's name, smallest alpha and average color, and how it is drawn where it is a gradient.
    public struct Picture: Hashable, Sendable {
        /// The name that the app gives it.
        public var name: String?
        /// The smallest alpha of any pixel, 0…1: translucency is inferred from it (seed0.6.5; uikit.A1).
        public var minimumAlpha: Double
        /// The average color of the pixels, used to draw it and to judge contrast.
        public var color: BarColor?
        /// The gradient, if the image is one.
        public private(set) var gradient: Gradient?

        /// Passes the color of each stop of the gradient to `visit`, with its JSON Pointer below `pointer`.
        mutating func visitGradient(at pointer: String, _ visit: (String, inout BarColor) -> Void) {
            guard var gradient else { return }
            for index in gradient.stops.indices { visit(pointer + "/\(index)/color", &gradient.stops[index].color) }
            self.gradient = gradient
        }

        /// Makes a picture.
        ///
        /// - Parameters:
        ///   - name: The name that the app gives it.
        ///   - minimumAlpha: The smallest alpha of any pixel; nil means that of the gradient, or else 1.
        ///   - color: The average color; nil means that of the gradient, if there is one.
        ///   - gradient: The gradient that it is.
        public init(
            name: String? = nil,
            minimumAlpha: Double? = nil,
            color: BarColor? = nil,
            gradient: Gradient? = nil
        ) {
            self.name = name
            self.minimumAlpha = minimumAlpha ?? gradient?.minimumAlpha ?? 1
            self.color = color ?? gradient?.averageColor
            self.gradient = gradient
        }
    }

    /// Whether any pixel is not opaque, which makes a bar translucent (uikit.A1).
    public var hasAlpha: Bool {
        switch self {
        case .empty: true
        case .picture(let picture): picture.minimumAlpha < 1
        }
    }
}
