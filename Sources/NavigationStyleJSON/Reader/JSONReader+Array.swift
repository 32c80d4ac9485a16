package import NavigationStyle

/// The progress of reading one array.
package struct JSONArrayScope {
    /// The offset of the opening bracket.
    let offset: Int

    /// The number of elements so far.
    package internal(set) var count = 0
}

extension JSONReader {
    /// Steps into the array at the position; any other value is recorded as a fault and skipped.
    package mutating func array(
        _ expected: Expectation = .array
    ) throws(JSONMalformed) -> JSONArrayScope? {
        guard next == UInt8(ascii: "[") else {
            try skipWrongType(expected)
            return nil
        }
        let scope = JSONArrayScope(offset: position)
        try descend()
        return scope
    }

    /// Steps to the array's next element, or past its end.
    package mutating func element(in scope: inout JSONArrayScope) throws(JSONMalformed) -> Bool {
        skipWhitespace()
        if next == UInt8(ascii: "]") {
            ascend()
            return false
        }
        if scope.count > 0 {
            guard next == UInt8(ascii: ",") else { throw malformed(.unexpectedCharacter) }
            position += 1
            skipWhitespace()
            // A comma must be followed by an element; the fault is reported here because reading the value would
            // describe it less clearly.
            guard next != UInt8(ascii: "]") else { throw malformed(.unexpectedCharacter) }
        }
        scope.count += 1
        return true
    }
}
