/// The period of a budget's amount, in household months from the month on which the budget begins.
package enum BudgetPeriod: String, CaseIterable, Hashable, Sendable {
    case month, quarter, year

    /// The number of months of a period.
    package var months: Int {
        switch self {
        case .month: 1
        case .quarter: 3
        case .year: 12
        }
    }
}
