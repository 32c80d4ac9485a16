internal import POSIX

/// A moment in milliseconds of a clock that only goes forward.
///
/// The clock is the coarse one, a few milliseconds exact: it is read several times a request and costs next to nothing.
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
    /// Milliseconds, rounded up; none for a duration below zero, and never more than a day.
    var wholeMilliseconds: UInt64 {
        let day: Duration = .seconds(86_400)
        let (seconds, attoseconds) = min(max(self, .zero), day).components
        return UInt64(seconds) * 1000 + UInt64((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
    }

    /// Seconds, rounded up.
    var wholeSeconds: UInt64 {
        (wholeMilliseconds + 999) / 1000
    }
}
