/// Days typed into a search: `2026-03-04`, `2026-03`, `2026`, and ranges of them such as `2026-01..2026-03`.
enum SearchDays {
    /// The first and the last day; nil if the text is no day, month, year or range of them.
    static func range(_ text: Substring) -> ClosedRange<Day>? {
        if let (first, last) = text.splitAtDots {
            // Two years may be two amounts: a range of days has a hyphen.
            guard text.contains("-"), let from = single(first), let until = single(last), from.lowerBound <= until.upperBound else {
                return nil
            }
            return from.lowerBound...until.upperBound
        }
        return single(text)
    }

    private static func single(_ text: Substring) -> ClosedRange<Day>? {
        switch text.utf8.count {
        case 4:
            guard let year = year(text), let first = Day(year: year, month: 1, day: 1), let last = Day(year: year, month: 12, day: 31)
            else {
                return nil
            }
            return first...last
        case 7:
            guard let first = Day(String(text) + "-01") else { return nil }
            return year(text.prefix(4)) == nil ? nil : first...first.monthOfYear.lastDay
        case 10:
            guard year(text.prefix(4)) != nil, let day = Day(String(text)) else { return nil }
            return day...day
        default: return nil
        }
    }

    /// A year from 1900 to 2199; other numbers of four digits are amounts or words.
    private static func year(_ text: Substring) -> Int? {
        guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let year = Int(text), (1900...2199).contains(year) else { return nil }
        return year
    }
}
