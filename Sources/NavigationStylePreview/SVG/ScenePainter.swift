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
    /// A pixel of CSS in points: what is no part of the bar is as large in small frames as in large ones.
    var pixel = 1.0

    init(_ writer: SVGWriter, prefix: String) {
        self.writer = writer
        definitions = Definitions(prefix: prefix)
    }

    mutating func paint(_ layers: [Layer]) {
        for layer in layers { paint(layer) }
    }

    private mutating func paint(_ layer: Layer) {
        let offset = layer.offset.value(at: moment)
        let opacity = layer.opacity.value(at: moment)
        let color = layer.color.value(at: moment)
        var changes: [(Timeline.Stop, inout SVGWriter) -> Void] = []
        if styles == nil {
            guard opacity > 0, isSeen(layer, color, offset) else { return }
        } else {
            changes = self.changes(of: layer)
            if changes.isEmpty { guard opacity > 0, isSeen(layer, color, offset) else { return } }
        }
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
    private struct Attributes {
        /// How far it is moved by its transform.
        var offset: Point?
        var opacity: Double
        var className: String?
    }

    private mutating func write(_ attributes: Attributes) {
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
    private func isSeen(_ layer: Layer, _ color: RGBA, _ offset: Point) -> Bool {
        switch layer.shape {
        case .group: return !isOut(offset)
        case .rectangle, .text, .chevron, .rows: return !color.isClear
        case .backdrop, .checkerboard, .edgeShadow, .glass, .ring, .number, .guide: return true
        }
    }

    /// Whether a screen as wide as the window has gone out of it, or not come in yet.
    private func isOut(_ offset: Point) -> Bool { abs(offset.x) >= width }

    /// What changes of a layer, as declarations.
    private func changes(of layer: Layer) -> [(Timeline.Stop, inout SVGWriter) -> Void] {
        var changes: [(Timeline.Stop, inout SVGWriter) -> Void] = []
        if case .varying(let offset) = layer.offset {
            changes.append { stop, writer in
                let offset = offset(stop.progress)
                writer.append("transform:translate(")
                writer.number(offset.x)
                writer.append("px,")
                writer.number(offset.y)
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

    // MARK: - Shapes

    private mutating func paint(_ shape: Layer.Shape, _ color: RGBA, _ attributes: Attributes) {
        switch shape {
        case .group(let layers): paintGroup(layers, attributes)
        case .backdrop(let layers, let width, let height): paintBackdrop(layers, width, height, attributes)
        case .rectangle(let area, let radius):
            beginRectangle(area, radius: radius)
            writer.paint("fill", color)
            write(attributes)
            writer.end("rect")
        case .text(let line): paintText(line, color, attributes)
        case .chevron(let chevron): paintChevron(chevron, color, attributes)
        case .rows(let rows): paintRows(rows, color, attributes)
        case .checkerboard(let area):
            beginRectangle(area, radius: 0)
            writer.attribute("fill", definitions.reference(to: .checker))
            write(attributes)
            writer.end("rect")
        case .edgeShadow(let area, let isMirrored):
            beginRectangle(area, radius: 0)
            writer.attribute("fill", definitions.reference(to: isMirrored ? .edgeMirrored : .edge))
            write(attributes)
            writer.end("rect")
        case .glass(let area, let rim): paintGlass(area, rim, color, attributes)
        case .ring(let area): paintRing(area, attributes)
        case .number(let number, let area, let position): paintNumber(number, of: area, position, attributes)
        case .guide(let from, let to): paintGuide(from, to, attributes)
        }
    }

    /// A group, in which what stands still is seen or not as the group's place has it.
    private mutating func paintGroup(_ layers: [Layer], _ attributes: Attributes) {
        writer.begin("g")
        write(attributes)
        paint(layers)
        writer.end("g")
    }

    private mutating func paintBackdrop(
        _ layers: [Layer],
        _ width: Double,
        _ height: Double,
        _ attributes: Attributes
    ) {
        writer.begin("svg")
        writer.attribute("width", width)
        writer.attribute("height", height)
        write(attributes)
        writer.begin("g")
        writer.attribute("filter", definitions.reference(to: .material))
        paint(layers)
        writer.end("g")
        writer.end("svg")
    }

    private mutating func beginRectangle(_ area: Rect, radius: Double) {
        writer.begin("rect")
        if area.x != 0 { writer.attribute("x", area.x) }
        if area.y != 0 { writer.attribute("y", area.y) }
        writer.attribute("width", max(area.width, 0))
        writer.attribute("height", max(area.height, 0))
        if radius > 0 { writer.attribute("rx", radius) }
    }

    private mutating func paintText(_ line: TextLine, _ color: RGBA, _ attributes: Attributes) {
        writer.begin("text")
        writer.attribute("x", line.x)
        writer.attribute("y", line.baseline)
        writer.attribute("font-size", line.size)
        if line.weight != 400 { writer.attribute("font-weight", Double(line.weight)) }
        writer.attribute("textLength", line.width)
        writer.attribute("lengthAdjust", "spacingAndGlyphs")
        writer.attribute("unicode-bidi", "plaintext")
        writer.paint("fill", color)
        write(attributes)
        writer.text(line.text)
        writer.end("text")
    }

    private mutating func paintChevron(_ chevron: Chevron, _ color: RGBA, _ attributes: Attributes) {
        writer.begin("path")
        writer.attribute("d") { writer in
            for (index, point) in chevron.points.enumerated() {
                writer.append(index == 0 ? "M" : "L")
                writer.pair(point.x, point.y)
            }
        }
        writer.attribute("fill", "none")
        writer.paint("stroke", color)
        writer.attribute("stroke-width", chevron.stroke)
        if chevron.isRound {
            writer.attribute("stroke-linecap", "round")
            writer.attribute("stroke-linejoin", "round")
        }
        write(attributes)
        writer.end("path")
    }

    private mutating func paintRows(_ rows: [Rect], _ color: RGBA, _ attributes: Attributes) {
        guard let thickness = rows.first?.height else { return }
        writer.begin("path")
        writer.attribute("d") { writer in
            for row in rows {
                writer.append("M")
                writer.pair(row.x + thickness / 2, row.midY)
                writer.append("h")
                writer.number(row.width - thickness)
            }
        }
        writer.paint("stroke", color)
        writer.attribute("stroke-width", thickness)
        writer.attribute("stroke-linecap", "round")
        write(attributes)
        writer.end("path")
    }

    /// The shadow and the glass itself, with its rim inside of its edge.
    private mutating func paintGlass(_ area: Rect, _ rim: Double, _ color: RGBA, _ attributes: Attributes) {
        writer.begin("g")
        write(attributes)
        beginRectangle(area, radius: area.height / 2)
        writer.attribute("filter", definitions.reference(to: .glass))
        writer.end("rect")
        beginRectangle(area.outset(by: -rim / 2), radius: area.height / 2 - rim / 2)
        writer.paint("fill", color)
        writer.attribute("stroke", "#FFF")
        writer.attribute("stroke-width", rim)
        writer.end("rect")
        writer.end("g")
    }

    /// A ring, white under the color of annotations: 3 to 1 on any color.
    private mutating func paintRing(_ area: Rect, _ attributes: Attributes) {
        let area = ringed(area)
        writer.begin("g")
        writer.attribute("fill", "none")
        write(attributes)
        for (color, stroke) in [("#FFF", 5 * pixel), (Palette.annotation, 2.5 * pixel)] {
            beginRectangle(area, radius: min(5 * pixel, area.height / 2))
            writer.attribute("stroke", color)
            writer.attribute("stroke-width", stroke)
            writer.end("rect")
        }
        writer.end("g")
    }

    /// Where the ring around `area` is, all of which is to be seen.
    private func ringed(_ area: Rect) -> Rect {
        let inset = max(3 * pixel - area.x, 0)
        return Rect(x: area.x + inset, y: area.y, width: max(area.width - 2 * inset, 0), height: area.height)
    }

    /// A number on a disc, at the end of a ring; numbers of one ring stand side by side.
    private mutating func paintNumber(
        _ number: Int,
        of area: Rect,
        _ position: Int,
        _ attributes: Attributes
    ) {
        let area = ringed(area)
        let radius = 8 * pixel
        let way = radius + 18 * pixel * Double(position)
        let x = min(max(area.maxX - way, radius + pixel), width - radius - pixel)
        let y = max(area.maxY, radius + pixel)
        writer.begin("g")
        write(attributes)
        writer.begin("circle")
        writer.attribute("cx", x)
        writer.attribute("cy", y)
        writer.attribute("r", radius)
        writer.attribute("fill", Palette.annotation)
        writer.attribute("stroke", "#FFF")
        writer.attribute("stroke-width", 1.5 * pixel)
        writer.end("circle")
        writer.begin("text")
        writer.attribute("x", x)
        writer.attribute("y", y + 4 * pixel)
        writer.attribute("font-size", (number < 10 ? 11 : 9) * pixel)
        writer.attribute("font-weight", "700")
        writer.attribute("text-anchor", "middle")
        writer.attribute("fill", "#FFF")
        writer.text(String(number))
        writer.end("text")
        writer.end("g")
    }

    private mutating func paintGuide(_ from: Point, _ to: Point, _ attributes: Attributes) {
        writer.begin("path")
        writer.attribute("d") { writer in
            writer.append("M")
            writer.pair(from.x, from.y)
            writer.append("L")
            writer.pair(to.x, to.y)
        }
        writer.attribute("stroke", Palette.guide)
        writer.attribute("stroke-dasharray", "4 3")
        write(attributes)
        writer.end("path")
    }
}

extension Layer.Shape {
    /// Whether its color is that of a stroke.
    fileprivate var isStroked: Bool {
        switch self {
        case .chevron, .rows: true
        case .group, .backdrop, .rectangle, .text, .checkerboard, .edgeShadow, .glass, .ring, .number, .guide: false
        }
    }
}

/// The colors of what a picture adds to what is seen.
enum Palette {
    /// Rings and numbers.
    static let annotation = "#B0004F"
    /// Heights.
    static let guide = "#0060DF"
}
