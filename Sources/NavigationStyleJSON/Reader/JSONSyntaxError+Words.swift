extension JSONSyntaxError: CustomStringConvertible {
    /// The error as a sentence for the person who wrote the body.
    public var description: String {
        "\(sentence) at line \(line), column \(column) (byte offset \(offset))"
    }

    /// The error in words, without its position.
    package var sentence: String {
        switch reason {
        case .empty: "The body is empty"
        case .unexpectedEnd: "Unexpected end of the JSON"
        case .unexpectedCharacter: "Unexpected \(found)\(position)"
        case .trailingCharacters: "Unexpected \(found) after the JSON value"
        case .malformedNumber: "Malformed number"
        case .numberOutOfRange: "Number out of the range of a double"
        case .unterminatedString: "Unterminated string"
        case .controlCharacter: "Unescaped control character in a string"
        case .malformedEscape: "Unknown escape in a string"
        case .loneSurrogate: "Lone surrogate in a string"
        case .invalidUTF8: "Invalid UTF-8"
        case .duplicateKey: "Duplicate key \"\(key ?? "")\""
        case .tooDeep: "Nested deeper than \(limit ?? 0) levels"
        }
    }
    /// The character that does not belong there; an invisible one is given by its code point.
    private var found: String {
        guard let character else { return "character" }
        switch character.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator, .nonspacingMark, .enclosingMark:
            let digits = String(character.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        default: return "`\(character)`"
        }
    }

    /// The preceding character, in words.
    private var position: String {
        switch precedingCharacter {
        case ","?: " after a comma"
        case ":"?: " after a colon"
        case "\""?: " after a string"
        case "["?, "{"?: " after `\(precedingCharacter ?? " ")`"
        case "]"?: " after an array"
        case "}"?: " after an object"
        case ("0"..."9")?: " after a number"
        default: ""
        }
    }
}
