import NavigationStyle

/// One thing that is drawn, with what changes of it as tracks over the progress of the transition.
struct Layer: Sendable {
    /// What it is, where it is before it moves.
    var shape: Shape
    /// How far it has moved.
    var offset = Track.constant(Point.zero)
    /// How much of it is seen, 0…1.
    var opacity = Track.constant(1.0)
    /// What it is painted in; of a group, nothing.
    var color = Track.constant(RGBA.black)

    /// What can be drawn.
    enum Shape: Sendable {
        /// Layers that move together, from the back to the front.
        case group([Layer])
        /// The layers of one part of the bar, which tools find by its name.
        case part(Part, [Layer])
        /// Layers, of which nothing is seen outside of a rectangle from their corner to its size.
        case clipped([Layer], width: Double, height: Double)
        /// Layers, blurred as a material blurs them, of which nothing is seen outside of the rectangle from the window's
        /// corner to its size.
        case backdrop([Layer], width: Double, height: Double)
        /// An area, with round corners of a radius.
        case rectangle(Rect, radius: Double)
        /// One line of text.
        case text(TextLine)
        /// A chevron.
        case chevron(Chevron)
        /// Lines that stand for text: their left ends and how long they are.
        case rows([Rect])
        /// An area with straight edges, by its corners.
        case polygon([Point])
        /// An image that fills an area.
        case image(Rect, PNGImage)
        /// An area in a gradient.
        case gradient(Rect, BarState.Background.Gradient)
        /// The outline of an area, dashed where nothing is there.
        case outline(Rect, isDashed: Bool)
        /// Squares of two grays.
        case checkerboard(Rect)
        /// The shadow that the edge of a screen throws, to the left or to the right.
        case edgeShadow(Rect, isMirrored: Bool)
        /// The rim of something made of glass, and its shadow.
        case glass(Rect, rim: Double)
        /// A ring around something.
        case ring(Rect)
        /// The number of a ring: the first, second … of those that are around the same.
        case number(Int, of: Rect, position: Int)
        /// A dashed line.
        case guide(from: Point, to: Point)
    }
}

extension Layer {
    /// The area that its ink stays within at `moment`; nil of other shapes than texts and chevrons, or groups of them.
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
        default: area = nil
        }
        let way = offset.value(at: moment)
        return area.map { Rect(x: $0.x + way.x, y: $0.y + way.y, width: $0.width, height: $0.height) }
    }

    /// A part of what is seen, by the name that it has in a picture.
    enum Part: String, CaseIterable, Sendable {
        case title, backButton, hairline, background, items, searchBar, statusBar
    }
}

extension [Layer] {
    /// The layers as one part of the bar; none where there are none.
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
    /// In points.
    var width: Double
    /// The size of the font in points.
    var size: Double
    /// The weight by the numbers of CSS.
    var weight: Int
    /// How much of the letters stands above and below the baseline, at a guess: for what is drawn around them.
    var bounds: Rect { Rect(x: x, y: baseline - size * 0.75, width: width, height: size) }
}

/// What points back: two strokes that meet.
struct Chevron: Hashable, Sendable {
    /// All of its ink.
    var bounds: Rect
    /// The width of the strokes in points.
    var stroke: Double
    /// Whether the strokes end round; otherwise square, and they meet in a point.
    var isRound: Bool
    /// Whether it points to the right.
    var isMirrored: Bool

    /// The ends of the strokes' middle lines, from the upper one over the point to the lower one.
    var points: [Point] {
        // At 45 degrees a square end reaches half a stroke over √2 past the middle line, a sharp point half a stroke times √2.
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
