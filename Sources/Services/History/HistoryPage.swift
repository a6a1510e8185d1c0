package import Localization
package import Models

/// One page of the household's history, newest first.
package struct HistoryPage: Hashable, Sendable {
    /// Newest first.
    package var entries: [HistoryEntry]
    /// The start of the next page; nil at the end.
    package var next: ID<AuditRecord>?

    package init(entries: [HistoryEntry], next: ID<AuditRecord>?) {
        self.entries = entries
        self.next = next
    }
}

/// A change in the history.
package struct HistoryEntry: Hashable, Sendable {
    /// The operation that undoes a change.
    package enum Undo: Hashable, Sendable {
        /// `TransactionServiceProtocol.undo`.
        case change(ID<AuditRecord>)
        /// `StatementServiceProtocol.undo`.
        case statements(ID<StatementImport>)
    }

    /// The state of the changed transaction: after the change, or before its deletion.
    package struct Entry: Hashable, Sendable {
        package var accountName: String
        /// The day on the account's side.
        package var day: Day
        /// Signed as seen from the account.
        package var amount: Money

        package init(accountName: String, day: Day, amount: Money) {
            self.accountName = accountName
            self.day = day
            self.amount = amount
        }
    }

    package var record: AuditRecord
    /// Nil for the command line.
    package var memberName: String?
    /// In the household's time zone.
    package var moment: Moment
    /// Nil if the change cannot be undone, was undone already, or `undoObstacle` is set.
    package var undo: Undo?
    /// A sentence that says why an otherwise undoable change cannot be undone; nil if it can.
    package var undoObstacle: LocalizedText?
    /// The changed transaction; nil if there is none, or several.
    package var entry: Entry?

    package init(record: AuditRecord, memberName: String?, moment: Moment, undo: Undo?, entry: Entry? = nil) {
        self.record = record
        self.memberName = memberName
        self.moment = moment
        self.undo = undo
        self.entry = entry
    }
}
