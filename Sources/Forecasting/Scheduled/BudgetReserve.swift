package import Models

/// The unspent part of budgets on an account for some days: it replaces the usual spending of their categories, evenly by day.
package struct BudgetReserve: Hashable, Sendable {
    package var account: ID<Account>
    package var days: ClosedRange<Day>
    /// In minor units of the account's currency, not negative.
    package var amount: Int64

    package init(account: ID<Account>, days: ClosedRange<Day>, amount: Int64) {
        self.account = account
        self.days = days
        self.amount = amount
    }
}
