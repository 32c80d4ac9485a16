/// A text about facts, kept as what it is made of and put together when it is read.
///
/// Most answers are written as bytes and never read as text: so nothing is copied twice.
@usableFromInline
package struct DiagnosticText: Sendable {
    /// What a text is made of.
    package enum Part: Sendable {
        case literal(StaticString)
        case text(String)
        case quoted(String)
        /// `#RRGGBBAA`.
        case color(RGBA)
        /// To three decimals, and below 10¹².
        case number(Double)
    }

    /// A text as it is, or in parts.
    package enum Content: Sendable {
        case literal(StaticString)
        case text(String)
        case parts([Part])
    }

    /// What it is made of.
    package let content: Content

    init(_ content: Content) {
        self.content = content
    }

    /// The text that goes on with `right`.
    static func + (left: DiagnosticText, right: DiagnosticText) -> DiagnosticText {
        "\(left)\(right)"
    }
}

extension DiagnosticText: CustomStringConvertible {
    /// The text, put together.
    @usableFromInline package var description: String {
        switch content {
        case .literal(let text): text.description
        case .text(let text): text
        case .parts(let parts): parts.map(\.description).joined()
        }
    }
}

extension DiagnosticText.Part {
    fileprivate var description: String {
        switch self {
        case .literal(let text): text.description
        case .text(let text): text
        case .quoted(let name): "\"\(name)\""
        case .color(let color): color.hex
        case .number(let number): number.words
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

extension DiagnosticText: AnswerForm {
    @usableFromInline package static var shape: Shape { .string }

    @inlinable @inline(__always)
    package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) { writer.text(self) }
}

extension DiagnosticText: Decodable {
    /// Reads a string.
    @usableFromInline package init(from decoder: any Decoder) throws {
        self.init(.text(try decoder.singleValueContainer().decode(String.self)))
    }
}
