package import NavigationStyle

extension SystemVersion: JSONReadable, JSONWritable {
    /// Reads `"17"` or `"17.2"`, one of the versions there are.
    package init?(from reader: inout JSONReader) throws(JSONMalformed) {
        guard let text = try reader.limitedText(.version) else { return nil }
        guard let version = SystemVersion(text, in: reader), version.isKnown else {
            reader.noteUnknown(.malformedString(expected: .version, found: reader.string(text)), text)
            return nil
        }
        self = version
    }

    /// Reads one or two numbers of one or two digits from the bytes of a text, as the engine does from a string.
    private init?(_ text: JSONText, in reader: borrowing JSONReader) {
        guard text.isPlain else { return nil }
        var numbers = (major: 0, minor: 0)
        var isMinor = false
        var digits = 0
        for index in text.start..<text.end {
            let byte = reader.base[index]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits += 1
                guard digits <= 2 else { return nil }
                let digit = Int(byte - UInt8(ascii: "0"))
                if isMinor {
                    numbers.minor = numbers.minor * 10 + digit
                } else {
                    numbers.major = numbers.major * 10 + digit
                }
            case UInt8(ascii: "."):
                guard !isMinor, digits > 0 else { return nil }
                isMinor = true
                digits = 0
            default:
                return nil
            }
        }
        guard digits > 0 else { return nil }
        self.init(numbers.major, numbers.minor)
    }

    package func write(to writer: inout JSONWriter) { writer.string(description) }
}
