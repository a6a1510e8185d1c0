package import Models

/// A known payee with the categories used last.
package struct PayeeSuggestion: Hashable, Sendable {
    package var name: String
    /// For money out; nil if there is none.
    package var spendingCategory: ID<Category>?
    /// For money in; nil if there is none.
    package var incomeCategory: ID<Category>?

    package init(name: String, spendingCategory: ID<Category>? = nil, incomeCategory: ID<Category>? = nil) {
        self.name = name
        self.spendingCategory = spendingCategory
        self.incomeCategory = incomeCategory
    }

    package func category(isIncome: Bool) -> ID<Category>? { isIncome ? incomeCategory : spendingCategory }
}
