package import Models

/// A category with a significant change of its amount, and its largest transactions.
package struct CategoryChange: Hashable, Sendable {
    package var category: Category
    package var change: SpendingChange
    /// Spending and income are positive; in the household's currency.
    package var amount: Money
    package var previous: Money
    /// The largest transactions, at most three: of the period, or of the earlier one if the amount became less.
    package var entries: [Entry]

    package struct Entry: Hashable, Sendable {
        package var id: ID<Transaction>
        package var day: Day
        /// Empty if it has none.
        package var payee: String
        /// In the currency of the transaction; refunds are negative.
        package var amount: Money

        package init(id: ID<Transaction>, day: Day, payee: String, amount: Money) {
            self.id = id
            self.day = day
            self.payee = payee
            self.amount = amount
        }
    }

    package init(category: Category, change: SpendingChange, amount: Money, previous: Money, entries: [Entry] = []) {
        self.category = category
        self.change = change
        self.amount = amount
        self.previous = previous
        self.entries = entries
    }

    /// The difference as a percentage of the earlier amount; nil without an earlier amount.
    package var percent: Int? { SpendingChange.percent(amount: amount.minorUnits, previous: previous.minorUnits) }

    /// Whether the transactions are those of the earlier period.
    package var isOfPrevious: Bool { change == .less || change == .gone }
}

/// The changes between two periods.
package struct ChangeReport: Hashable, Sendable {
    package var days: ClosedRange<Day>
    package var previousDays: ClosedRange<Day>
    /// The largest difference first.
    package var changes: [CategoryChange]
    /// Currencies without a rate, whose amounts are left out.
    package var leftOut: [Currency]

    package init(days: ClosedRange<Day>, previousDays: ClosedRange<Day>, changes: [CategoryChange], leftOut: [Currency]) {
        self.days = days
        self.previousDays = previousDays
        self.changes = changes
        self.leftOut = leftOut
    }
}
