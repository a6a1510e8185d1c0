import Localization
import Models
import PlanModel

extension BudgetPeriod {
    /// The title in pickers.
    var title: LocalizedText {
        switch self {
        case .month: "Month"
        case .quarter: "Quarter"
        case .year: "Year"
        }
    }

    /// What the amount is for.
    var afterAmount: LocalizedText {
        switch self {
        case .month: "a month"
        case .quarter: "a quarter"
        case .year: "a year"
        }
    }
}

extension CarryOver {
    /// The title in pickers.
    var title: LocalizedText {
        switch self {
        case .off: "Nothing"
        case .both: "What is left, and what was spent too much"
        case .overspending: "Only what was spent too much"
        case .surplus: "Only what is left"
        }
    }
}
