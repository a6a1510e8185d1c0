/// What a budget carries from one period into the next.
package enum CarryOver: String, CaseIterable, Hashable, Sendable {
    case off
    /// What is left, and what was spent beyond the budget.
    case both
    /// Only what was spent beyond the budget.
    case overspending
    /// Only what is left.
    case surplus

    /// What of the rest of a period, in minor units, is carried into the next one.
    package func carried(of left: Int64) -> Int64 {
        switch self {
        case .off: 0
        case .both: left
        case .overspending: min(left, 0)
        case .surplus: max(left, 0)
        }
    }
}
