import NavigationStyle

// The marks that a picture adds to the scene.
extension ScenePainter {
    /// Returns the number of marks of one kind at the beginning of `layers` that stand still and are seen, and so can
    /// share their attributes.
    func countOfMarks(in layers: ArraySlice<Layer>) -> Int {
        guard let kind = layers.first?.kindOfMark else { return 0 }
        return layers.prefix { $0.kindOfMark.map { $0 == kind } ?? false }.count
    }

    /// Paints marks of one kind, the attributes of which are written once.
    mutating func paintMarks(_ layers: ArraySlice<Layer>) {
        var rings: [Rect] = []
        var signs: [Layer.Sign.Place] = []
        for layer in layers {
            switch layer.shape {
            case .ring(let area, _): rings.append(area)
            case .sign(let place): signs.append(place)
            default: break
            }
        }
        let isOfChange = layers.first?.kindOfMark?.isOfChange ?? false
        let attributes = Attributes(opacity: 1)
        if !rings.isEmpty { paintRings(rings, isOfChange: isOfChange, attributes) }
        if !signs.isEmpty { paintSigns(signs, isOfChange: isOfChange) }
    }

    /// Paints rings, white under the color of annotations, with a contrast of 3:1 on any color.
    mutating func paintRings(_ areas: [Rect], isOfChange: Bool, _ attributes: Attributes) {
        writer.begin("g")
        writer.attribute("fill", "none")
        write(attributes)
        for (color, stroke) in [("#FFF", 5 * pixel), (Palette.ring(isOfChange: isOfChange), 2.5 * pixel)] {
            paintElements(areas.map(ringed)) { painter in
                painter.writer.attribute("stroke", color)
                painter.writer.attribute("stroke-width", stroke)
            } element: { painter, area, attributes in
                painter.beginRectangle(area, radius: min(5 * painter.pixel, area.height / 2))
                attributes(&painter)
                painter.writer.end("rect")
            }
        }
        writer.end("g")
    }

    /// Paints elements with the same attributes, which `attributes` writes: to a group, unless there is only one.
    private mutating func paintElements<Place>(
        _ places: [Place],
        _ attributes: @escaping (inout ScenePainter) -> Void,
        element: (inout ScenePainter, Place, _ attributes: (inout ScenePainter) -> Void) -> Void
    ) {
        if places.count == 1 { return element(&self, places[0], attributes) }
        writer.begin("g")
        attributes(&self)
        for place in places { element(&self, place) { _ in } }
        writer.end("g")
    }

    /// Returns the place of the ring around `area`, moved so that all of it is visible.
    private func ringed(_ area: Rect) -> Rect {
        let inset = max(3 * pixel - area.x, 0)
        // More digits would not be visible.
        func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
        return Rect(
            x: tenths(area.x + inset),
            y: tenths(area.y),
            width: tenths(max(area.width - 2 * inset, 0)),
            height: tenths(area.height)
        )
    }

    /// Paints a number on a disc at the right end of a ring, or a letter at the left one.
    mutating func paintSign(_ place: Layer.Sign.Place, _ attributes: Attributes) {
        let isMoved = attributes.offset != nil || attributes.className != nil
        if isMoved {
            writer.begin("g")
            write(attributes)
        }
        paintSigns([place], isOfChange: place.sign.isOfChange)
        if isMoved { writer.end("g") }
    }

    /// Paints signs with the same number of digits, whose discs lie side by side.
    private mutating func paintSigns(_ places: [Layer.Sign.Place], isOfChange: Bool) {
        let signs = places.map { place in
            var ringed = place
            ringed.area = self.ringed(place.area)
            return (text: place.sign.text, center: ringed.center(pixel: pixel, width: width))
        }
        paintElements(signs) { painter in
            painter.writer.attribute("fill", Palette.ring(isOfChange: isOfChange))
            painter.writer.attribute("stroke", "#FFF")
            painter.writer.attribute("stroke-width", 1.5 * painter.pixel)
        } element: { painter, sign, attributes in
            painter.writer.begin("circle")
            painter.writer.attribute("cx", sign.center.x)
            painter.writer.attribute("cy", sign.center.y)
            painter.writer.attribute("r", Layer.Sign.Place.radius * painter.pixel)
            attributes(&painter)
            painter.writer.end("circle")
        }
        // Two digits need a smaller font.
        let isSmall = signs.first.map { $0.text.utf8.count > 1 } ?? false
        paintElements(signs) { painter in
            painter.writer.attribute("font-size", (isSmall ? 9 : 11) * painter.pixel)
            painter.writer.attribute("font-weight", "700")
            painter.writer.attribute("text-anchor", "middle")
            painter.writer.attribute("fill", "#FFF")
        } element: { painter, sign, attributes in
            painter.writer.begin("text")
            painter.writer.attribute("x", sign.center.x)
            painter.writer.attribute("y", sign.center.y + 4 * painter.pixel)
            attributes(&painter)
            painter.writer.text(sign.text)
            painter.writer.end("text")
        }
    }

    mutating func paintGuide(_ from: Point, _ to: Point, _ attributes: Attributes) {
        writer.begin("path")
        writer.attribute("d") { writer in
            writer.append("M")
            writer.pair(from.x, from.y)
            writer.append("L")
            writer.pair(to.x, to.y)
        }
        writer.attribute("stroke", Palette.guide)
        writer.attribute("stroke-width", pixel)
        writer.attribute("stroke-dasharray", "4 3")
        write(attributes)
        writer.end("path")
    }
}

extension Layer {
    /// The kind of a mark that stands still and is always seen: the length of its text, and whether it marks a change;
    /// nil for other layers.
    fileprivate var kindOfMark: (digits: Int, isOfChange: Bool)? {
        let kind: (digits: Int, isOfChange: Bool)
        switch shape {
        case .ring(_, let isOfChange): kind = (0, isOfChange)
        case .sign(let place): kind = (place.sign.text.utf8.count, place.sign.isOfChange)
        default: return nil
        }
        guard offset.isConstant, offset.value(at: 0) == .zero, opacity.isConstant, opacity.value(at: 0) == 1 else {
            return nil
        }
        return kind
    }
}

/// The colors of the marks that a picture adds to the scene.
enum Palette {
    /// Rings and numbers of diagnostics.
    static let annotation = "#B0004F"
    /// Rings and letters of what a change of the request has changed.
    static let change = "#0060DF"

    static func ring(isOfChange: Bool) -> String { isOfChange ? change : annotation }
    /// The rim of a device.
    static let device = "#3A3A3C"
    /// The guides that show heights.
    static let guide = "#0060DF"
}
