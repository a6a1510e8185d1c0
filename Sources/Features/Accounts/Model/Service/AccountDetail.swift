package import Models
package import Services

/// The data of an account screen, from one snapshot.
package struct AccountDetail: Hashable, Sendable {
    package var summary: AccountSummary
    /// The balance at the end of each of the last 30 days, ending today.
    package var history: [DatedAmount]
    /// The forecast of the next 30 days; empty if nothing is expected to change.
    package var projection: [DatedAmount]
    /// The latest entries, at most five.
    package var latest: [Entry]
    /// The last reconciled and closed day; nil for none.
    package var closedUntil: Day?
    /// The last day covered by an imported statement; nil for none.
    package var lastStatementDay: Day?

    package init(
        summary: AccountSummary, history: [DatedAmount], projection: [DatedAmount], latest: [Entry], closedUntil: Day?,
        lastStatementDay: Day?
    ) {
        self.summary = summary
        self.history = history
        self.projection = projection
        self.latest = latest
        self.closedUntil = closedUntil
        self.lastStatementDay = lastStatementDay
    }
}
