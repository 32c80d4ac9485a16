import NavigationStyle

// The marks that a picture adds to the scene.
extension ScenePainter {
    /// Paints a ring, white under the color of annotations, with a contrast of 3:1 on any color.
    mutating func paintRing(_ area: Rect, isOfChange: Bool, _ attributes: Attributes) {
        let area = ringed(area)
        writer.begin("g")
        writer.attribute("fill", "none")
        write(attributes)
        for (color, stroke) in [("#FFF", 5 * pixel), (Palette.ring(isOfChange: isOfChange), 2.5 * pixel)] {
            beginRectangle(area, radius: min(5 * pixel, area.height / 2).roundedToTenths)
            writer.attribute("stroke", color)
            writer.attribute("stroke-width", stroke.roundedToTenths)
            writer.end("rect")
        }
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

    /// Paints a number on a disc at the right end of a ring, or a letter at the left one.
    mutating func paintSign(_ place: Layer.Sign.Place, _ attributes: Attributes) {
        let (sign, text) = (place.sign, place.sign.text)
        var ringed = place
        ringed.area = self.ringed(place.area)
        let center = ringed.center(pixel: pixel, width: width)
        let (x, y) = (center.x.roundedToTenths, center.y.roundedToTenths)
        let isMoved = attributes.offset != nil || attributes.className != nil
        if isMoved {
            writer.begin("g")
            write(attributes)
        }
        writer.begin("circle")
        writer.attribute("cx", x)
        writer.attribute("cy", y)
        writer.attribute("r", (Layer.Sign.Place.radius * pixel).roundedToTenths)
        writer.attribute("fill", Palette.ring(isOfChange: sign.isOfChange))
        writer.attribute("stroke", "#FFF")
        writer.attribute("stroke-width", (1.5 * pixel).roundedToTenths)
        writer.end("circle")
        writer.begin("text")
        writer.attribute("x", x)
        writer.attribute("y", (y + 4 * pixel).roundedToTenths)
        writer.attribute("font-size", ((text.utf8.count < 2 ? 11 : 9) * pixel).roundedToTenths)
        writer.attribute("font-weight", "700")
        writer.attribute("text-anchor", "middle")
        writer.attribute("fill", "#FFF")
        writer.text(text)
        writer.end("text")
        if isMoved { writer.end("g") }
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
