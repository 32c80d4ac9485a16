import NavigationStyle

extension JSONReader {
    /// Reads a place or a distance in points, which may be negative.
    mutating func points(_ expected: Expectation = .number) throws(JSONMalformed) -> Double? {
        try double(in: .points, expected)
    }

    /// Reads a length in points.
    mutating func length(_ expected: Expectation = .number) throws(JSONMalformed) -> Double? {
        try double(in: .lengths, expected)
    }
}
