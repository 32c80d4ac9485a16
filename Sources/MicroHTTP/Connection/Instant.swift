internal import POSIX

/// A point in time, in milliseconds of a monotonic clock.
///
/// The clock is the coarse one, which is accurate to a few milliseconds: it is read several times for each request and
/// costs little.
struct Instant: Comparable {
    var milliseconds: UInt64

    static var now: Instant {
        var time = timespec()
        clock_gettime(coarseClock, &time)
        return Instant(milliseconds: UInt64(time.tv_sec) * 1000 + UInt64(time.tv_nsec) / 1_000_000)
    }

    static func < (left: Instant, right: Instant) -> Bool {
        left.milliseconds < right.milliseconds
    }

    static func + (instant: Instant, milliseconds: UInt64) -> Instant {
        Instant(milliseconds: instant.milliseconds + milliseconds)
    }
}

extension Duration {
    /// The duration in milliseconds, rounded up; 0 if it is negative, and at most a day.
    var wholeMilliseconds: UInt64 {
        let day: Duration = .seconds(86_400)
        let (seconds, attoseconds) = min(max(self, .zero), day).components
        return UInt64(seconds) * 1000 + UInt64((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }

    /// The duration in seconds, rounded up.
    var wholeSeconds: UInt64 {
        (wholeMilliseconds + 999) / 1000
    }
}
