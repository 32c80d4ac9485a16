extension JSONReader {
    /// The places there are, in points: a million is more than any content has, and few enough that sums of them stay
    /// exact to far less than a pixel.
    private static let places = -1_000_000.0...1_000_000

    /// Reads a place or a distance in points, which may be negative.
    mutating func points(_ expected: Expectation = .number) throws(JSONMalformed) -> Double? {
        try double(in: Self.places, expected)
    }

    /// Reads a length in points.
    mutating func length(_ expected: Expectation = .number) throws(JSONMalformed) -> Double? {
        try double(in: 0...Self.places.upperBound, expected)
    }
}
