import NavigationStyle

/// A picture before it is written: frames and captions, each in its place, in pixels of CSS.
struct Picture {
    /// A frame in its place.
    struct Panel {
        var area: Rect
        var scene: Scene
        /// The progress of the transition, 0…1.
        var progress: Double
    }

    /// A line of words in its place.
    struct Caption {
        /// The colors of captions.
        enum Ink {
            case primary, secondary, annotation, change
        }

        var line: TextLine
        var ink: Ink
    }

    /// The animation of the one frame, with overlays at rest before and after.
    struct Animation {
        var timeline: Timeline
        var before: Overlay
        var after: Overlay
    }

    /// The layers that lie over the moving ones while those rest.
    struct Overlay {
        var layers: [Layer] = []
        /// Whether it hides everything below it.
        var covers = false
    }

    var width = 0.0
    var height = 0.0
    var isDark = false
    var title = ""
    var description = ""
    var frames: [Panel] = []
    var captions: [Caption] = []
    /// The labels of frames.
    var labels: [Caption] = []
    /// Captions that may have several lines.
    var paragraphs: [[Caption]] = []
    /// Arrows from one frame to the next: their tips are on the right.
    var arrows: [Rect] = []
    /// The animation of the one frame, if it moves.
    var animation: Animation?
    /// Whether the picture is just one frame.
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
    /// The least width of captions.
    static let leastWidth = 320.0
    /// The width of the column beside the frames of a sheet.
    static let column = 400.0
}

extension Picture {
    /// Returns the font of captions: the system's.
    static func font(_ size: Double, _ weight: FontWeight = .regular) -> SystemFont {
        SystemFont(size: size, weight: weight, on: SystemVersion(17))
    }

    /// Adds the label of a frame, centered below it; those of a picture are one group.
    mutating func addLabel(_ text: String, below area: Rect) {
        let baseline = area.maxY + Measure.lineHeight
        guard var line = TextLine(text, in: Measure.caption, x: area.midX, baseline: baseline, room: area.width) else {
            return
        }
        line.x -= line.width / 2
        labels.append(Caption(line: line, ink: .primary))
    }

    /// Adds words that begin at `x`, as far as they fit.
    mutating func add(
        _ text: String,
        _ font: SystemFont,
        x: Double,
        baseline: Double,
        room: Double,
        _ ink: Caption.Ink = .primary
    ) {
        guard let line = TextLine(text, in: font, x: x, baseline: baseline, room: room) else { return }
        captions.append(Caption(line: line, ink: ink))
    }
}

extension Picture {
    /// Adds words in lines below each other, broken between words, or within a word that is too long.
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
        let lines = captions[count...]
        captions.removeSubrange(count...)
        if let last = paragraphs.last?.last, last.ink == ink, last.line.size == font.size,
            last.line.weight == font.weight.number
        {
            paragraphs[paragraphs.count - 1] += lines
        } else {
            paragraphs.append(Array(lines))
        }
        return baseline
    }

    /// Returns the lines that `text` takes in `room` points.
    private static func lines(of text: String, in font: SystemFont, room: Double) -> [String] {
        // A point is reserved because words are measured one by one, without the kerning between them and the spaces.
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
