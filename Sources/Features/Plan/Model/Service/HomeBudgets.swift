import Models
import Services

/// The budgets that Home shows; a household without budgets has no such part.
package struct HomeBudgets: HomePart {
    /// Those of which the largest part is spent, at most `maxBudgets`; exceeded ones first. Empty in a month without budgets.
    package var lines: [BudgetLine]

    /// The maximum number of budgets on Home.
    package static let maxBudgets = 4

    /// - Parameter lines: all budgets of the month, by category.
    package init(among lines: [BudgetLine]) {
        let ordered = lines.enumerated().sorted { left, right in
            let (one, other) = (left.element.status, right.element.status)
            if one.left.isNegative != other.left.isNegative { return one.left.isNegative }
            return one.percent == other.percent ? left.offset < right.offset : one.percent > other.percent
        }
        self.lines = Array(ordered.map(\.element).prefix(Self.maxBudgets))
    }
}
