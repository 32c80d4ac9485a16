/// Measures how long one thing after another takes.
struct Stopwatch {
    private let now: @Sendable () -> UInt64
    private var last: UInt64

    /// Starts by a clock of nanoseconds that only goes forward.
    init(_ now: @escaping @Sendable () -> UInt64) {
        self.now = now
        last = now()
    }

    /// Adds the time since the last call, or since the start, to `total`.
    mutating func lap(_ total: inout UInt64?) {
        let time = now()
        total = (total ?? 0) + (time - last)
        last = time
    }
}
