package import Models

/// What came into the accounts of a list and what left them, whole and by category.
package struct EntryMovements: Hashable, Sendable {
    /// What a category brought, or with a minus what it cost, in one currency.
    package struct CategorySum: Hashable, Sendable {
        package var category: ID<Category>
        package var amount: Money

        package init(category: ID<Category>, amount: Money) {
            self.category = category
            self.amount = amount
        }
    }

    /// One amount for each currency, above zero.
    package var moneyIn: [Money]
    /// One amount for each currency, above zero.
    package var moneyOut: [Money]
    /// By currency, the largest first, whether they came in or left; without those that are zero.
    package var categories: [CategorySum]

    package init(moneyIn: [Money], moneyOut: [Money], categories: [CategorySum]) {
        self.moneyIn = moneyIn
        self.moneyOut = moneyOut
        self.categories = categories
    }
}
