import Localization

/// How far ahead the list of what is due looks. The raw value is the number of days.
enum DuePeriod: Int, CaseIterable, Hashable, Sendable {
    case week = 7
    case month = 30
    case quarter = 91
    case year = 365

    static let standard = DuePeriod.month

    var title: LocalizedText {
        switch self {
        case .week: "7 days"
        case .month: "30 days"
        case .quarter: "3 months"
        case .year: "1 year"
        }
    }
}
