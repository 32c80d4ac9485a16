/// A day of the Gregorian calendar, in UTC.
public struct CalendarDay: Hashable, Sendable {
    /// The year.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Makes a day.
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

    /// The days since 1970.
    private var daysSince1970: Int {
        let yearFromMarch = month > 2 ? year : year - 1
        let monthFromMarch = month > 2 ? month - 3 : month + 9
        let (era, yearOfEra) = yearFromMarch.quotientAndRemainder(dividingBy: 400)
        // Five months from March have 153 days, and so do the following five.
        let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The seconds from 1970 to the beginning of the day.
    package var secondsSince1970: Int { daysSince1970 * 86_400 }

    /// The beginning of the day in HTTP's format (RFC 9110 5.6.7).
    package var httpDate: String {
        // January 1, 1970 was a Thursday.
        let weekday = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"][daysSince1970 % 7]
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        return "\(weekday), \(Self.twoDigits(day)) \(months[month - 1]) \(year) 00:00:00 GMT"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension CalendarDay: LosslessStringConvertible {
    /// Reads a day in the format of RFC 3339; nil for anything else.
    public init?(_ description: String) {
        let numbers = description.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        self.init(numbers[0], numbers[1], numbers[2])
        guard self.description == description, (1...12).contains(month), (1...31).contains(day) else { return nil }
    }

    /// The day in the format of RFC 3339, such as `2026-12-31`.
    public var description: String { "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))" }
}
