internal import POSIX

/// The clock by which durations are measured: it only goes forward.
enum MonotonicClock {
    /// The time in nanoseconds since some moment.
    @Sendable static func nanoseconds() -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
