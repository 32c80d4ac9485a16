/// A text about facts, kept as what it is made of and put together when it is read.
///
/// Most answers are written as bytes and never read as text: so nothing is copied twice.
package struct DiagnosticText: Sendable {
    /// What a text is made of.
    package enum Part: Equatable, Sendable {
        case text(String)
        /// `#RRGGBBAA`.
        case color(RGBA)
        /// To three decimals, and below 10¹².
        case number(Double)
    }

    /// A text as it is, or in parts.
    package enum Content: Sendable {
        case whole(String)
        case parts([Part])
    }

    /// What it is made of.
    package let content: Content

    init(_ text: String) {
        content = .whole(text)
    }

    init(parts: [Part]) {
        content = .parts(parts)
    }

    /// The parts of the text.
    var parts: [Part] {
        switch content {
        case .whole(let text): [.text(text)]
        case .parts(let parts): parts
        }
    }

    /// Whether there is nothing in it.
    var isEmpty: Bool {
        switch content {
        case .whole(let text): text.isEmpty
        case .parts(let parts): parts.isEmpty
        }
    }

    /// The text that goes on with `right`.
    static func + (left: DiagnosticText, right: DiagnosticText) -> DiagnosticText {
        DiagnosticText(parts: left.parts + right.parts)
    }
}

extension DiagnosticText: CustomStringConvertible {
    /// The text, put together.
    package var description: String {
        guard case .parts(let parts) = content else {
            if case .whole(let text) = content { return text }
            return ""
        }
        var text = ""
        for part in parts {
            switch part {
            case .text(let string): text += string
            case .color(let color): text += color.hex
            case .number(let number): text += number.words
            }
        }
        return text
    }
}

extension DiagnosticText: Hashable {
    /// Whether both read the same.
    package static func == (left: DiagnosticText, right: DiagnosticText) -> Bool {
        if case .parts(let left) = left.content, case .parts(let right) = right.content, left == right { return true }
        return left.description == right.description
    }

    /// Feeds the text to `hasher`.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}

extension DiagnosticText: Codable {
    /// Reads a string.
    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes a string.
    package func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        try single.encode(description)
    }
}
