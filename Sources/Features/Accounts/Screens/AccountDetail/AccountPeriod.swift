import Localization

/// The days over which the chart of an account shows its balance.
enum AccountPeriod: String, CaseIterable {
    case month = "1m"
    case quarter = "3m"
    case half = "6m"
    case year = "1y"

    var title: LocalizedText {
        switch self {
        case .month: "1 month"
        case .quarter: "3 months"
        case .half: "6 months"
        case .year: "1 year"
        }
    }

    var days: Int {
        switch self {
        case .month: 30
        case .quarter: 91
        case .half: 182
        case .year: 365
        }
    }
}
