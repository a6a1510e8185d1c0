import Localization
import Models

/// The period of the card value report. The raw values appear in the query.
enum ValuePeriod: String, CaseIterable, Hashable {
    case thisYear = "this-year"
    case lastMonths = "12-months"
    case lastYear = "last-year"

    var title: LocalizedText {
        switch self {
        case .thisYear: "This year"
        case .lastMonths: "Last 12 months"
        case .lastYear: "Last year"
        }
    }

    func first(today: Day) -> Day {
        let january = Month(number: Int32(clamping: today.year * 12))
        return switch self {
        case .thisYear: january.firstDay
        case .lastMonths: Month(of: today).adding(months: -11).firstDay
        case .lastYear: january.adding(months: -12).firstDay
        }
    }

    func last(today: Day) -> Day {
        switch self {
        case .thisYear, .lastMonths: today
        case .lastYear: Month(number: Int32(clamping: today.year * 12 - 1)).lastDay
        }
    }
}
