import NavigationStyle

extension Picture {
    /// A picture as bytes: the part before the style sheet, the style sheet, and the part after it.
    struct Text {
        var head: [UInt8]
        var style: [UInt8]
        var tail: [UInt8]
    }

    /// Writes the picture.
    func text(_ options: PreviewOptions) -> Text {
        let prefix = options.idPrefix
        var head = SVGWriter(capacity: 1024 + description.utf8.count)
        head.beginPicture(width: width, height: height)
        head.attribute("role", "img")
        head.attribute("aria-labelledby", "\(prefix)-title \(prefix)-desc")
        head.attribute("font-family", Self.fontFamily(for: isOldFont))
        head.attribute("xml:space", "preserve")
        let texts: [(name: StaticString, words: String)] = [("title", title), ("desc", description)]
        for (name, words) in texts {
            head.begin(name)
            head.attribute("id", "\(prefix)-\(name)")
            head.text(words)
            head.end(name)
        }
        var painter = ScenePainter(SVGWriter(capacity: frames.count * 2560 + 1024), prefix: prefix)
        if let animation { painter.styles = StyleSheet(animation.timeline, prefix: prefix, loops: options.loop) }
        if frames.contains(where: \.scene.isOfGlass) { painter.definitions.blurAsGlass() }
        if !isBare, options.background == .plain { paintGround(&painter.writer) }
        painter.showsDevices = options.frame == .device
        // The captions are close to the description, which has the same words: that compresses well.
        for column in columns { paint(column, &painter.writer) }
        for caption in captions { paint(caption, &painter.writer) }
        if !labels.isEmpty { paint([labels], &painter.writer) }
        for arrow in arrows { paint(arrow, &painter.writer) }
        for frame in frames { paint(frame, &painter) }
        painter.definitions.write(to: &painter.writer)
        painter.writer.end("svg")
        return Text(head: head.bytes, style: painter.styles?.bytes ?? [], tail: painter.writer.bytes)
    }

    /// Whether texts are in the font that iOS had before San Francisco.
    private var isOldFont: Bool { frames.first?.scene.isOldFont ?? false }

    private static func fontFamily(for isOld: Bool) -> String {
        isOld
            ? "'Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif"
            : "-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Helvetica Neue',Roboto,sans-serif"
    }

    private func paintGround(_ writer: inout SVGWriter) {
        writer.begin("rect")
        writer.attribute("width", width)
        writer.attribute("height", height)
        writer.attribute("fill", isDark ? "#1C1C1E" : "#F2F2F7")
        writer.end("rect")
    }

    private func paint(_ frame: Panel, _ painter: inout ScenePainter) {
        if painter.showsDevices { painter.paintRim(around: frame) }
        painter.writer.begin("svg")
        if frame.area.x != 0 { painter.writer.attribute("x", frame.area.x) }
        if frame.area.y != 0 { painter.writer.attribute("y", frame.area.y) }
        painter.writer.attribute("width", frame.area.width)
        painter.writer.attribute("height", frame.area.height)
        if frame.area.width != frame.scene.width || frame.area.height != frame.scene.height {
            painter.writer.viewBox(width: frame.scene.width, height: frame.scene.height)
            painter.writer.attribute("preserveAspectRatio", "none")
        }
        painter.writer.attribute("font-size", ScenePainter.fontSize)
        painter.moment = frame.progress
        painter.width = frame.scene.width
        painter.pixel = frame.scene.width / frame.area.width
        painter.paintInDevice(frame.scene) { painter in
            painter.paint(frame.scene.presenter)
            painter.paint(below: frame.scene.top) { painter in
                guard let animation else { return painter.paint(frame.scene.layers) }
                painter.paintMoving(frame.scene.layers, below: animation)
                painter.paintOverlay(animation.before.layers, in: .before)
                painter.paintOverlay(animation.after.layers, in: .after)
            }
        }
        painter.writer.end("svg")
    }

    private func paint(_ arrow: Rect, _ writer: inout SVGWriter) {
        writer.begin("path")
        writer.attribute("d") { writer in
            writer.append("M")
            writer.pair(arrow.x, arrow.midY)
            writer.append("H")
            writer.number(arrow.maxX)
            writer.append("m")
            writer.pair(-arrow.height / 2, -arrow.height / 2)
            writer.append("l")
            writer.pair(arrow.height / 2, arrow.height / 2)
            writer.append("l")
            writer.pair(-arrow.height / 2, arrow.height / 2)
        }
        writer.attribute("fill", "none")
        writer.attribute("stroke", color(.secondary))
        writer.attribute("stroke-width", 2.0)
        writer.end("path")
    }

    /// The paragraphs, those in one font and with one left edge together.
    private var columns: [[[Caption]]] {
        paragraphs.reduce(into: []) { columns, paragraph in
            guard let line = paragraph.first?.line else { return }
            let last = columns.last?.first?.first?.line
            if let last, last.x == line.x, last.size == line.size, last.weight == line.weight {
                columns[columns.count - 1].append(paragraph)
            } else {
                columns.append([paragraph])
            }
        }
    }

    /// Writes paragraphs that share a font, in a group; each in another color than the first is a group in that.
    private func paint(_ column: [[Caption]], _ writer: inout SVGWriter) {
        guard let first = column.first?.first else { return }
        let origin = Point(x: first.line.x, y: first.line.baseline)
        writer.begin("g")
        writer.attribute("transform") { $0.translation(origin) }
        writer.attribute("font-size", first.line.size)
        if first.line.weight != 400 { writer.attribute("font-weight", Double(first.line.weight)) }
        writer.attribute("fill", color(first.ink))
        for paragraph in column {
            let ink = paragraph.first?.ink ?? first.ink
            if ink != first.ink {
                writer.begin("g")
                writer.attribute("fill", color(ink))
            }
            for caption in paragraph {
                let line = caption.line
                writer.begin(line, from: origin)
                if line.mayRunRightToLeft { writer.attribute("unicode-bidi", "plaintext") }
                writer.text(line.text)
                writer.end("text")
            }
            if ink != first.ink { writer.end("g") }
        }
        writer.end("g")
    }

    private func paint(_ caption: Caption, _ writer: inout SVGWriter) {
        let line = caption.line
        writer.begin(line)
        writer.attribute("fill", color(caption.ink))
        writer.text(line.text)
        writer.end("text")
    }

    /// Returns a text color with a contrast of 4.5:1 on the background in light and dark mode.
    private func color(_ ink: Caption.Ink) -> String {
        switch ink {
        case .primary: isDark ? "#F2F2F7" : "#1C1C1E"
        case .secondary: isDark ? "#AEAEB2" : "#55555A"
        case .annotation: isDark ? "#FF8FBE" : Palette.annotation
        case .change: isDark ? "#8AB8FF" : Palette.change
        }
    }
}

extension ScenePainter {
    /// Paints the moving layers, which are hidden while something covers them: at the edges of a picture they would
    /// shine through.
    mutating func paintMoving(_ layers: [Layer], below animation: Picture.Animation) {
        let (before, after) = (animation.before.covers, animation.after.covers)
        guard before || after else { return paint(layers) }
        let name = styles?.name(of: [
            { stop, writer in
                let isCovered = stop.phase == .before && before || stop.phase == .after && after
                writer.append(isCovered ? "visibility:hidden" : "visibility:inherit")
            }
        ])
        writer.begin("g")
        if let name { writer.attribute("class", name) }
        paint(layers)
        writer.end("g")
    }

    /// Paints the layers of one phase of an animation over all others.
    mutating func paintOverlay(_ layers: [Layer], in phase: Timeline.Phase) {
        guard !layers.isEmpty, let first = styles?.timeline.stops.first else { return }
        let name = styles?.name(of: [
            { stop, writer in writer.append(stop.phase == phase ? "opacity:1" : "opacity:0") }
        ])
        writer.begin("g")
        if first.phase != phase { writer.attribute("opacity", 0.0) }
        if let name { writer.attribute("class", name) }
        // The layers within the group do not move.
        let outer = (styles, moment, namesParts)
        styles = nil
        moment = phase == .before ? 0 : 1
        namesParts = first.phase == phase
        paint(layers)
        (styles, moment, namesParts) = outer
        writer.end("g")
    }
}
