/// What a JSON value is, by its first byte.
public enum JSONKind: String, Hashable, Sendable, CaseIterable {
    /// Members in braces.
    case object
    /// Elements in brackets.
    case array
    /// Text in quotes.
    case string
    /// Digits.
    case number
    /// `true` or `false`.
    case boolean
    /// `null`.
    case null
}

extension JSONReader {
    /// The kind of the value at the position.
    @inline(__always)
    func kind() throws(JSONMalformed) -> JSONKind {
        switch next {
        case UInt8(ascii: "{"): .object
        case UInt8(ascii: "["): .array
        case UInt8(ascii: "\""): .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): .number
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .boolean
        case UInt8(ascii: "n"): .null
        default: throw malformed(.unexpectedCharacter)
        }
    }
}
