import NavigationStyle

/// A drawn layer, whose properties are tracks over the progress of the transition.
struct Layer: Sendable {
    /// The shape of the layer, in its place before it moves.
    var shape: Shape
    /// The distance by which it has moved.
    var offset = Track.constant(Point.zero)
    /// The opacity, 0…1.
    var opacity = Track.constant(1.0)
    /// The color of the shape; a group has none.
    var color = Track.constant(RGBA.black)

    /// The shapes that can be drawn.
    enum Shape: Sendable {
        /// Layers that move together, from the back to the front.
        case group([Layer])
        /// The layers of one part of the bar, which tools find by its name.
        case part(Part, [Layer])
        /// Layers clipped to a rectangle of this size, with its corner in theirs.
        case clipped([Layer], width: Double, height: Double)
        /// Layers blurred as by a material, clipped to a rectangle of this size from the window's corner.
        case backdrop([Layer], width: Double, height: Double)
        /// An area, with round corners of a radius.
        case rectangle(Rect, radius: Double)
        /// One line of text.
        case text(TextLine)
        /// A chevron.
        case chevron(Chevron)
        /// A symbol in a square, mirrored if it points along the line.
        case symbol(BarButtonSymbol, Rect, isMirrored: Bool)
        /// Lines that stand for text.
        case rows([Rect])
        /// An area with straight edges, by its corners.
        case polygon([Point])
        /// An image that fills an area.
        case image(Rect, PNGImage)
        /// An area in a gradient.
        case gradient(Rect, BarState.Background.Gradient)
        /// The outline of an area, dashed if nothing is there.
        case outline(Rect, isDashed: Bool)
        /// Squares of two grays.
        case checkerboard(Rect)
        /// The shadow that the edge of a screen casts, to the left or to the right.
        case edgeShadow(Rect, isMirrored: Bool)
        /// The rim of something made of glass, and its shadow.
        case glass(Rect, rim: Double)
        /// A ring around something that a diagnostic is about, or that a change of the request has changed.
        case ring(Rect, isOfChange: Bool)
        /// The number or the letter of a ring.
        case sign(Sign.Place)
        /// A dashed line.
        case guide(from: Point, to: Point)
    }
}

extension Layer {
    /// The layers of a part, or the layer itself.
    var members: [Layer] {
        if case .part(_, let layers) = shape { layers } else { [self] }
    }

    /// Returns the bounds of its ink at `moment`; nil for shapes other than texts, chevrons and symbols,
    /// or groups of them.
    func reach(at moment: Double) -> Rect? {
        let area: Rect?
        switch shape {
        case .group(let layers), .part(_, let layers):
            let areas = layers.map { $0.reach(at: moment) }
            area = areas.dropFirst().reduce(areas.first ?? nil) { union, next in
                if let union, let next { union.union(next) } else { nil }
            }
        case .text(let line): area = line.bounds.outset(by: line.size / 4)
        case .chevron(let chevron): area = chevron.bounds.outset(by: chevron.stroke)
        case .symbol(_, let bounds, _): area = bounds
        default: area = nil
        }
        let way = offset.value(at: moment)
        return area.map { Rect(x: $0.x + way.x, y: $0.y + way.y, width: $0.width, height: $0.height) }
    }

    /// The sign of a ring.
    enum Sign: Hashable, Sendable {
        /// The number of a diagnostic.
        case diagnostic(Int)
        /// The letter of a difference between two requests.
        case change(String)

        var text: String {
            switch self {
            case .diagnostic(let number): String(number)
            case .change(let letter): letter
            }
        }

        var isOfChange: Bool { if case .change = self { true } else { false } }

        /// The place of a sign at a ring: numbers begin at its right end, letters at the left one.
        struct Place: Hashable, Sendable {
            var sign: Sign
            /// The area inside the ring.
            var area: Rect
            /// Its index among the signs at that end, from 0.
            var position: Int

            /// The radius of a sign, in pixels of CSS, and how far apart two are.
            static let radius = 8.0
            static let diameter = 18.0

            /// Returns its center in a window of `width` points.
            func center(pixel: Double, width: Double) -> Point {
                let radius = Self.radius * pixel
                let way = radius + Self.diameter * pixel * Double(position)
                let x = sign.isOfChange ? area.x + way : area.maxX - way
                return Point(
                    x: min(max(x, radius + pixel), width - radius - pixel),
                    y: max(area.maxY, radius + pixel)
                )
            }
        }
    }

    /// A visible part, by its name in a picture.
    enum Part: String, CaseIterable, Sendable {
        case title, backButton, hairline, background, items, searchBar, statusBar
    }
}

extension [Layer] {
    /// Returns the layers as one part of the bar; empty if there are no layers.
    func grouped(as part: Layer.Part) -> [Layer] { isEmpty ? [] : [Layer(shape: .part(part, self))] }
}

/// One line of text, as wide as the system's font makes it.
struct TextLine: Hashable, Sendable {
    /// The text; all of it is drawn.
    var text: String
    /// The left edge, in points.
    var x: Double
    /// The y of the baseline, in points.
    var baseline: Double
    /// The width, in points.
    var width: Double
    /// The size of the font in points.
    var size: Double
    /// The weight by the numbers of CSS.
    var weight: Int
    /// The estimated bounds of the letters above and below the baseline, for shapes drawn around them.
    var bounds: Rect { Rect(x: x, y: baseline - size * 0.75, width: width, height: size) }
}

/// A chevron, which points back: two strokes that meet.
struct Chevron: Hashable, Sendable {
    /// The bounds of all its ink.
    var bounds: Rect
    /// The width of the strokes in points.
    var stroke: Double
    /// Whether the strokes have round ends; otherwise the ends are square, and the strokes meet in a point.
    var isRound: Bool
    /// Whether it points to the right.
    var isMirrored: Bool

    /// The ends of the strokes' middle lines, from the upper one over the point to the lower one.
    var points: [Point] {
        // At 45 degrees, a square end reaches half a stroke divided by √2 past the middle line, and a sharp point half
        // a stroke times √2.
        let half = stroke / 2
        let end = isRound ? half : half / 2.0.squareRoot()
        let tip = isRound ? half : half * 2.0.squareRoot()
        let (near, far) =
            isMirrored ? (bounds.x + end, bounds.maxX - tip) : (bounds.maxX - end, bounds.x + tip)
        return [
            Point(x: near, y: bounds.y + end), Point(x: far, y: bounds.midY), Point(x: near, y: bounds.maxY - end),
        ]
    }
}
