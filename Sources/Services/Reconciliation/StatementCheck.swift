package import Models

/// What the check of an account against a paper statement shows, from one snapshot.
package struct StatementCheck: Hashable, Sendable {
    package var summary: AccountSummary
    /// The last day that was checked and closed; nil: none.
    package var closedUntil: Day?
    /// The check under way with one page of its entries; nil: none was begun.
    package var check: AccountCheck?

    package init(summary: AccountSummary, closedUntil: Day?, check: AccountCheck?) {
        self.summary = summary
        self.closedUntil = closedUntil
        self.check = check
    }
}
