extension Typeface {
    /// The width of a line of characters, summed up character by character.
    struct Line {
        /// The width, in thousandths of an em.
        private(set) var width = 0.0
        private let typeface: Typeface
        private let blend: Blend
        /// The tracking added to every advance, in thousandths of an em.
        private let tracking: Double
        private var previous: Letter?

        /// Makes an empty line.
        init(in typeface: Typeface, weight: FontWeight, tracking: Double) {
            self.typeface = typeface
            self.blend = typeface.blend(for: weight)
            self.tracking = tracking
        }

        /// Appends a character that is `scalar` alone.
        mutating func append(_ scalar: Unicode.Scalar) {
            append(advance: typeface.advance(of: scalar, at: blend) ?? guess(at: scalar), of: Letter(scalar))
        }

        /// Appends a character of any number of scalars; those after the first lie over, under or in it.
        mutating func append(_ character: Character) {
            var scalars = character.unicodeScalars.makeIterator()
            guard let first = scalars.next() else { return }
            guard let second = scalars.next() else { return append(first) }
            if first == "\r", second == "\n" { return append(second) }
            if first.properties.isEmoji, character.unicodeScalars.contains(where: \.makesEmoji) {
                append(advance: Self.emojiAdvance, of: nil)
            } else {
                append(advance: typeface.advance(of: first, at: blend) ?? guess(at: first), of: nil)
            }
        }

        /// Appends a character; one without an advance takes no room and has no tracking or kerning.
        private mutating func append(advance: Double, of letter: Letter?) {
            guard advance > 0 else { return }
            if let previous, let letter { width += typeface.kerning(of: previous, before: letter, at: blend) }
            width += advance + tracking
            previous = letter
        }

        /// Returns the advance for a scalar that is not in the table, by its script.
        private func guess(at scalar: Unicode.Scalar) -> Double {
            if scalar == "\t" || scalar == "\n" { return typeface.advance(of: " ", at: blend) ?? 0 }
            if scalar.isIdeographic { return Self.ideographicAdvance }
            if scalar.takesNoRoom { return 0 }
            return scalar.properties.isEmojiPresentation ? Self.emojiAdvance : Self.otherAdvance
        }

        private static let emojiAdvance = 1250.0
        /// The advance of Chinese characters, kana and Hangul, which fill a square.
        private static let ideographicAdvance = 1000.0
        /// The advance of all others: about the mean of letters.
        private static let otherAdvance = 600.0
    }
}

extension Unicode.Scalar {
    /// Whether it turns its character into an emoji: U+FE0F, or the frame of a key.
    fileprivate var makesEmoji: Bool { self == "\u{FE0F}" || self == "\u{20E3}" }

    fileprivate var takesNoRoom: Bool {
        switch properties.generalCategory {
        case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }

    /// Whether it fills a square: Chinese characters, kana, Hangul, and the signs that go with them.
    fileprivate var isIdeographic: Bool {
        switch value {
        case 0x1100...0x115F, 0xA960...0xA97F, 0xAC00...0xD7FF: true  // Hangul
        case 0x2E80...0x303E, 0x3041...0xA4CF: true  // radicals, signs, kana, Bopomofo, Chinese, Yi
        case 0xF900...0xFAFF, 0xFE30...0xFE4F: true  // compatibility forms
        case 0xFF01...0xFF60, 0xFFE0...0xFFE6: true  // full-width forms
        case 0x1_B000...0x1_B16F, 0x2_0000...0x3_FFFD: true  // older kana, rarer Chinese
        default: false
        }
    }
}
