package import NavigationStyle

extension JSONReader {
    /// Returns the kind of the value at the position, by its first byte.
    package mutating func kind() throws(JSONMalformed) -> NavigationStyle.Value.Kind {
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

    /// Steps over a `null` at the position, and returns whether there is one.
    package mutating func null() throws(JSONMalformed) -> Bool {
        guard next == UInt8(ascii: "n") else { return false }
        try skipNull()
        return true
    }

    // There is rarely one.
    @inline(never) private mutating func skipNull() throws(JSONMalformed) { try literal("null") }

    /// Reads a boolean.
    package mutating func boolean(_ expected: Expectation = .boolean) throws(JSONMalformed) -> Bool? {
        switch next {
        case UInt8(ascii: "t"):
            try literal("true")
            return true
        case UInt8(ascii: "f"):
            try literal("false")
            return false
        default:
            try skipWrongType(expected)
            return nil
        }
    }

    /// Reads a number as a double within `range`.
    package mutating func double(
        in range: ClosedRange<Double>? = nil,
        _ expected: Expectation = .number
    ) throws(JSONMalformed) -> Double? {
        guard try kind() == .number else {
            try skipWrongType(expected)
            return nil
        }
        let number = try number()
        let value = double(number)
        if let range, !range.contains(value) {
            note(.outOfRange(minimum: range.lowerBound, maximum: range.upperBound), at: number.start)
            return nil
        }
        // The engine has no use for a negative zero, and comparisons of values must not see it.
        return value == 0 ? 0 : value
    }

    /// Reads an integer within `range`, written without a point and an exponent.
    package mutating func integer(
        in range: ClosedRange<Int> = .min ... .max,
        _ expected: Expectation = .integer
    ) throws(JSONMalformed) -> Int? {
        guard try kind() == .number else {
            try skipWrongType(expected)
            return nil
        }
        let number = try number()
        guard number.isInteger else {
            note(.wrongType(expected: expected, found: .number), at: number.start)
            return nil
        }
        guard let value = integer(number), range.contains(value) else {
            note(.outOfRange(minimum: Double(range.lowerBound), maximum: Double(range.upperBound)), at: number.start)
            return nil
        }
        return value
    }

    /// Scans a string within the limit of length.
    @inline(__always)
    package mutating func limitedText(_ expected: Expectation = .string) throws(JSONMalformed) -> JSONText? {
        try text(upTo: limits.stringLength, expected)
    }

    @inline(__always)
    private mutating func text(upTo limit: Int, _ expected: Expectation) throws(JSONMalformed) -> JSONText? {
        guard next == UInt8(ascii: "\"") else {
            try skipWrongType(expected)
            return nil
        }
        let text = try text()
        guard !isLonger(text, than: limit) else {
            note(.tooLong(limit: limit), at: text.offset)
            return nil
        }
        return text
    }

    /// Reads a string of up to `limit` characters, regardless of the general limit.
    package mutating func string(upTo limit: Int, _ expected: Expectation) throws(JSONMalformed) -> String? {
        guard let text = try text(upTo: limit, expected) else { return nil }
        return string(text)
    }

    /// Reads a string.
    package mutating func string(_ expected: Expectation = .string) throws(JSONMalformed) -> String? {
        guard let text = try limitedText(expected) else { return nil }
        return string(text)
    }
}
