import Models

/// Days of MT940: `YYMMDD`, and `MMDD` beside one.
enum MT940Day {

    /// The day of six digits; years 80–99 are 19xx. A day that its month does not have is the month's last, as banks that count
    /// thirty days a month mean it. Nil where it is no day at all.
    static func read(_ bytes: some Collection<UInt8>) -> (day: Day, wasClamped: Bool)? {
        guard bytes.count == 6, let year = number(bytes.prefix(2)) else { return nil }
        return day(year: year >= 80 ? 1900 + year : 2000 + year, bytes.dropFirst(2))
    }

    /// The day of four digits in the year in which it is nearest to another day.
    static func read(_ bytes: some Collection<UInt8>, near other: Day) -> (day: Day, wasClamped: Bool)? {
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
