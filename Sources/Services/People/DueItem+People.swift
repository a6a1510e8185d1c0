import Localization

extension DueItem.Kind {
    /// A recurring shared expense.
    package static let sharedExpense = Self("sharedExpense")
}
