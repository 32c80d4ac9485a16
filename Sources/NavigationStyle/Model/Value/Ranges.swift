// The numbers that a request may give.
extension ClosedRange<Double> {
    /// Places and distances, in points: a million is more than any content has, and few enough that sums of them stay
    /// exact to far less than a pixel.
    package static let points = -1_000_000.0...1_000_000

    /// Lengths, in points.
    package static let lengths = 0.0...1_000_000

    /// How fast a finger leaves the screen, in widths per second.
    package static let velocities = -1000.0...1000
}

extension ClosedRange<Int> {
    /// How many screens a pop may ask for.
    package static let popCounts = 1...Int(Int32.max)
}
