internal import POSIX

/// A point in time in UTC.
///
/// The calendar is computed here because `gmtime_r` takes a lock that all threads share.
struct Timestamp {
    private let seconds: Int
    private let milliseconds: Int

    /// The current time of the machine's clock.
    static var now: Timestamp {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(seconds: time.tv_sec, milliseconds: time.tv_nsec / 1_000_000)
    }

    /// The length of the written form, in bytes.
    static let length = 24

    /// Writes the time in the format of RFC 3339, such as `2026-01-31T12:00:00.000Z`.
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

    /// Writes a number below 100 as two digits, followed by a separator.
    private static func write(_ number: Int, _ separator: Unicode.Scalar? = nil, to bytes: inout OutputSpan<UInt8>) {
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
        bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
        if let separator { bytes.append(UInt8(ascii: separator)) }
    }

    /// Returns the date of a day, counted from 1970.
    ///
    /// Years are counted from March, so that a leap day is the last of its year; 400 years have 146,097 days.
    private static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
        // Counted from March 1 of the year 0.
        let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(dividingBy: 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        // Five months from March have 153 days, and so do the following five.
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        return (era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month, day)
    }
}
