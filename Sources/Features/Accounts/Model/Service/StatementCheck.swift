package import Models

/// The data of the reconciliation screen, from one snapshot.
package struct StatementCheck: Hashable, Sendable {
    package var summary: AccountSummary
    /// The last closed day; nil for none.
    package var closedUntil: Day?
    /// The reconciliation in progress with one page of its entries; nil for none.
    package var check: AccountCheck?

    package init(summary: AccountSummary, closedUntil: Day?, check: AccountCheck?) {
        self.summary = summary
        self.closedUntil = closedUntil
        self.check = check
    }
}
