extension BarState.Background {
    /// A linear gradient as a bar draws it: one color at each stop, as light or dark mode shows it.
    public struct Gradient: Decodable, Hashable, Sendable {
        /// A color and its place.
        public struct Stop: Decodable, Hashable, Sendable {
            /// The place along the gradient, 0…1.
            public var at: Double
            /// The color there.
            public var color: RGBA
        }

        /// The colors from the start to the end.
        public var stops: [Stop]
        /// The direction in which it runs.
        public var direction: BarImage.Gradient.Direction

        /// Makes the gradient that `gradient` is with each color `resolved`.
        init(_ gradient: BarImage.Gradient, resolving resolved: (BarColor) -> RGBA) {
            stops = gradient.stops.map { Stop(at: $0.at, color: resolved($0.color)) }
            direction = gradient.direction
        }

        /// The first and the last color, such as `a gradient from #0A84FF to clear`.
        package var words: String {
            "a gradient from "
                + [stops.first, stops.last].compactMap { $0?.color.description }.joined(separator: " to ")
        }
    }
}

extension BarState.Background.Gradient: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("BarGradient") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("stops", stops)
        visitor.required("direction", direction)
    }
}

extension BarState.Background.Gradient.Stop: AnswerObject {
    @usableFromInline package static var shape: Shape { .named("BarGradientStop") }

    @inlinable package func members<Visitor: AnswerVisitor & ~Copyable>(_ visitor: inout Visitor) {
        visitor.required("at", at)
        visitor.required("color", color)
    }
}
