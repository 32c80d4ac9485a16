internal import POSIX

/// A moment in UTC.
///
/// The calendar is worked out here: `gmtime_r` takes a lock that all threads share.
struct Timestamp {
    private let seconds: Int
    private let milliseconds: Int

    /// The present, by the clock of the machine.
    static var now: Timestamp {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(seconds: time.tv_sec, milliseconds: time.tv_nsec / 1_000_000)
    }

    /// How many bytes it has, written.
    static let length = 24

    /// Writes it by RFC 3339, as `2026-01-31T12:00:00.000Z`.
    func write(to bytes: inout OutputSpan<UInt8>) {
        let (days, second) = seconds.quotientAndRemainder(dividingBy: 86_400)
        let (year, month, day) = Self.date(daysSince1970: days)
        Self.write(year / 100, to: &bytes)
        Self.write(year % 100, "-", to: &bytes)
        Self.write(month, "-", to: &bytes)
        Self.write(day, "T", to: &bytes)
        Self.write(second / 3600, ":", to: &bytes)
        Self.write(second / 60 % 60, ":", to: &bytes)
        Self.write(second % 60, ".", to: &bytes)
        Self.write(milliseconds / 10, to: &bytes)
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: milliseconds % 10))
        bytes.append(UInt8(ascii: "Z"))
    }

    /// Writes a number below 100 in two digits, and what stands behind it.
    private static func write(_ number: Int, _ separator: Unicode.Scalar? = nil, to bytes: inout OutputSpan<UInt8>) {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
        if let separator { bytes.append(UInt8(ascii: separator)) }
    }

    /// The date of a day from 1970 on.
    ///
    /// Years are counted from March, so that the day that some have more is their last; 400 of them have 146,097 days.
    private static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
        // From the first of March of the year 0 on.
        let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        // Five months from March on have 153 days, and so have the five after them.
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }
}
