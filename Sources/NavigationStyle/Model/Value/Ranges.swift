// The ranges of numbers in requests.
extension ClosedRange<Double> {
    /// Places and distances, in points: a million is more than any content has, and few enough that sums of them stay
    /// exact to far less than a pixel.
    @inlinable package static var points: ClosedRange<Double> { -1_000_000.0...1_000_000 }

    /// Lengths, in points.
    @inlinable package static var lengths: ClosedRange<Double> { 0.0...1_000_000 }

    /// The sizes of fonts, in points: from nothing to more than any screen shows.
    @inlinable package static var fontSizes: ClosedRange<Double> { 0.0...1000 }

    /// The velocities at which a finger leaves the screen, in widths per second.
    @inlinable package static var velocities: ClosedRange<Double> { -1000.0...1000 }
}

extension ClosedRange<Int> {
    /// The numbers of screens that a pop may ask for.
    @inlinable package static var popCounts: ClosedRange<Int> { 1...Int(Int32.max) }
}
