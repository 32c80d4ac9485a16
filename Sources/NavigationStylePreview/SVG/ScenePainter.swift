import NavigationStyle

/// Paints layers, either at one moment or in motion.
struct ScenePainter {
    var writer: SVGWriter
    var definitions: Definitions
    /// The style sheet of the animation; nil paints just one moment.
    var styles: StyleSheet?
    /// The moment to paint; in an animation, the moment of the elements' own attributes.
    var moment = 0.0
    /// The width of the visible part of the window, in points; anything beside it is left out.
    var width = 0.0
    /// The groups of parts so far that have ids.
    var paintedParts: [PaintedPart] = []
    /// The number of groups of rings so far.
    var ringGroupCount = 0
    /// Whether the groups of parts have ids; parts that are not seen at the beginning of an animation have none.
    var namesParts = true
    /// Whether the outline of the device is drawn around each frame.
    var showsDevices = false
    /// A pixel of CSS in points; marks beside the bar have the same size in small and in large frames.
    var pixel = 1.0

    /// The size of the font that texts of a frame inherit, in points: that of titles and buttons.
    static let fontSize = 17.0

    init(_ writer: SVGWriter, prefix: String) {
        self.writer = writer
        definitions = Definitions(prefix: prefix)
    }

    mutating func paint(_ layers: [Layer]) {
        var rest = layers[...]
        while let layer = rest.popFirst()?.placedAtItsStart {
            guard let attributes = attributes(of: layer) else { continue }
            guard layer.isMark(like: layer) else {
                paint(layer.shape, layer.color.value(at: moment), attributes)
                continue
            }
            var marks = [layer]
            while let next = rest.first, next.isMark(like: layer), self.attributes(of: next) == attributes {
                marks.append(next)
                rest.removeFirst()
            }
            paint(marks: marks, attributes)
        }
    }

    /// Paints what begins at `top`, in points from the upper edge.
    mutating func paint(below top: Double, _ paintContent: (inout ScenePainter) -> Void) {
        guard top > 0 else { return paintContent(&self) }
        writer.begin("g")
        write(Attributes(offset: Point(y: top), opacity: 1))
        paintContent(&self)
        writer.end("g")
    }

    /// Returns the attributes of a layer at the moment; nil if nothing of it is visible.
    private mutating func attributes(of layer: Layer) -> Attributes? {
        let offset = layer.offset.value(at: moment)
        var changes: [(Timeline.Stop, inout SVGWriter) -> Void] = []
        if styles != nil { changes = self.changes(of: layer) }
        guard !changes.isEmpty || isSeen(layer) else { return nil }
        // A moving layer is placed by a transform, which its keyframes replace. A still frame uses the same transform,
        // so that it looks exactly like the animation.
        let isMoved = offset != .zero || (styles != nil && !layer.offset.isConstant)
        return Attributes(
            offset: isMoved ? offset : nil,
            opacity: layer.opacity.value(at: moment),
            className: changes.isEmpty ? nil : styles?.name(of: changes)
        )
    }

    /// The attributes that every element may have.
    struct Attributes: Equatable {
        /// The translation in the element's transform.
        var offset: Point?
        var opacity: Double
        var className: String?

        /// Whether there is none to write.
        var isEmpty: Bool { offset == nil && opacity == 1 && className == nil }
    }

    /// A group of a part that later ones can refer to.
    struct PaintedPart {
        var part: Layer.Part
        /// Its number among the groups of that part, from 1.
        var number: Int
        /// The place of its look in the output: all of the element but its id.
        var look: Range<Int>

        func writeID(_ prefix: String, to writer: inout SVGWriter) {
            writer.append(prefix)
            writer.append("-")
            writer.append(part.rawValue)
            writer.number(Double(number))
        }
    }

    mutating func write(_ attributes: Attributes) {
        if let offset = attributes.offset {
            writer.attribute("transform") { $0.translation(offset) }
        }
        if attributes.opacity != 1 { writer.attribute("opacity", attributes.opacity) }
        if let name = attributes.className { writer.attribute("class", name) }
    }

    /// Whether any part of it is visible at the moment.
    private func isSeen(_ layer: Layer) -> Bool {
        guard layer.opacity.value(at: moment) > 0 else { return false }
        switch layer.shape {
        case .group: return !isOut(layer.offset.value(at: moment))
        case .part(_, let layers): return layers.contains { isSeen($0) || (styles != nil && !changes(of: $0).isEmpty) }
        case .rectangle, .polygon, .text, .chevron, .symbol, .rows, .outline:
            return !layer.color.value(at: moment).isClear
        case .clipped, .backdrop, .image, .gradient, .checkerboard, .edgeShadow, .glass, .ring, .sign, .guide:
            return true
        }
    }

    /// Whether a screen as wide as the window is entirely outside it.
    private func isOut(_ offset: Point) -> Bool { abs(offset.x) >= width }

    /// Returns the changes of a layer, as declarations.
    private func changes(of layer: Layer) -> [(Timeline.Stop, inout SVGWriter) -> Void] {
        var changes: [(Timeline.Stop, inout SVGWriter) -> Void] = []
        if case .varying(let offset) = layer.offset {
            let isLevel = styles?.timeline.stops.allSatisfy { offset($0.progress).y == 0 } ?? false
            changes.append { stop, writer in
                let offset = offset(stop.progress)
                writer.append("transform:translate(")
                writer.number(offset.x)
                if !isLevel {
                    writer.append("px,")
                    writer.number(offset.y)
                }
                writer.append("px)")
            }
            if case .group = layer.shape, styles?.timeline.stops.contains(where: { isOut(offset($0.progress)) }) == true
            {
                // A group beside the window would touch the pixels at its edge, so it is hidden. Between two stops, CSS
                // shows it.
                changes.append { [width] stop, writer in
                    let isOut = abs(offset(stop.progress).x) >= width
                    writer.append(isOut ? "visibility:hidden" : "visibility:inherit")
                }
            }
        }
        if case .varying(let opacity) = layer.opacity {
            changes.append { stop, writer in
                writer.append("opacity:")
                writer.number(opacity(stop.progress))
            }
        }
        if case .varying(let color) = layer.color {
            let property = layer.shape.isStroked ? "stroke" : "fill"
            let stops = styles?.timeline.stops ?? []
            // If only the opacity changes, the color of the element's own attributes stays.
            if stops.contains(where: { color($0.progress).withAlpha(0) != color(moment).withAlpha(0) }) {
                changes.append { stop, writer in
                    let color = color(stop.progress)
                    writer.append(property)
                    writer.append(":")
                    writer.color(color)
                }
            }
            if [0, 0.25, 0.5, 0.75, 1].contains(where: { !color($0).isOpaque }) {
                changes.append { stop, writer in
                    writer.append(property)
                    writer.append("-opacity:")
                    writer.number(Double(color(stop.progress).alpha) / 255)
                }
            }
        }
        return changes
    }
}
