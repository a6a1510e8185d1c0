package import Models

/// A payee that was there before, and what was chosen for it last.
package struct PayeeSuggestion: Hashable, Sendable {
    package var name: String
    /// For money that went out; nil where nothing was chosen.
    package var spendingCategory: ID<Category>?
    /// For money that came in.
    package var incomeCategory: ID<Category>?

    package init(name: String, spendingCategory: ID<Category>? = nil, incomeCategory: ID<Category>? = nil) {
        self.name = name
        self.spendingCategory = spendingCategory
        self.incomeCategory = incomeCategory
    }

    package func category(isIncome: Bool) -> ID<Category>? { isIncome ? incomeCategory : spendingCategory }
}
