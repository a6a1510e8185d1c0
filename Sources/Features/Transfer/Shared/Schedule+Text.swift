import Models

extension ScheduleUnit {
    /// The frequency as an adverb: `Monthly`.
    var adverb: String {
        switch self {
        case .day: "Daily"
        case .week: "Weekly"
        case .month: "Monthly"
        case .quarter: "Quarterly"
        case .halfYear: "Every half-year"
        case .year: "Yearly"
        }
    }

    /// `every month`, `every 2 months`.
    fileprivate func rhythm(_ interval: Int) -> String {
        let noun =
            switch self {
            case .day: "day"
            case .week: "week"
            case .month: "month"
            case .quarter: "quarter"
            case .halfYear: "half-year"
            case .year: "year"
            }
        return interval == 1 ? "Every \(noun)" : "Every \(interval) \(noun)s"
    }
}

extension Schedule {
    /// `Every 2 months, until Mar 1, 2027`.
    func words(in locale: LocaleFormat) -> String {
        var text = unit.rhythm(interval)
        if let end { text += ", until \(end.formatted(in: locale))" }
        if let count { text += count == 1 ? ", once" : ", \(count) times" }
        return text
    }
}
