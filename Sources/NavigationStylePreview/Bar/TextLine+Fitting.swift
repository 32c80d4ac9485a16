import NavigationStyle

extension TextLine {
    /// Makes a line of `text` that fits into `room` points: a longer text is cut between characters and ends in `…`, as
    /// in a `UILabel`; nil if there is nothing to draw.
    ///
    /// - Parameters:
    ///   - text: A text of the request's, or of the picture's own.
    ///   - font: The font that decides how wide it is.
    ///   - x: Its left edge, in points.
    ///   - baseline: The y of its baseline, in points.
    ///   - room: The width that it may have, in points.
    init?(_ text: String, in font: SystemFont, x: Double = 0, baseline: Double, room: Double) {
        guard !text.isEmpty, room > 0 else { return nil }
        var text = text
        var width = font.width(of: text, upTo: room)
        if width > room {
            text = Self.shortened(text, in: font, to: room)
            width = font.width(of: text)
        }
        guard width > 0 else { return nil }
        self.init(
            text: text,
            x: x,
            baseline: baseline,
            width: width,
            size: font.size,
            weight: font.weight.number
        )
    }

    /// Returns the longest prefix of `text` that fits into `room` with an ellipsis after it.
    private static func shortened(_ text: String, in font: SystemFont, to room: Double) -> String {
        // More characters than this cannot fit, since none is narrower than a thousandth of the space.
        let characters = Array(text.prefix(mostCharacters))
        var (fitting, tooMany) = (0, characters.count)
        while tooMany - fitting > 1 {
            let count = (fitting + tooMany) / 2
            if font.width(of: String(characters[..<count]) + ellipsis, upTo: room) <= room {
                fitting = count
            } else {
                tooMany = count
            }
        }
        return String(characters[..<fitting]) + ellipsis
    }

    private static let ellipsis = "…"
    private static let mostCharacters = 512

    /// Whether a character of it may be written from right to left: all below the Hebrew block, and punctuation but the
    /// marks of direction, are not.
    var mayRunRightToLeft: Bool {
        text.unicodeScalars.contains { scalar in
            scalar.value >= 0x590 && !(0x2010...0x2027).contains(scalar.value) && scalar != "≈"
        }
    }

    func moved(toX x: Double) -> TextLine {
        var line = self
        line.x = x
        return line
    }

    func mirrored(in width: Double) -> TextLine { moved(toX: width - x - self.width) }
}
