package import Models

/// The input of a forecast for one account.
package struct ForecastAccount: Hashable, Sendable {
    package var id: ID<Account>
    package var currency: Currency
    /// The booked balance at the end of today, in minor units, without transactions of later days.
    package var balance: Int64
    /// The unscheduled net amounts of past days in minor units, oldest first, yesterday last; empty: nothing is estimated.
    package var history: [Int64]
    /// The part of `history` whose categories have a budget, with as many days; empty: none has.
    package var budgeted: [Int64]

    package init(id: ID<Account>, currency: Currency, balance: Int64, history: [Int64] = [], budgeted: [Int64] = []) {
        self.id = id
        self.currency = currency
        self.balance = balance
        self.history = history
        self.budgeted = budgeted
    }
}
