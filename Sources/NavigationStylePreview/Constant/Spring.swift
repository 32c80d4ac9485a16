import NavigationStyle

/// The progress of the screens over time: a critically damped spring, which never overshoots.
enum Spring {
    /// The angular frequency ω₀, per second.
    static let frequency = (1000.0 / 3).squareRoot()

    /// Returns the progress `time` seconds after the beginning, 0…1.
    static func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < PreviewConstant.springDuration.value else { return 1 }
        let phase = frequency * time
        return 1 - exponential(-phase) * (1 + phase)
    }

    /// Returns the progress, 0…1, of something that is `delay` seconds behind the spring, when the spring is at
    /// `progress`.
    static func progress(delayedBy delay: Double, at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        return self.progress(at: time(at: progress) - delay)
    }

    /// Returns the time at which the spring is at `progress`, over 0 and below 1, by Newton's method.
    private static func time(at progress: Double) -> Double {
        let rest = 1 - progress
        // The first estimate is the motion under a constant force: half the square of the phase, which the progress of
        // the spring never exceeds.
        var phase = (2 * progress).squareRoot()
        for _ in 0..<24 {
            let decay = exponential(-phase)
            let step = (decay * (1 + phase) - rest) / (phase * decay)
            phase += step
            if abs(step) < 1e-9 { break }
        }
        return min(phase / frequency, PreviewConstant.springDuration.value)
    }

    /// Returns `e` to the power of `x`, -32…0, from sums and products alone, so that it is the same on every machine.
    private static func exponential(_ x: Double) -> Double {
        let halvings = 10
        let part = x / Double(1 << halvings)
        var term = 1.0
        var sum = 1.0
        for index in 1...12 {
            term *= part / Double(index)
            sum += term
        }
        for _ in 0..<halvings { sum *= sum }
        return sum
    }
}
