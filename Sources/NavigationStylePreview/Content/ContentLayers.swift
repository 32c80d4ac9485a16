import NavigationStyle

extension SeenScreen {
    /// Returns the content of the root view: the request's, or lines that stand for text.
    func contentLayers(downTo height: Double) -> [Layer] {
        guard let content else {
            let rows = RootContent.rows(of: self, downTo: height)
            return rows.isEmpty ? [] : [Layer(shape: .rows(rows), color: .constant(ink))]
        }
        let top = contentY - contentOffset
        switch content {
        case .image(let image):
            let imageHeight = windowWidth * Double(image.height) / Double(image.width)
            let area = Rect(x: 0, y: top, width: windowWidth, height: imageHeight)
            return [Layer(shape: .image(area, image))]
        case .parts(let parts):
            var y = top
            return parts.flatMap { part -> [Layer] in
                let room = max(layout.view.y + layout.view.height - y, 0)
                let area = Rect(x: 0, y: y, width: windowWidth, height: part.height ?? part.type.usualHeight ?? room)
                y = area.maxY
                guard area.y < height, area.maxY > 0 else { return [] }
                return layers(of: part.type, in: area, downTo: min(height, area.maxY))
            }
        }
    }

    private func layers(of kind: ViewContent.Part.Kind, in area: Rect, downTo bottom: Double) -> [Layer] {
        switch kind {
        case .hero: heroLayers(in: area)
        case .list: listLayers(in: area, downTo: bottom)
        case .segments: segmentLayers(in: area)
        case .text: textLayers(in: area, downTo: bottom)
        }
    }

    /// Returns a placeholder for an unknown image: a sky over two hills, in grays on which both black and white stand
    /// out.
    private func heroLayers(in area: Rect) -> [Layer] {
        let (sky, far, near): (RGBA, RGBA, RGBA) =
            (RGBA(rawValue: 0x9FA6_B2FF), RGBA(rawValue: 0x7C85_93FF), RGBA(rawValue: 0x5F68_77FF))
        func hill(_ points: [(Double, Double)], _ color: RGBA) -> Layer {
            let corners = points.map { Point(x: area.x + $0.0 * area.width, y: area.y + $0.1 * area.height) }
            return Layer(shape: .polygon(corners), color: .constant(color))
        }
        let sun = min(area.height, area.width) * 0.16
        let place = Rect(x: area.x + area.width * 0.72, y: area.y + area.height * 0.24, width: sun, height: sun)
        return [
            Layer(
                shape: .rectangle(
                    Rect(x: area.x - 1, y: area.y, width: area.width + 2, height: area.height),
                    radius: 0
                ),
                color: .constant(sky)
            ),
            Layer(shape: .rectangle(place, radius: sun / 2), color: .constant(RGBA(rawValue: 0xD5D9_E0FF))),
            hill([(0.3, 1), (0.68, 0.42), (1, 0.86), (1, 1)], far),
            hill([(0, 1), (0, 0.72), (0.26, 0.5), (0.74, 1)], near),
        ]
    }

    /// Returns rows of 44 points, as many as fit.
    private func listLayers(in area: Rect, downTo bottom: Double) -> [Layer] {
        let pitch = 44.0
        var (icons, lines, separators): ([Layer], [Rect], [Layer]) = ([], [], [])
        var y = area.y
        while y < bottom, y + pitch <= area.maxY + 0.5 {
            let index = lines.count
            let icon = mirroredRect(Rect(x: margin, y: y + 8, width: 28, height: 28))
            icons.append(Layer(shape: .rectangle(icon, radius: 6), color: .constant(ink)))
            let share = [0.5, 0.36, 0.44][index % 3]
            let width = (windowWidth - 2 * margin) * share
            lines.append(mirroredRect(Rect(x: margin + 42, y: y + 17, width: width, height: 10)))
            let line = Rect(x: margin + 42, y: y + pitch, width: windowWidth - margin - 42, height: 1 / scale)
            separators.append(Layer(shape: .rectangle(mirroredRect(line), radius: 0), color: .constant(ink)))
            y += pitch
        }
        return icons + (lines.isEmpty ? [] : [Layer(shape: .rows(lines), color: .constant(ink))]) + separators
    }

    /// Returns a control with three segments, the first of them selected.
    private func segmentLayers(in area: Rect) -> [Layer] {
        let height = min(32, area.height)
        let track = Rect(x: margin, y: area.midY - height / 2, width: windowWidth - 2 * margin, height: height)
        let width = track.width / 3
        let selected = Rect(x: track.x + 2, y: track.y + 2, width: width - 4, height: max(height - 4, 0))
        let selection: RGBA = isDarkGround ? RGBA(rawValue: 0x636366FF) : .white
        let labels = (0..<3).map { index in
            mirroredRect(
                Rect(x: track.x + width * (Double(index) + 0.3), y: track.midY - 3, width: width * 0.4, height: 6)
            )
        }
        return [
            Layer(shape: .rectangle(track, radius: 8), color: .constant(ink)),
            Layer(shape: .rectangle(mirroredRect(selected), radius: 7), color: .constant(selection)),
            Layer(shape: .rows(labels), color: .constant(ink)),
        ]
    }

    private func textLayers(in area: Rect, downTo bottom: Double) -> [Layer] {
        var lines: [Rect] = []
        var y = area.y + 16
        while y < bottom, y + 16 <= area.maxY {
            let share = [1, 0.94, 0.97, 0.6][lines.count % 4]
            lines.append(
                mirroredRect(Rect(x: margin, y: y, width: (windowWidth - 2 * margin) * share, height: 8))
            )
            y += 20
        }
        return lines.isEmpty ? [] : [Layer(shape: .rows(lines), color: .constant(ink))]
    }

    private var margin: Double { windowInsets.left + barMargin }
    private var ink: RGBA { RootContent.ink(on: self) }
    private var isDarkGround: Bool { backgroundColor.luminance <= 0.4 }

    private func mirroredRect(_ area: Rect) -> Rect {
        environment.layoutDirection == .rightToLeft ? area.mirrored(in: windowWidth) : area
    }
}

extension ViewContent.Part.Kind {
    /// The usual height in points; nil takes the rest of the view.
    fileprivate var usualHeight: Double? {
        switch self {
        case .hero: 240
        case .segments: 52
        case .text: 108
        case .list: nil
        }
    }
}
