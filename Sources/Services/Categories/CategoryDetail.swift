package import Models

/// The data of a category screen.
package struct CategoryDetail: Hashable, Sendable {
    package var category: Category
    /// Number of transactions, regardless of status.
    package var entries: Int
    /// Number of rules that assign it.
    package var rules: Int
    /// The last 12 months, oldest first, ending with the current one.
    package var months: [MonthAmount]
    /// Its parent category.
    package var parent: ID<Category>?
    /// Whether it has subcategories.
    package var hasParts: Bool
    /// The latest entries, at most five.
    package var latest: [Entry]

    package init(
        category: Category, entries: Int, rules: Int, months: [MonthAmount], latest: [Entry], parent: ID<Category>? = nil,
        hasParts: Bool = false
    ) {
        self.category = category
        self.entries = entries
        self.rules = rules
        self.months = months
        self.latest = latest
        self.parent = parent
        self.hasParts = hasParts
    }
}

/// The total of a category in one month.
package struct MonthAmount: Hashable, Sendable {
    package var month: Month
    /// Spending and neutral categories: money out less refunds. Income: money in less money returned. In the household's currency; it names
    /// amounts without a rate.
    package var amount: ConvertedTotal

    package init(month: Month, amount: ConvertedTotal) {
        self.month = month
        self.amount = amount
    }
}
