package import Localization
package import Models

extension ScheduleUnit {
    /// The frequency as an adverb: `Monthly`.
    package var adverb: LocalizedText {
        switch self {
        case .day: "Daily"
        case .week: "Weekly"
        case .month: "Monthly"
        case .quarter: "Quarterly"
        case .halfYear: "Every half-year"
        case .year: "Yearly"
        }
    }

    /// `Every month`, `Every 2 months`.
    fileprivate func rhythm(_ interval: Int) -> LocalizedText {
        switch self {
        case .day: .plural(interval, one: "Every day", other: "Every \(interval) days")
        case .week: .plural(interval, one: "Every week", other: "Every \(interval) weeks")
        case .month: .plural(interval, one: "Every month", other: "Every \(interval) months")
        case .quarter: .plural(interval, one: "Every quarter", other: "Every \(interval) quarters")
        case .halfYear: .plural(interval, one: "Every half-year", other: "Every \(interval) half-years")
        case .year: .plural(interval, one: "Every year", other: "Every \(interval) years")
        }
    }
}

extension Schedule {
    /// `Every 2 months, until Mar 1, 2027`.
    package var text: LocalizedText {
        var text = unit.rhythm(interval)
        if let end { text = "\(text), until \(end)" }
        if let count { text = .plural(count, one: "\(text), once", other: "\(text), \(count) times") }
        return text
    }
}
