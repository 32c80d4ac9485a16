import NavigationStyle

// Conversion of shapes to SVG.
extension ScenePainter {
    mutating func paint(_ shape: Layer.Shape, _ color: RGBA, _ attributes: Attributes) {
        switch shape {
        case .group(let layers): paintGroup(layers, attributes)
        case .clipped(let layers, let width, let height): paintClipped(layers, width, height, attributes)
        case .part(let part, let layers): paintPart(part, layers, attributes)
        case .backdrop(let layers, let width, let height): paintBackdrop(layers, width, height, attributes)
        case .rectangle(let area, let radius):
            beginRectangle(area, radius: radius)
            writer.paint("fill", color)
            write(attributes)
            writer.end("rect")
        case .text(let line): paintText(line, color, attributes)
        case .chevron(let chevron): paintChevron(chevron, color, attributes)
        case .symbol(let symbol, let area, let isMirrored):
            paintSymbol(symbol, in: area, isMirrored: isMirrored, color, attributes)
        case .rows(let rows): paintRows(rows, color, attributes)
        case .polygon(let corners):
            writer.begin("path")
            writer.attribute("d") { writer in
                for (index, corner) in corners.enumerated() {
                    writer.append(index == 0 ? "M" : "L")
                    writer.pair(corner.x, corner.y)
                }
                writer.append("z")
            }
            writer.paint("fill", color)
            write(attributes)
            writer.end("path")
        case .image(let area, let image):
            writer.begin("use")
            writer.attribute("href", definitions.reference(to: image, width: area.width, height: area.height))
            if area.x != 0 { writer.attribute("x", area.x) }
            if area.y != 0 { writer.attribute("y", area.y) }
            write(attributes)
            writer.end("use")
        case .gradient(let area, let gradient):
            beginRectangle(area, radius: 0)
            // The gradient spans the bar itself, without the part that continues past the frame.
            let bar = Rect(x: 0, y: 0, width: width, height: area.maxY)
            writer.attribute("fill", definitions.reference(to: gradient, in: bar))
            write(attributes)
            writer.end("rect")
        case .outline(let area, let isDashed): paintOutline(area, isDashed, color, attributes)
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
        case .ring, .sign: paint(marks: [Layer(shape: shape)], attributes)
        case .guide(let from, let to): paintGuide(from, to, attributes)
        }
    }

    /// Paints a group; the place of the group decides whether fixed layers in it are visible.
    private mutating func paintGroup(_ layers: [Layer], _ attributes: Attributes) {
        writer.begin("g")
        write(attributes)
        paint(layers)
        writer.end("g")
    }

    private mutating func paintClipped(
        _ layers: [Layer],
        _ width: Double,
        _ height: Double,
        _ attributes: Attributes
    ) {
        guard styles == nil else {
            // Some renderers ignore a transform on the element that clips.
            writer.begin("g")
            write(attributes)
            paint(layers, in: width, height, at: .zero)
            return writer.end("g")
        }
        // In a still picture, only layers that cross the edge are clipped, and layers beyond it are left out.
        let corner = attributes.offset ?? .zero
        var cut: [Layer] = []
        for var layer in layers {
            let place = layer.reach(at: moment)
            if let place, place.maxX <= 0 || place.x >= width { continue }
            if let place, place.x >= 0, place.maxX <= width {
                layer.offset = .constant(layer.offset.value(at: moment) + corner)
                paint([layer])
            } else {
                cut.append(layer)
            }
        }
        if !cut.isEmpty { paint(cut, in: width, height, at: corner) }
    }

    /// Paints layers clipped to the rectangle with its corner at `place`.
    private mutating func paint(_ layers: [Layer], in width: Double, _ height: Double, at place: Point) {
        writer.begin("svg")
        if place.x != 0 { writer.attribute("x", place.x) }
        if place.y != 0 { writer.attribute("y", place.y) }
        writer.attribute("width", width)
        writer.attribute("height", height)
        paint(layers)
        writer.end("svg")
    }

    /// Paints the group of a part; one that looks like an earlier one refers to that.
    private mutating func paintPart(_ part: Layer.Part, _ layers: [Layer], _ attributes: Attributes) {
        let start = writer.closedCount()
        let prefix = definitions.prefix
        var painted = PaintedPart(part: part, number: paintedParts.count { $0.part == part } + 1, look: 0..<0)
        writer.begin("g")
        if namesParts { writer.attribute("id") { painted.writeID(prefix, to: &$0) } }
        let look = writer.bytes.count
        writer.attribute("data-part", part.rawValue)
        write(attributes)
        paint(layers)
        writer.end("g")
        if styles == nil, let earlier = paintedParts.last(where: { writer.repeats($0.look, since: look) }) {
            writer.remove(from: start)
            writer.begin("use")
            writer.attribute("data-part", part.rawValue)
            writer.attribute("href") { writer in
                writer.append("#")
                earlier.writeID(prefix, to: &writer)
            }
            writer.end("use")
        } else if namesParts {
            painted.look = look..<writer.bytes.count
            paintedParts.append(painted)
        }
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

    mutating func beginRectangle(_ area: Rect, radius: Double) {
        writer.begin("rect")
        if area.x != 0 { writer.attribute("x", area.x) }
        if area.y != 0 { writer.attribute("y", area.y) }
        writer.attribute("width", max(area.width, 0))
        writer.attribute("height", max(area.height, 0))
        if radius > 0 { writer.attribute("rx", radius) }
    }

    private mutating func paintText(_ line: TextLine, _ color: RGBA, _ attributes: Attributes) {
        writer.begin(line, inheriting: Self.fontSize)
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

    /// Paints the shadow and the glass itself, with its rim inside its edge.
    private mutating func paintGlass(_ area: Rect, _ rim: Double, _ color: RGBA, _ attributes: Attributes) {
        if !attributes.isEmpty {
            writer.begin("g")
            write(attributes)
        }
        beginRectangle(area, radius: area.height / 2)
        writer.attribute("filter", definitions.reference(to: .glass))
        writer.attribute("opacity", PreviewConstant.glassShadowOpacity.value)
        writer.end("rect")
        beginRectangle(area.outset(by: -rim / 2), radius: area.height / 2 - rim / 2)
        writer.paint("fill", color)
        writer.attribute("stroke", "#FFF")
        writer.attribute("stroke-width", rim)
        writer.end("rect")
        if !attributes.isEmpty { writer.end("g") }
    }

    private mutating func paintOutline(_ area: Rect, _ isDashed: Bool, _ color: RGBA, _ attributes: Attributes) {
        beginRectangle(area, radius: 6)
        writer.attribute("fill", "none")
        writer.paint("stroke", color)
        if isDashed {
            writer.attribute("stroke-width", 1.5 * pixel)
            writer.attribute("stroke-dasharray") { $0.pair(4 * pixel, 3 * pixel) }
        }
        write(attributes)
        writer.end("rect")
    }
}

extension Layer.Shape {
    /// Whether its color is the color of a stroke.
    var isStroked: Bool {
        switch self {
        case .chevron, .symbol, .rows, .outline: true
        case .group, .clipped, .part, .backdrop, .rectangle, .polygon, .image, .gradient, .text, .checkerboard,
            .edgeShadow,
            .glass, .ring, .sign,
            .guide:
            false
        }
    }
}
