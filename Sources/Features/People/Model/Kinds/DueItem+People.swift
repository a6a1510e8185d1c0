package import Services

extension DueItem.Kind {
    /// A recurring shared expense.
    package static let sharedExpense = Self("sharedExpense")
}
