extension BarImage {
    /// A linear gradient that a picture is drawn with.
    public struct Gradient: Hashable, Sendable {
        /// A color and where it is.
        public struct Stop: Hashable, Sendable {
            /// The position along the gradient, 0…1.
            public var at: Double
            /// The color there.
            public var color: BarColor

            /// Makes a stop.
            public init(at: Double, color: BarColor) {
                self.at = at
                self.color = color
            }
        }

        /// The direction in which the gradient runs.
        public enum Direction: String, CaseIterable, Codable, Sendable {
            /// From the top edge to the bottom one.
            case down
            /// From the left edge to the right one.
            case right
        }

        /// The colors from the start to the end, 2 to 16 of them; before the first and behind the last nothing changes.
        public var stops: [Stop]
        /// The direction in which it runs.
        public var direction: Direction

        /// Makes a gradient.
        public init(_ stops: [Stop], direction: Direction = .down) {
            self.stops = stops
            self.direction = direction
        }

        /// The allowed numbers of stops.
        package static let stopCounts = 2...16
    }
}

extension BarImage.Gradient {
    /// The smallest alpha of any pixel, 0…1, in light and dark: that of a stop, as alpha is linear between two.
    var minimumAlpha: Double {
        stops.reduce(1) { min($0, $1.color.light.opacity, $1.color.dark.opacity) }
    }

    /// The average color of the pixels.
    var averageColor: BarColor {
        BarColor(light: average(\.light), dark: average(\.dark))
    }

    /// Returns the average color.
    ///
    /// Colors between two stops are mixed with premultiplied alpha, so that a clear stop has no color of its own.
    private func average(_ shade: (BarColor) -> RGBA) -> RGBA {
        guard let first = stops.first, let last = stops.last else { return .clear }
        var sum = Premultiplied(shade(first.color)) * first.at + Premultiplied(shade(last.color)) * (1 - last.at)
        for (one, other) in zip(stops, stops.dropFirst()) {
            let mean = (Premultiplied(shade(one.color)) + Premultiplied(shade(other.color))) * 0.5
            sum = sum + mean * (other.at - one.at)
        }
        return sum.color
    }

    /// Whether any of its colors is dynamic.
    var hasVariants: Bool { stops.contains { $0.color.hasVariants } }

    /// Returns the gradient with the colors that are shown under `style`.
    func resolved(for style: UserInterfaceStyle) -> BarImage.Gradient {
        BarImage.Gradient(stops.map { Stop(at: $0.at, color: $0.color.fixed(for: style)) }, direction: direction)
    }
}

/// A color whose components are multiplied by its alpha.
private struct Premultiplied {
    var components: SIMD4<Double>

    init(_ color: RGBA) {
        let alpha = color.opacity
        components =
            SIMD4(
                Double(color.red) * alpha,
                Double(color.green) * alpha,
                Double(color.blue) * alpha,
                Double(color.alpha)
            )
    }

    private init(components: SIMD4<Double>) {
        self.components = components
    }

    static func + (left: Premultiplied, right: Premultiplied) -> Premultiplied {
        Premultiplied(components: left.components + right.components)
    }

    static func * (color: Premultiplied, factor: Double) -> Premultiplied {
        Premultiplied(components: color.components * factor)
    }

    /// The color in bytes.
    var color: RGBA {
        guard components.w > 0 else { return .clear }
        let opacity = components.w / 255
        func byte(_ component: Double) -> UInt8 { UInt8(min(max(component.rounded(), 0), 255)) }
        return RGBA(
            red: byte(components.x / opacity),
            green: byte(components.y / opacity),
            blue: byte(components.z / opacity),
            alpha: byte(components.w)
        )
    }
}
