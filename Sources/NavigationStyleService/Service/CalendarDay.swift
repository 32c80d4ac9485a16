/// A day of the Gregorian calendar, in UTC.
public struct CalendarDay: Hashable, Sendable {
    /// The year.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Names a day.
    ///
    /// - Parameters:
    ///   - year: The year.
    ///   - month: The month, from 1.
    ///   - day: The day of the month, from 1.
    public init(_ year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Years are counted from March, so that the day that some have more is their last; 400 of them have 146,097 days.
    private var daysSince1970: Int {
        let yearFromMarch = month > 2 ? year : year - 1
        let monthFromMarch = month > 2 ? month - 3 : month + 9
        let (era, yearOfEra) = yearFromMarch.quotientAndRemainder(dividingBy: 400)
        // Five months from March on have 153 days, and so have the five after them.
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The seconds from 1970 on to the beginning of the day.
    var secondsSince1970: Int { daysSince1970 * 86_400 }

    /// The beginning of the day as HTTP writes it (RFC 9110 5.6.7).
    var httpDate: String {
        // 1970 began with a Thursday.
        let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][daysSince1970 % 7]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(weekday), \(Self.twoDigits(day)) \(months[month - 1]) \(year) 00:00:00 GMT"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension CalendarDay: CustomStringConvertible {
    /// The day as `2026-12-31` (RFC 3339).
    public var description: String { "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))" }
}
