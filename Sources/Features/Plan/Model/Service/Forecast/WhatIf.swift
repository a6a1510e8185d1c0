package import Models

/// A hypothetical amount in a forecast. It is not stored.
package struct WhatIf: Hashable, Sendable {
    package var account: ID<Account>
    /// In the account's currency; negative: a debit.
    package var amount: Money
    /// The day, or the first of them.
    package var day: Day
    /// Every month from the day on, else once.
    var isMonthly: Bool

    package init(account: ID<Account>, amount: Money, day: Day, isMonthly: Bool = false) {
        self.account = account
        self.amount = amount
        self.day = day
        self.isMonthly = isMonthly
    }

    /// The days through a last one.
    package func days(through last: Day) -> [Day] {
        guard isMonthly else { return day <= last ? [day] : [] }
        return (try? Schedule(anchor: day, .month)).map { Array($0.occurrences(through: last)) } ?? []
    }
}
