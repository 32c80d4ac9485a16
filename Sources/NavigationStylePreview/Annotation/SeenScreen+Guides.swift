import NavigationStyle

extension SeenScreen {
    /// Returns the heights that decide the layout, each as a dashed line with its number.
    ///
    /// - Parameter pixel: A pixel of CSS in points.
    /// - Returns: The layers.
    func guideLayers(pixel: Double) -> [Layer] {
        var places: [(y: Double, words: String)] = [(windowInsets.top, "safe area")]
        if !bar.isHidden {
            places.append((barFrame.y, "bar"))
            let height = bar.frame.map { "\(SceneText.number($0.height)) high" } ?? "height not known"
            places.append((barFrame.maxY, "bar, \(height)"))
        }
        places.append((layout.contentTop, "contentTop"))
        let font = SystemFont(size: 9 * pixel, weight: .semibold, on: environment.os)
        let lines = places.reduce(into: [Double]()) { if !$0.contains($1.y) { $0.append($1.y) } }
        var layers = lines.map { y in
            Layer(shape: .guide(from: Point(x: 0, y: y), to: Point(x: windowWidth, y: y)))
        }
        // The labels are listed in the root view below the bars, where they cover no lines.
        var baseline = (lines.max() ?? 0) + 14 * pixel
        for place in places {
            let text = "\(place.words) \(SceneText.number(place.y))"
            guard let line = TextLine(text, in: font, x: 6 * pixel, baseline: baseline, room: windowWidth) else {
                continue
            }
            baseline += 13 * pixel
            layers += captionLayers(line, pixel: pixel)
        }
        return layers
    }

    /// Returns the lower edge of a bar of unknown height, as a dashed line that says so; empty if the height is known.
    ///
    /// - Parameter pixel: A pixel of CSS in points.
    /// - Returns: The layers.
    func unknownHeightLayers(pixel: Double) -> [Layer] {
        guard bar.frame == nil, !bar.isHidden else { return [] }
        let y = barFrame.maxY
        let font = SystemFont(size: 9 * pixel, weight: .semibold, on: environment.os)
        let edge = Layer(shape: .guide(from: Point(x: 0, y: y), to: Point(x: windowWidth, y: y)))
        let text = TextLine("height not known", in: font, x: 6 * pixel, baseline: y + 12 * pixel, room: windowWidth)
        return [edge] + (text.map { captionLayers($0, pixel: pixel) } ?? [])
    }

    /// Returns a line of words on a background of its own.
    private func captionLayers(_ line: TextLine, pixel: Double) -> [Layer] {
        let ground = line.bounds.outset(by: 1.5 * pixel)
        return [
            Layer(shape: .rectangle(ground, radius: 2 * pixel), color: .constant(.white.withAlpha(0.9))),
            Layer(shape: .text(line), color: .constant(RGBA(rawValue: 0x0060_DFFF))),
        ]
    }
}
