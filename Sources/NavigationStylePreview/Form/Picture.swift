import NavigationStyle

/// A picture before it is written: frames and captions, each in its place, in pixels of CSS.
struct Picture {
    /// A frame in its place.
    struct Frame {
        var area: Rect
        var scene: Scene
        /// How much of the transition is over, 0…1.
        var progress: Double
    }

    /// A line of words in its place.
    struct Caption {
        /// What it is drawn in.
        enum Ink {
            case primary, secondary, annotation
        }

        var line: TextLine
        var ink: Ink
    }

    /// One frame that moves, with what lies over it at rest before and after.
    struct Animation {
        var timeline: Timeline
        var before: Overlay
        var after: Overlay
    }

    /// What lies over what moves, while that rests.
    struct Overlay {
        var layers: [Layer] = []
        /// Whether nothing is seen below it.
        var covers = false
    }

    var width = 0.0
    var height = 0.0
    var isDark = false
    var title = ""
    var description = ""
    var frames: [Frame] = []
    var captions: [Caption] = []
    /// Captions of several lines.
    var paragraphs: [[Caption]] = []
    /// Arrows from one frame to the next: their tips are on the right.
    var arrows: [Rect] = []
    /// What the one frame does, if it moves.
    var animation: Animation?
    /// Whether there is nothing but one frame.
    var isBare = false
}

/// The measures of a picture, in pixels of CSS.
enum Measure {
    static let padding = 16.0
    static let gap = 16.0
    static let arrow = Rect(x: 0, y: 0, width: 28, height: 12)
    static let lineHeight = 18.0
    static let caption = Picture.font(13)
    static let heading = Picture.font(15, .semibold)
    static let note = Picture.font(12)
    /// What words find at least.
    static let leastWidth = 320.0
    /// The column beside the frames of a sheet.
    static let column = 400.0
}

extension Picture {
    /// The font of captions: the system's.
    static func font(_ size: Double, _ weight: FontWeight = .regular) -> SystemFont {
        SystemFont(size: size, weight: weight, on: SystemVersion(17))
    }

    /// Adds words from `x` on, or with their middle there, as far as they fit.
    mutating func add(
        _ text: String,
        _ font: SystemFont,
        x: Double,
        baseline: Double,
        room: Double,
        _ ink: Caption.Ink = .primary,
        isCentered: Bool = false
    ) {
        guard var line = TextLine(text, in: font, x: x, baseline: baseline, room: room) else { return }
        if isCentered { line.x -= line.width / 2 }
        captions.append(Caption(line: line, ink: ink))
    }
}

extension Picture {
    /// Adds words in lines below each other, which are broken between words, or within one that is too long.
    ///
    /// - Returns: The baseline of the last line.
    mutating func addLines(
        _ text: String,
        _ font: SystemFont,
        x: Double,
        below baseline: Double,
        room: Double,
        _ ink: Caption.Ink = .primary
    ) -> Double {
        var baseline = baseline
        let count = captions.count
        for line in Self.lines(of: text, in: font, room: room) {
            baseline += Measure.lineHeight
            add(line, font, x: x, baseline: baseline, room: room, ink)
        }
        guard captions.count > count + 1 else { return baseline }
        let lines = captions[count...]
        captions.removeSubrange(count...)
        if let last = paragraphs.last?.last, last.ink == ink, last.line.size == font.size {
            paragraphs[paragraphs.count - 1] += lines
        } else {
            paragraphs.append(Array(lines))
        }
        return baseline
    }

    /// The lines that `text` takes in `room` points.
    private static func lines(of text: String, in font: SystemFont, room: Double) -> [String] {
        // Words are measured one by one, and kerned with the spaces between them later.
        let room = room - 1
        let space = font.width(of: " ")
        var lines: [String] = []
        var line = ""
        var width = 0.0
        func end() {
            if !line.isEmpty { lines.append(line) }
            (line, width) = ("", 0)
        }
        for word in text.split(separator: " ") {
            let wordWidth = font.width(of: String(word), upTo: room)
            if !line.isEmpty, width + space + wordWidth > room { end() }
            guard wordWidth > room else {
                line += line.isEmpty ? String(word) : " " + word
                width += width == 0 ? wordWidth : space + wordWidth
                continue
            }
            for character in word {
                let characterWidth = font.width(of: String(character))
                if width + characterWidth > room { end() }
                line.append(character)
                width += characterWidth
            }
        }
        end()
        return lines
    }
}

extension Picture {
    /// A picture as bytes: what stands before the sheet of styles, the sheet, and what stands behind it.
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
        for (name, words) in [("title", title), ("desc", description)] {
            head.begin(name)
            head.attribute("id", "\(prefix)-\(name)")
            head.text(words)
            head.end(name)
        }
        var painter = ScenePainter(SVGWriter(capacity: frames.count * 2560 + 1024), prefix: prefix)
        if let animation { painter.styles = StyleSheet(animation.timeline, prefix: prefix, loops: options.loop) }
        if frames.contains(where: \.scene.isOfGlass) { painter.definitions.blurAsGlass() }
        if !isBare { paintGround(&painter.writer) }
        for frame in frames { paint(frame, &painter) }
        for arrow in arrows { paint(arrow, &painter.writer) }
        for caption in captions { paint(caption, &painter.writer) }
        for paragraph in paragraphs { paint(paragraph, &painter.writer) }
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

    private func paint(_ frame: Frame, _ painter: inout ScenePainter) {
        painter.writer.begin("svg")
        if frame.area.x != 0 { painter.writer.attribute("x", frame.area.x) }
        if frame.area.y != 0 { painter.writer.attribute("y", frame.area.y) }
        painter.writer.attribute("width", frame.area.width)
        painter.writer.attribute("height", frame.area.height)
        painter.writer.viewBox(width: frame.scene.width, height: frame.scene.height)
        painter.writer.attribute("preserveAspectRatio", "none")
        painter.moment = frame.progress
        painter.width = frame.scene.width
        painter.pixel = frame.scene.width / frame.area.width
        if let animation {
            painter.paintMoving(frame.scene.layers, below: animation)
            painter.paintOverlay(animation.before.layers, in: .before)
            painter.paintOverlay(animation.after.layers, in: .after)
        } else {
            painter.paint(frame.scene.layers)
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

    /// Lines that have font and color in common.
    private func paint(_ paragraph: [Caption], _ writer: inout SVGWriter) {
        guard let first = paragraph.first else { return }
        writer.begin("g")
        writer.attribute("font-size", first.line.size)
        if first.line.weight != 400 { writer.attribute("font-weight", Double(first.line.weight)) }
        writer.attribute("fill", color(first.ink))
        for caption in paragraph {
            let line = caption.line
            writer.beginLine(line)
            // The direction of ASCII alone is known.
            if !line.text.utf8.allSatisfy({ $0 < 0x80 }) { writer.attribute("unicode-bidi", "plaintext") }
            writer.text(line.text)
            writer.end("text")
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

    /// Words of 4.5 to 1 on the ground of either scheme.
    private func color(_ ink: Caption.Ink) -> String {
        switch ink {
        case .primary: isDark ? "#F2F2F7" : "#1C1C1E"
        case .secondary: isDark ? "#AEAEB2" : "#55555A"
        case .annotation: isDark ? "#FF8FBE" : Palette.annotation
        }
    }
}

extension ScenePainter {
    /// Paints what moves, which is not seen while something covers it: at the edges of a picture it would shine through.
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

    /// Paints what is seen in one phase of an animation alone, over all else.
    mutating func paintOverlay(_ layers: [Layer], in phase: Timeline.Phase) {
        guard !layers.isEmpty, let first = styles?.timeline.stops.first else { return }
        let name = styles?.name(of: [
            { stop, writer in writer.append(stop.phase == phase ? "opacity:1" : "opacity:0") }
        ])
        writer.begin("g")
        if first.phase != phase { writer.attribute("opacity", 0.0) }
        if let name { writer.attribute("class", name) }
        // What lies in it stands still.
        let outer = (styles, moment)
        styles = nil
        moment = phase == .before ? 0 : 1
        paint(layers)
        (styles, moment) = outer
        writer.end("g")
    }
}
