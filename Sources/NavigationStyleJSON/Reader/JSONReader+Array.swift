package import NavigationStyle

/// How far the reading of one array has come.
package struct JSONArrayScope {
    /// The place of the opening bracket.
    let offset: Int

    /// How many elements were stepped to.
    package internal(set) var count = 0
}

extension JSONReader {
    /// Steps into the array at the position; anything else there is noted as a fault and skipped.
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
            // A comma promises an element; the value itself would say so less clearly.
            guard next != UInt8(ascii: "]") else { throw malformed(.unexpectedCharacter) }
        }
        scope.count += 1
        return true
    }
}
