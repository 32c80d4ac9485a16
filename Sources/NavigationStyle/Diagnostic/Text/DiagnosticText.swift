/// A text with facts in it, kept in parts that are joined only when it is read.
///
/// Most answers are written as bytes and never read as text, so nothing is copied twice.
@usableFromInline package struct DiagnosticText: Sendable {
    /// A part of a text.
    @usableFromInline package enum Part: Sendable {
        case literal(StaticString)
        case text(String)
        case quoted(String)
        /// `#RRGGBB`, and the two digits of alpha only where it is not opaque.
        case color(RGBA)
        /// To three decimals, and below 10¹².
        case number(Double)
    }

    /// A text as it is, or its parts.
    @usableFromInline package enum Content: Sendable {
        case literal(StaticString)
        case text(String)
        case parts([Part])
    }

    /// The text or its parts.
    @usableFromInline package let content: Content

    init(_ content: Content) {
        self.content = content
    }

    @usableFromInline package init(_ text: String) {
        self.init(.text(text))
    }

    /// Returns `left` followed by `right`.
    static func + (left: DiagnosticText, right: DiagnosticText) -> DiagnosticText {
        "\(left)\(right)"
    }
}

extension DiagnosticText: ReadableText {
    /// Writes a string, part by part.
    @inlinable package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.beginString()
        switch content {
        case .literal(let text): writer.part(text)
        case .text(let text): writer.part(text)
        case .parts(let parts):
            for part in parts {
                switch part {
                case .literal(let text): writer.part(text)
                case .text(let text): writer.part(text)
                case .quoted(let name): writer.part(quoted: name)
                case .color(let color): writer.part(color)
                case .number(let number): writer.part(number)
                }
            }
        }
        writer.endString()
    }
}

extension DiagnosticText: CustomStringConvertible {
    /// The text, put together.
    @usableFromInline package var description: String {
        switch content {
        case .literal(let text): return text.description
        case .text(let text): return text
        case .parts:
            guard case .string(let text) = tree else { return "" }
            return text
        }
    }
}

extension DiagnosticText: Hashable {
    /// Whether both read the same.
    @usableFromInline package static func == (left: DiagnosticText, right: DiagnosticText) -> Bool {
        left.description == right.description
    }

    /// Feeds the text to `hasher`.
    @usableFromInline package func hash(into hasher: inout Hasher) {
        hasher.combine(description)
    }
}
