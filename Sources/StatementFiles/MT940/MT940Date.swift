import Models

/// Parses dates of MT940: `YYMMDD`, and `MMDD` relative to another date.
enum MT940Date {
    /// Parses `YYMMDD`. Years 80–99 are 19xx. A day after the end of its month becomes the last day of the month, because banks that use a
    /// 30-day month write such dates. Nil for any other invalid date.
    static func parse(_ bytes: some Collection<UInt8>) -> (day: Day, wasClamped: Bool)? {
        guard bytes.count == 6, let year = number(bytes.prefix(2)) else { return nil }
        return day(year: year >= 80 ? 1900 + year : 2000 + year, bytes.dropFirst(2))
    }

    /// Parses `MMDD` in the year that is nearest to another day.
    static func parse(_ bytes: some Collection<UInt8>, near other: Day) -> (day: Day, wasClamped: Bool)? {
        let year = other.year
        var nearest: (day: Day, wasClamped: Bool)?
        for candidate in [year, year - 1, year + 1] {
            guard let found = day(year: candidate, bytes) else { continue }
            if let best = nearest, abs(best.day.distance(to: other)) <= abs(found.day.distance(to: other)) { continue }
            nearest = found
        }
        return nearest
    }

    private static func day(year: Int, _ bytes: some Collection<UInt8>) -> (day: Day, wasClamped: Bool)? {
        guard bytes.count == 4, let month = number(bytes.prefix(2)), let day = number(bytes.dropFirst(2)) else { return nil }
        guard (1...12).contains(month), (1...31).contains(day) else { return nil }
        let last = Day.daysIn(month: month, year: year)
        return Day(year: year, month: month, day: min(day, last)).map { ($0, day > last) }
    }

    private static func number(_ bytes: some Collection<UInt8>) -> Int? {
        var number = 0
        for byte in bytes {
            guard byte.isDigit else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }
}
