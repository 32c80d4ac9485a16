extension JSONSyntaxError: CustomStringConvertible {
    /// The error as a sentence for the person who wrote the body.
    public var description: String {
        "\(sentence) at line \(line), column \(column) (byte offset \(offset))"
    }

    /// What is wrong, without the place.
    package var sentence: String {
        switch reason {
        case .empty: "There is no JSON: the body is empty"
        case .unexpectedEnd: "The JSON ends before its value is complete"
        case .unexpectedCharacter: "A character that JSON does not allow here"
        case .trailingCharacters: "Something follows the end of the JSON value"
        case .malformedNumber: "A number that is not written as JSON writes numbers"
        case .numberOutOfRange: "A number too large for a double"
        case .unterminatedString: "A string that is not closed"
        case .controlCharacter: "A control character in a string that is not escaped"
        case .malformedEscape: "A backslash escape that JSON does not have"
        case .loneSurrogate: "Half of a surrogate pair"
        case .invalidUTF8: "A byte that is not UTF-8"
        case .duplicateKey: "The key \"\(key ?? "")\" for the second time in one object"
        case .tooDeep: "Arrays and objects nested deeper than \(limit ?? 0) levels"
        }
    }
}
