package import Models

/// The planned or completed changes of rules to existing transactions.
package struct RuleRun: Hashable, Sendable {
    /// A transaction that a rule changes.
    package struct Entry: Hashable, Sendable {
        package var id: ID<Transaction>
        package var day: Day
        /// As seen from the account.
        package var amount: Money
        package var accountName: String
        /// The payee before.
        package var payee: String
        /// The name of the category before.
        package var from: String
        /// The name of the category after; equal to `from` if the rule changes only payee or tags.
        package var to: String

        package init(
            id: ID<Transaction>, day: Day, amount: Money, accountName: String, payee: String, from: String, to: String
        ) {
            self.id = id
            self.day = day
            self.amount = amount
            self.accountName = accountName
            self.payee = payee
            self.from = from
            self.to = to
        }
    }

    /// The number of transactions that change.
    package var changed: Int
    /// The changed transactions, newest first, up to the requested limit.
    package var entries: [Entry]
    /// The number of transactions that are not changed because they are on closed days.
    package var closed: Int
    /// The change for `TransactionServiceProtocol.undo`; nil for a preview, or if nothing changes.
    package var change: ID<AuditRecord>?

    package init(changed: Int, entries: [Entry], closed: Int, change: ID<AuditRecord>? = nil) {
        self.changed = changed
        self.entries = entries
        self.closed = closed
        self.change = change
    }
}
