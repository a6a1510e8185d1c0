import Localization
import Models
import SavingsModel

/// Formats lengths of time in words.
enum DurationText {
    /// Formats a number of months: `2 years, 3 months`. More than 1,200 months are `more than 100 years`.
    static func months(_ months: Int) -> LocalizedText {
        guard months <= 1_200 else { return "more than 100 years" }
        let (years, rest) = (months / 12, months % 12)
        var parts: [LocalizedText] = []
        if years > 0 { parts.append(.plural(years, one: "1 year", other: "\(years) years")) }
        if rest > 0 { parts.append(.plural(rest, one: "1 month", other: "\(rest) months")) }
        return parts.isEmpty ? "0 months" : .joined(parts, separator: ", ")
    }

    /// Formats the age of something: whole years and months, days in the first month, `Today` on the first day.
    static func age(since day: Day, today: Day) -> LocalizedText {
        let whole = SavingsProjection.months(from: day, until: today)
        if whole > 0 { return months(whole) }
        let days = day.distance(to: today)
        return days > 0 ? .plural(days, one: "1 day", other: "\(days) days") : "Today"
    }
}
