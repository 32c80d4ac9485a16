internal import POSIX

/// The clock for durations, which only goes forward.
enum MonotonicClock {
    /// Returns the time in nanoseconds since an arbitrary moment.
    @Sendable static func nanoseconds() -> UInt64 {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
