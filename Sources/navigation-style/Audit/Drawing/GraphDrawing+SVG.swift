internal import NavigationStylePreview

extension GraphDrawing {
    private static let margin = 24.0
    private static let pathColor = "#C62828"
    /// The greatest number of characters of a name in a box.
    private static let mostCharacters = 26

    /// The graph as a picture.
    var svg: [UInt8] {
        let layout = LayeredLayout(
            widths: nodes.map(Self.width),
            edges: edges.map { ($0.from, $0.to) },
            starts: nodes.indices.filter { nodes[$0].isStart }
        )
        let routes = spread(layout.routes)
        let lines = Self.wrapped(([caption] + [omission].compactMap(\.self)).joined(separator: "; "), 110)
        let captionTop = layout.height + Self.margin * 2
        let width = max(layout.width + 60, 660) + Self.margin * 2
        let height = captionTop + Double(lines.count) * 16 + 52
        var writer = SVGWriter(capacity: 4096 + nodes.count * 256 + edges.count * 256)
        writer.beginPicture(width: width, height: height)
        writer.attribute("font-family", "Helvetica, Arial, sans-serif")
        writer.attribute("font-size", 12)
        Self.element("title", caption, &writer)
        Self.element("desc", description, &writer)
        Self.markers(&writer)
        Self.box(&writer, x: 0, y: 0, width: width, height: height, fill: "#FFFFFF", radius: 0)
        writer.begin("g")
        writer.attribute("transform", "translate(24 24)")
        // The path is drawn over all other arrows, and boxes over the ends of arrows.
        for isOnPath in [false, true] {
            for (edge, route) in zip(edges, routes) where edge.isOnPath == isOnPath {
                draw(edge, along: route, &writer)
            }
        }
        for (node, center) in zip(nodes, layout.centers) { draw(node, at: center, &writer) }
        for isOnPath in [false, true] {
            for (edge, route) in zip(edges, routes) where edge.isOnPath == isOnPath && !edge.label.isEmpty {
                label(edge, along: route, &writer)
            }
        }
        writer.end("g")
        Self.legend(&writer, y: captionTop)
        for (number, line) in lines.enumerated() {
            Self.text(&writer, line, x: Self.margin, y: captionTop + 48 + Double(number) * 16)
        }
        writer.end("svg")
        return writer.bytes
    }

    private static func element(_ name: StaticString, _ text: String, _ writer: inout SVGWriter) {
        writer.begin(name)
        writer.text(text)
        writer.end(name)
    }

    // MARK: - Boxes

    private static func width(of node: Node) -> Double {
        let characters = min(node.label.count, mostCharacters)
        return max(64, Double(characters) * 7 + 22)
    }

    private func draw(_ node: Node, at center: LayeredLayout.Point, _ writer: inout SVGWriter) {
        let width = Self.width(of: node)
        let height = LayeredLayout.Size.boxHeight
        let isRound = if case .screen = node.kind { false } else { true }
        writer.begin("g")
        Self.element("title", isRound ? node.label : "\(node.label): \(node.looksWords)", &writer)
        Self.box(
            &writer,
            x: center.x - width / 2,
            y: center.y - height / 2,
            width: width,
            height: height,
            fill: node.fill,
            radius: isRound ? height / 2 : 5,
            stroke: "#555555",
            isDashed: node.looks == 0
        )
        let isLong = node.label.count > Self.mostCharacters
        let label = isLong ? node.label.prefix(Self.mostCharacters - 1) + "…" : node.label[...]
        Self.text(&writer, String(label), x: center.x, y: center.y + 4, anchor: "middle")
        writer.end("g")
    }

    private static func box(
        _ writer: inout SVGWriter,
        x: Double,
        y: Double,
        width: Double,
        height: Double,
        fill: String,
        radius: Double,
        stroke: String? = nil,
        isDashed: Bool = false
    ) {
        writer.begin("rect")
        writer.attribute("x", x)
        writer.attribute("y", y)
        writer.attribute("width", width)
        writer.attribute("height", height)
        if radius > 0 { writer.attribute("rx", radius) }
        writer.attribute("fill", fill)
        if let stroke { writer.attribute("stroke", stroke) }
        if isDashed { writer.attribute("stroke-dasharray", "4 3") }
        writer.end("rect")
    }

    private static func text(
        _ writer: inout SVGWriter,
        _ text: String,
        x: Double,
        y: Double,
        anchor: String? = nil,
        color: String = "#222222"
    ) {
        writer.begin("text")
        writer.attribute("x", x)
        writer.attribute("y", y)
        if let anchor { writer.attribute("text-anchor", anchor) }
        writer.attribute("fill", color)
        writer.text(text)
        writer.end("text")
    }

    // MARK: - Arrows

    private static func markers(_ writer: inout SVGWriter) {
        writer.begin("defs")
        for (id, color) in [("arrow", "#999999"), ("arrowOnPath", pathColor)] {
            writer.begin("marker")
            writer.attribute("id", id)
            writer.attribute("viewBox", "0 0 8 8")
            writer.attribute("refX", 7)
            writer.attribute("refY", 4)
            writer.attribute("markerWidth", 8)
            writer.attribute("markerHeight", 8)
            writer.attribute("markerUnits", "userSpaceOnUse")
            writer.attribute("orient", "auto")
            writer.begin("path")
            writer.attribute("d", "M0 0L8 4L0 8Z")
            writer.attribute("fill", color)
            writer.end("path")
            writer.end("marker")
        }
        writer.end("defs")
    }

    private func draw(_ edge: Edge, along route: [LayeredLayout.Point], _ writer: inout SVGWriter) {
        writer.begin("path")
        writer.attribute("d") { writer in Self.curve(along: route, isLoop: isLoop(edge, route), &writer) }
        writer.attribute("fill", "none")
        writer.attribute("stroke", edge.isOnPath ? Self.pathColor : "#999999")
        writer.attribute("stroke-width", edge.isOnPath ? 3 : 1)
        if edge.isBroken { writer.attribute("stroke-dasharray", "5 3") }
        writer.attribute("marker-end", edge.isOnPath ? "url(#arrowOnPath)" : "url(#arrow)")
        writer.end("path")
    }

    /// Returns the routes of the arrows, with those between the same two boxes side by side.
    private func spread(_ routes: [[LayeredLayout.Point]]) -> [[LayeredLayout.Point]] {
        var counts: [[Int]: Int] = [:]
        return zip(edges, routes).map { edge, route in
            let number = counts[[edge.from, edge.to], default: 0]
            counts[[edge.from, edge.to]] = number + 1
            let shift = Double(min(number, 2) * 8)
            return route.map { LayeredLayout.Point(x: $0.x, y: $0.y + shift) }
        }
    }

    /// Whether an arrow stays in its column.
    private func isLoop(_ edge: Edge, _ route: [LayeredLayout.Point]) -> Bool {
        route.count == 2 && abs(route[0].x - route[1].x) < LayeredLayout.Size.columnGap / 2
    }

    /// Draws a curve through points that begins and ends level; an arrow that stays in its column curves out to the
    /// right.
    private static func curve(along route: [LayeredLayout.Point], isLoop: Bool, _ writer: inout SVGWriter) {
        guard var last = route.first, let end = route.last else { return }
        func write(_ letter: String, _ numbers: [Double], _ writer: inout SVGWriter) {
            writer.append(letter)
            for (place, number) in numbers.enumerated() {
                if place > 0 { writer.append(" ") }
                writer.number(number)
            }
        }
        if isLoop {
            let isSelf = route[0] == end
            let (above, below) = isSelf ? (last.y - 8, last.y + 8) : (last.y, end.y)
            let out = max(last.x, end.x) + 28 + min(abs(above - below) / 12, 30)
            write("M", [last.x, above], &writer)
            write("C", [out, above, out, below, end.x, below], &writer)
            return
        }
        write("M", [last.x, last.y], &writer)
        for point in route.dropFirst() {
            let middle = (last.x + point.x) / 2
            write("C", [middle, last.y, middle, point.y, point.x, point.y], &writer)
            last = point
        }
    }

    /// Returns a point of the curve between two points; 0 is the first and 1 the second.
    private static func point(
        at share: Double,
        from start: LayeredLayout.Point,
        to end: LayeredLayout.Point
    ) -> LayeredLayout.Point {
        let rest = 1 - share
        let ends = rest * rest * rest * start.x + share * share * share * end.x
        let bend = 3 * rest * share * (start.x + end.x) / 2
        let climb = share * share * (3 - 2 * share)
        return LayeredLayout.Point(x: ends + bend, y: start.y + (end.y - start.y) * climb)
    }

    private func label(_ edge: Edge, along route: [LayeredLayout.Point], _ writer: inout SVGWriter) {
        guard let start = route.first, let end = route.last else { return }
        let place: LayeredLayout.Point
        if isLoop(edge, route) {
            let out = max(start.x, end.x) + 24 + min(abs(start.y - end.y) / 16, 22)
            place = LayeredLayout.Point(x: out, y: (start.y + end.y) / 2 + (start == end ? -10 : 0))
        } else {
            // Nearer to the start than to the middle, where the label of the arrow back is.
            place = Self.point(at: 0.36, from: start, to: route[1])
        }
        writer.begin("text")
        writer.attribute("x", place.x)
        writer.attribute("y", place.y + 3)
        writer.attribute("text-anchor", "middle")
        writer.attribute("font-size", 10)
        writer.attribute("font-weight", edge.isOnPath ? "bold" : "normal")
        writer.attribute("fill", edge.isOnPath ? Self.pathColor : "#555555")
        writer.attribute("stroke", "#FFFFFF")
        writer.attribute("stroke-width", 3)
        writer.attribute("paint-order", "stroke")
        writer.text(edge.label)
        writer.end("text")
    }

    // MARK: - Words

    private static func legend(_ writer: inout SVGWriter, y: Double) {
        var x = margin
        for (looks, words) in Node.legend {
            let fill = Node.fill(looks: looks)
            box(
                &writer,
                x: x,
                y: y,
                width: 18,
                height: 14,
                fill: fill,
                radius: 3,
                stroke: "#555555",
                isDashed: looks == 0
            )
            text(&writer, words, x: x + 24, y: y + 11)
            x += 44 + Double(words.count) * 7
        }
        text(&writer, "the path", x: x + 30, y: y + 11, color: pathColor)
        writer.begin("path")
        writer.attribute("d") { writer in
            writer.append("M")
            writer.number(x)
            writer.append(" ")
            writer.number(y + 7)
            writer.append("h24")
        }
        writer.attribute("stroke", pathColor)
        writer.attribute("stroke-width", 3)
        writer.end("path")
    }

    /// Returns lines of at most `most` characters, broken between words.
    private static func wrapped(_ text: String, _ most: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + word.count < most {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}

extension GraphDrawing.Node {
    /// Whether it is a box that a picture begins with.
    fileprivate var isStart: Bool {
        switch kind {
        case .entry, .anywhere: true
        case .screen: false
        }
    }
}
