package import NavigationStyle

extension JSONReader {
    /// Reads the value at the position as JSON and discards it.
    package mutating func skipValue() throws(JSONMalformed) {
        switch try kind() {
        case .object:
            var scope = JSONObjectScope(offset: position, otherStart: otherKeys.count)
            try descend()
            while try openKey(in: &scope) != nil { try skipValue() }
        case .array:
            var scope = JSONArrayScope(offset: position)
            try descend()
            while try element(in: &scope) { try skipValue() }
        case .string:
            _ = try text()
        case .number:
            _ = try number()
        case .boolean:
            if next == UInt8(ascii: "t") { try literal("true") } else { try literal("false") }
        case .null:
            try literal("null")
        }
    }

    /// Records that the value at the position is not of the expected type, and skips it.
    @inline(never) package mutating func skipWrongType(_ expected: Expectation) throws(JSONMalformed) {
        note(.wrongType(expected: expected, found: try kind()), at: position)
        try skipValue()
    }

    /// Steps over the word at the position.
    @inline(__always) mutating func literal(_ word: StaticString) throws(JSONMalformed) {
        for index in 0..<word.utf8CodeUnitCount {
            guard next == word.utf8Start[index] else { throw malformed(.unexpectedCharacter) }
            position += 1
        }
    }
}
