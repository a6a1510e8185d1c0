package import Models

/// The fields of an expected item.
package struct ExpectedDraft: Hashable, Sendable {
    package var name: String
    /// Positive for income, negative for spending.
    package var amount: Money
    /// The maximum difference of a transaction's amount from the expected one, in minor units of its currency.
    package var tolerance: Int64
    package var cycle: BillingCycle
    /// The next day on which it is expected, by its schedule.
    package var next: Day
    package var ends: Day?
    package var weekendRule: WeekendRule
    package var account: ID<Account>?
    package var category: ID<Category>?
    /// As the bank writes it; empty: any payee.
    package var payee: String
    /// An idempotency key.
    package var key: String?

    package init(
        name: String, amount: Money, tolerance: Int64 = 0, cycle: BillingCycle, next: Day, ends: Day? = nil,
        weekendRule: WeekendRule = .same, account: ID<Account>? = nil, category: ID<Category>? = nil, payee: String = "", key: String? = nil
    ) {
        self.name = name
        self.amount = amount
        self.tolerance = tolerance
        self.cycle = cycle
        self.next = next
        self.ends = ends
        self.weekendRule = weekendRule
        self.account = account
        self.category = category
        self.payee = payee
        self.key = key
    }
}

/// The choices of the form of an expected item.
package struct ExpectedChoices: Hashable, Sendable {
    /// Accounts that are not archived.
    package var accounts: [Account]
    /// Categories that are not archived.
    package var categories: [Category]

    package init(accounts: [Account], categories: [Category]) {
        self.accounts = accounts
        self.categories = categories
    }
}

extension ExpectedDraft {
    /// The fields of a stored item, for editing.
    ///
    /// - Parameter next: its next scheduled day.
    package init(_ item: ExpectedItem, next: Day) {
        self.init(
            name: item.name, amount: item.amount, tolerance: item.tolerance, cycle: item.cycle, next: next, ends: item.ends,
            weekendRule: item.weekendRule, account: item.account, category: item.category, payee: item.payeeKey)
    }
}
