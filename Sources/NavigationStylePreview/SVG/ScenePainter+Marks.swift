import NavigationStyle

// The marks that a picture adds to the scene.
extension ScenePainter {
    /// Paints rings of one color, or signs of one font, which share their attributes in a group.
    mutating func paint(marks: [Layer], _ attributes: Attributes) {
        guard let first = marks.first else { return }
        if case .ring(_, let isOfChange) = first.shape {
            paintRings(marks.compactMap(\.ring), isOfChange: isOfChange, attributes)
        } else {
            paintSigns(marks.compactMap(\.sign), attributes)
        }
    }

    /// Paints rings, all white ones under those in the color of annotations, with a contrast of 3:1 on any color.
    private mutating func paintRings(_ areas: [Rect], isOfChange: Bool, _ attributes: Attributes) {
        ringGroupCount += 1
        let id = "\(definitions.prefix)-rings\(ringGroupCount)"
        writer.begin("g")
        writer.attribute("fill", "none")
        writer.attribute("stroke", "#FFF")
        writer.attribute("stroke-width", (5 * pixel).roundedToTenths)
        write(attributes)
        writer.begin("g")
        writer.attribute("id", id)
        for area in areas.map(ringed) {
            beginRectangle(area, radius: min(5 * pixel, area.height / 2).roundedToTenths)
            writer.end("rect")
        }
        writer.end("g")
        writer.begin("use")
        writer.attribute("href", "#" + id)
        writer.attribute("stroke", Palette.ring(isOfChange: isOfChange))
        writer.attribute("stroke-width", (2.5 * pixel).roundedToTenths)
        writer.end("use")
        writer.end("g")
    }

    /// Returns the place of the ring around `area`, moved so that all of it is visible.
    private func ringed(_ area: Rect) -> Rect {
        let inset = max(3 * pixel - area.x, 0)
        return Rect(
            x: (area.x + inset).roundedToTenths,
            y: area.y.roundedToTenths,
            width: max(area.width - 2 * inset, 0).roundedToTenths,
            height: area.height.roundedToTenths
        )
    }

    /// Paints numbers on discs at the right ends of rings, or letters at the left ones; all have equally many digits.
    private mutating func paintSigns(_ places: [Layer.Sign.Place], _ attributes: Attributes) {
        writer.begin("g")
        writer.attribute("fill", "#FFF")
        writer.attribute("stroke-width", (1.5 * pixel).roundedToTenths)
        writer.attribute("font-size", ((places[0].sign.isShort ? 11 : 9) * pixel).roundedToTenths)
        writer.attribute("font-weight", "700")
        writer.attribute("text-anchor", "middle")
        write(attributes)
        for place in places {
            var ringed = place
            ringed.area = self.ringed(place.area)
            let center = ringed.center(pixel: pixel, width: width)
            let (x, y) = (center.x.roundedToTenths, center.y.roundedToTenths)
            writer.begin("circle")
            writer.attribute("cx", x)
            writer.attribute("cy", y)
            writer.attribute("r", (Layer.Sign.Place.radius * pixel).roundedToTenths)
            writer.attribute("fill", Palette.ring(isOfChange: place.sign.isOfChange))
            writer.attribute("stroke", "#FFF")
            writer.end("circle")
            writer.begin("text")
            writer.attribute("x", x)
            writer.attribute("y", (y + 4 * pixel).roundedToTenths)
            writer.text(place.sign.text)
            writer.end("text")
        }
        writer.end("g")
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
    /// Returns whether it is a mark that can share a group with `other`: both are rings of one color, or signs of one
    /// font.
    func isMark(like other: Layer) -> Bool {
        switch (shape, other.shape) {
        case (.ring(_, let isOfChange), .ring(_, let isOtherOfChange)): isOfChange == isOtherOfChange
        case (.sign(let place), .sign(let other)): place.sign.isShort == other.sign.isShort
        default: false
        }
    }

    /// The area of a ring.
    fileprivate var ring: Rect? { if case .ring(let area, _) = shape { area } else { nil } }

    /// The place of a sign.
    fileprivate var sign: Sign.Place? { if case .sign(let place) = shape { place } else { nil } }
}

extension Layer.Sign {
    /// Whether it is a single digit or letter, for which the font is larger.
    fileprivate var isShort: Bool { text.utf8.count < 2 }
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
