package import Models

/// What an account's screen shows, from one snapshot.
package struct AccountDetail: Hashable, Sendable {
    package var summary: AccountSummary
    /// The balance at the end of each of the last 30 days, today last.
    package var history: [DatedAmount]
    /// The balance on the 30 days to come, as far as it is known today: pending entries, and those booked ahead. Empty where nothing is known.
    package var projection: [DatedAmount]
    /// The newest entries, five at most.
    package var latest: [Entry]
    /// The last day that was checked against a statement and closed; nil: none.
    package var closedUntil: Day?
    /// The last day that a statement has brought; nil: no statement yet.
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
