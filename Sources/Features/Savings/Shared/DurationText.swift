import Models

/// Formats lengths of time in words.
enum DurationText {

    /// Formats a number of months: `2 years, 3 months`. More than 1,200 months are `more than 100 years`.
    static func months(_ months: Int) -> String {
        guard months <= 1_200 else { return "more than 100 years" }
        let parts = [count(months / 12, "year"), count(months % 12, "month")].compactMap(\.self)
        return parts.isEmpty ? "0 months" : parts.joined(separator: ", ")
    }

    /// Formats the age of something: whole years and months, days in the first month, `Today` on the first day.
    static func age(since day: Day, today: Day) -> String {
        let whole = SavingsProjection.months(from: day, until: today)
        if whole > 0 { return months(whole) }
        return count(day.distance(to: today), "day") ?? "Today"
    }

    private static func count(_ number: Int, _ unit: String) -> String? {
        number > 0 ? "\(number) \(unit)\(number == 1 ? "" : "s")" : nil
    }
}
