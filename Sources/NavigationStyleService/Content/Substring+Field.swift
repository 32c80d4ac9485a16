/// The building blocks of field values (RFC 9110 5.6).
extension Substring {
    /// The text without the spaces and tabs around it.
    var trimmed: Substring {
        let start = drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start }
        return start[...last]
    }

    /// Whether it is a token in lower case (RFC 9110 5.6.2).
    var isToken: Bool { isMade(ofLettersDigitsAnd: "!#$%&'*+-.^_`|~") }

    /// Returns whether the text is not empty and consists of lowercase letters, digits and the characters in `others`.
    func isMade(ofLettersDigitsAnd others: String) -> Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: others.utf8.contains(byte)
                }
            }
    }
}
