import NavigationStyle

/// Paints layers: at one moment, or as they move.
struct ScenePainter {
    var writer: SVGWriter
    var definitions: Definitions
    /// What moves; nil paints the one moment.
    var styles: StyleSheet?
    /// The moment, which is that of the attributes of what moves, too.
    var moment = 0.0
    /// The part of the window that is seen, in points: what is beside it is left out.
    var width = 0.0
    /// The number of groups of each part so far: each has an id of its own.
    var partCounts: [Layer.Part: Int] = [:]
    /// Whether the outline of the device is drawn around each frame.
    var showsDevices = false
    /// A pixel of CSS in points: what is no part of the bar is as large in small frames as in large ones.
    var pixel = 1.0

    init(_ writer: SVGWriter, prefix: String) {
        self.writer = writer
        definitions = Definitions(prefix: prefix)
    }

    mutating func paint(_ layers: [Layer]) {
        for layer in layers { paint(layer) }
    }

    /// Paints what begins at `top`, in points from the upper edge.
    mutating func paint(below top: Double, _ paintContent: (inout ScenePainter) -> Void) {
        guard top > 0 else { return paintContent(&self) }
        writer.begin("g")
        write(Attributes(offset: Point(y: top), opacity: 1))
        paintContent(&self)
        writer.end("g")
    }

    private mutating func paint(_ layer: Layer) {
        let offset = layer.offset.value(at: moment)
        let opacity = layer.opacity.value(at: moment)
        let color = layer.color.value(at: moment)
        var changes: [(Timeline.Stop, inout SVGWriter) -> Void] = []
        if styles != nil { changes = self.changes(of: layer) }
        guard !changes.isEmpty || isSeen(layer) else { return }
        // What moves is placed by its transform, which its keyframes replace: a frame too, so that it is what the animation is.
        let isMoved = offset != .zero || (styles != nil && !layer.offset.isConstant)
        let attributes = Attributes(
            offset: isMoved ? offset : nil,
            opacity: opacity,
            className: changes.isEmpty ? nil : styles?.name(of: changes)
        )
        paint(layer.shape, color, attributes)
    }

    /// What every element may have.
    struct Attributes {
        /// How far it is moved by its transform.
        var offset: Point?
        var opacity: Double
        var className: String?
    }

    mutating func write(_ attributes: Attributes) {
        if let offset = attributes.offset {
            writer.attribute("transform") { writer in
                writer.append("translate(")
                writer.pair(offset.x, offset.y)
                writer.append(")")
            }
        }
        if attributes.opacity != 1 { writer.attribute("opacity", attributes.opacity) }
        if let name = attributes.className { writer.attribute("class", name) }
    }

    /// Whether anything of it can be seen at the moment.
    private func isSeen(_ layer: Layer) -> Bool {
        guard layer.opacity.value(at: moment) > 0 else { return false }
        switch layer.shape {
        case .group: return !isOut(layer.offset.value(at: moment))
        case .part(_, let layers): return layers.contains { isSeen($0) || (styles != nil && !changes(of: $0).isEmpty) }
        case .rectangle, .polygon, .text, .chevron, .rows, .outline: return !layer.color.value(at: moment).isClear
        case .clipped, .backdrop, .image, .gradient, .checkerboard, .edgeShadow, .glass, .ring, .number, .guide:
            return true
        }
    }

    /// Whether a screen as wide as the window has gone out of it, or not come in yet.
    private func isOut(_ offset: Point) -> Bool { abs(offset.x) >= width }

    /// What changes of a layer, as declarations.
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
                // What is beside the window would touch the pixels at its edge. Between two stops CSS has it visible.
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
            changes.append { stop, writer in
                let color = color(stop.progress)
                writer.append(property)
                writer.append(":")
                writer.color(color)
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
