import NavigationStyle

// Symbols of bar button items.
extension ScenePainter {
    /// Paints the strokes of a symbol in a square.
    mutating func paintSymbol(
        _ symbol: BarButtonSymbol,
        in area: Rect,
        isMirrored: Bool,
        _ color: RGBA,
        _ attributes: Attributes
    ) {
        let scale = area.width / SymbolStroke.side
        let isTurned = isMirrored && symbol.isDirectional
        func place(_ point: SymbolStroke.Point) -> Point {
            let x = isTurned ? SymbolStroke.side - point.x : point.x
            return Point(x: area.x + x * scale, y: area.y + point.y * scale)
        }
        writer.begin("path")
        writer.attribute("d") { writer in
            for stroke in symbol.strokes {
                for (index, point) in stroke.points.enumerated() {
                    let place = place(point)
                    writer.append(index == 0 ? "M" : "L")
                    writer.pair(place.x, place.y)
                }
                if stroke.isClosed { writer.append("z") }
            }
        }
        writer.attribute("fill", "none")
        writer.paint("stroke", color)
        writer.attribute("stroke-width", SymbolStroke.width * scale)
        writer.attribute("stroke-linecap", "round")
        writer.attribute("stroke-linejoin", "round")
        write(attributes)
        writer.end("path")
    }
}
