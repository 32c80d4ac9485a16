/// A type of values that are strings in answers, and are read from them.
@usableFromInline
package protocol ReadableText: AnswerForm, Decodable {
    /// The strings of values, as the words after "Expected".
    static var expected: String { get }

    /// Makes the value of its string; nil if there is none.
    init?(_ text: String)
}

extension ReadableText {
    @usableFromInline package static var shape: Shape { .string }

    @usableFromInline package static var expected: String { "a string" }

    /// Reads a string.
    public init(from decoder: any Decoder) throws {
        guard let value = Self(try decoder.singleValueContainer().decode(String.self)) else {
            throw DecodingError.dataCorrupted(at: decoder.codingPath, "Expected " + Self.expected)
        }
        self = value
    }
}

/// A value whose form is its description.
package struct Described<Value: LosslessStringConvertible & Sendable>: ReadableText {
    package let value: Value

    @usableFromInline package static var expected: String { "the description of a \(Value.self)" }

    package init(_ value: Value) { self.value = value }
    package init?(_ text: String) {
        guard let value = Value(text) else { return nil }
        self.init(value)
    }

    @usableFromInline package func write<Writer: FormWriter & ~Copyable>(to writer: inout Writer) {
        writer.string(value.description)
    }
}
