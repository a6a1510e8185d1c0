package import Models
package import Services

/// The data of an account screen, from one snapshot.
package struct AccountDetail: Hashable, Sendable {
    package var summary: AccountSummary
    /// The balance at the end of each of the last days, ending today.
    package var history: [DatedAmount]
    /// The forecast of the next 30 days; empty if nothing is expected to change.
    package var projection: [DatedAmount]
    /// What came in and what left in the last twelve months, oldest first, from the first one with transactions.
    package var months: [AccountMonth]
    /// The latest entries, at most 20.
    package var latest: [Entry]
    /// The last reconciled and closed day; nil for none.
    package var closedUntil: Day?
    /// The last day covered by an imported statement; nil for none.
    package var lastStatementDay: Day?

    package init(
        summary: AccountSummary, history: [DatedAmount], projection: [DatedAmount], months: [AccountMonth], latest: [Entry],
        closedUntil: Day?, lastStatementDay: Day?
    ) {
        self.summary = summary
        self.history = history
        self.projection = projection
        self.months = months
        self.latest = latest
        self.closedUntil = closedUntil
        self.lastStatementDay = lastStatementDay
    }
}
