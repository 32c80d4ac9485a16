import NavigationStyle

extension SeenScreen {
    /// The heights that the layout goes by, each a dashed line with its number.
    ///
    /// - Parameter pixel: A pixel of CSS in points.
    /// - Returns: The layers.
    func guideLayers(pixel: Double) -> [Layer] {
        var places: [(y: Double, words: String)] = [(windowInsets.top, "safe area")]
        if !bar.isHidden {
            places.append((bar.frame.y, "bar"))
            places.append((bar.frame.maxY, "bar, \(SceneText.number(bar.frame.height)) high"))
        }
        places.append((layout.contentTop, "contentTop"))
        let font = SystemFont(size: 9 * pixel, weight: .semibold, on: environment.os)
        var layers: [Layer] = []
        var labels: [Layer] = []
        var words: [Double] = []
        for place in places {
            if !words.contains(place.y) {
                let end = Point(x: windowWidth, y: place.y)
                layers.append(Layer(shape: .guide(from: Point(x: 0, y: place.y), to: end)))
            }
            // Words at about one height stand beside each other.
            let column = words.count { abs($0 - place.y) < 13 * pixel }
            words.append(place.y)
            let text = "\(place.words) \(SceneText.number(place.y))"
            let x = windowWidth * (0.02 + 0.49 * Double(column % 2))
            let baseline = place.y + (column < 2 ? -2.5 : 9.5) * pixel
            guard let line = TextLine(text, in: font, x: x, baseline: baseline, room: windowWidth * 0.47) else {
                continue
            }
            let ground = line.bounds.outset(by: 1.5 * pixel)
            labels.append(Layer(shape: .rectangle(ground, radius: 2 * pixel), color: .constant(.white.withAlpha(0.9))))
            labels.append(Layer(shape: .text(line), color: .constant(RGBA(rawValue: 0x0060_DFFF))))
        }
        // No line goes through words.
        return layers + labels
    }
}
