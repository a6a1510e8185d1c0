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
        case .both: "Leftover money and overspending"
        case .overspending: "Only overspending"
        case .surplus: "Only leftover money"
        }
    }
}
