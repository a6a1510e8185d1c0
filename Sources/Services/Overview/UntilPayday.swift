package import Models

/// What is left to spend until the next expected income.
package struct UntilPayday: Hashable, Sendable {
    /// The day of the income.
    package var day: Day
    /// The balances of the accounts that one can spend from, less what is taken from them before that day; in the household's currency.
    package var left: ConvertedTotal

    package init(day: Day, left: ConvertedTotal) {
        self.day = day
        self.left = left
    }

    /// The number of days ahead in which the income is looked for.
    package static let days = 45
}
