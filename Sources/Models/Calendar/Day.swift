/// A calendar day without a time zone: the number of days since 1970-01-01.
///
/// Uses the proleptic Gregorian calendar, from year 1 to year 9999.
public struct Day: Hashable, Sendable {
    /// Days since 1970-01-01; negative before it.
    public let number: Int32

    public init(number: Int32) {
        self.number = number
    }

    /// Nil where the year (1–9999), month (1–12) and day of the month are not a valid date.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.daysIn(month: month, year: year) else {
            return nil
        }
        self.init(number: Self.number(year: year, month: month, day: day))
    }

    /// Parses `YYYY-MM-DD`.
    public init?(_ text: some StringProtocol) {
        var fields = (0, 0, 0)
        var position = 0
        for byte in text.utf8 {
            guard position < 10 else { return nil }
            if position == 4 || position == 7 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
                let digit = Int(byte - UInt8(ascii: "0"))
                if position < 4 {
                    fields.0 = fields.0 * 10 + digit
                } else if position < 7 {
                    fields.1 = fields.1 * 10 + digit
                } else {
                    fields.2 = fields.2 * 10 + digit
                }
            }
            position += 1
        }
        guard position == 10 else { return nil }
        self.init(year: fields.0, month: fields.1, day: fields.2)
    }

    // MARK: - Parts

    /// Year, month (1–12) and day of the month (1–31).
    public var parts: (year: Int, month: Int, day: Int) {
        // Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", civil_from_days.
        let shifted = Int(number) + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// The proleptic Gregorian year.
    public var year: Int { parts.year }
    /// 1–12.
    public var month: Int { parts.month }
    /// 1–31.
    public var dayOfMonth: Int { parts.day }

    /// The day of the week, 1 for Monday to 7 for Sunday (ISO 8601).
    public var weekday: Int {
        let remainder = (Int(number) + 3) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }

    /// The month that contains this day.
    public var monthOfYear: Month { Month(of: self) }

    // MARK: - Arithmetic

    /// The day `days` days later, or earlier where negative; clamped to 32 bits.
    public func adding(days: Int) -> Day {
        let (sum, overflow) = Int(number).addingReportingOverflow(days)
        return Day(number: overflow ? (days < 0 ? .min : .max) : Int32(clamping: sum))
    }

    /// Whole days from this day to another; negative where the other is earlier.
    public func distance(to other: Day) -> Int { Int(other.number) - Int(number) }

    /// Number of days in a month.
    public static func daysIn(month: Int, year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    static func number(year: Int, month: Int, day: Int) -> Int32 {
        // Howard Hinnant, days_from_civil.
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return Int32(clamping: era * 146_097 + dayOfEra - 719_468)
    }
}

// MARK: - Comparable

extension Day: Comparable {
    public static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

// MARK: - CustomStringConvertible

extension Day: CustomStringConvertible {
    /// `YYYY-MM-DD`; years outside 0–9999 with as many digits and the sign as needed.
    public var description: String {
        let (year, month, day) = parts
        guard (0...9999).contains(year) else { return "\(year)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)" }
        let zero = UInt8(ascii: "0")
        return String(
            decoding: [
                zero + UInt8(year / 1000 % 10), zero + UInt8(year / 100 % 10), zero + UInt8(year / 10 % 10), zero + UInt8(year % 10),
                UInt8(ascii: "-"), zero + UInt8(month / 10), zero + UInt8(month % 10),
                UInt8(ascii: "-"), zero + UInt8(day / 10), zero + UInt8(day % 10),
            ], as: UTF8.self)
    }
}
