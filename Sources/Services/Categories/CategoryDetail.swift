package import Models

/// What a category's screen shows.
package struct CategoryDetail: Hashable, Sendable {
    package var category: Category
    /// Transactions that the category has, whatever their status.
    package var entries: Int
    /// Rules that give it.
    package var rules: Int
    /// The last 12 months, oldest first, the current one last.
    package var months: [MonthAmount]
    /// The newest entries, five at most.
    package var latest: [Entry]

    package init(category: Category, entries: Int, rules: Int, months: [MonthAmount], latest: [Entry]) {
        self.category = category
        self.entries = entries
        self.rules = rules
        self.months = months
        self.latest = latest
    }
}

/// What went through a category in one month.
package struct MonthAmount: Hashable, Sendable {
    package var month: Month
    /// Of spending and neutral categories what went out, less what came back; of income what came in, less what went back. In the
    /// household's currency; names what has no rate.
    package var amount: ConvertedTotal

    package init(month: Month, amount: ConvertedTotal) {
        self.month = month
        self.amount = amount
    }
}
