package import Models

/// One page of the household's history, newest first.
package struct HistoryPage: Hashable, Sendable {
    /// Newest first.
    package var entries: [HistoryEntry]
    /// Where the next page begins; nil at the end.
    package var next: ID<AuditRecord>?

    package init(entries: [HistoryEntry], next: ID<AuditRecord>?) {
        self.entries = entries
        self.next = next
    }
}

/// One change of the history.
package struct HistoryEntry: Hashable, Sendable {
    /// How a change is taken back.
    package enum Undo: Hashable, Sendable {
        /// `TransactionServiceProtocol.undo`.
        case change(ID<AuditRecord>)
        /// `StatementServiceProtocol.undo`.
        case statements(ID<StatementImport>)
    }

    /// What the record's transaction was like then: as the change left it, or before it was deleted.
    package struct Entry: Hashable, Sendable {
        package var accountName: String
        /// By the account's own side.
        package var day: Day
        /// As the account sees it.
        package var amount: Money

        package init(accountName: String, day: Day, amount: Money) {
            self.accountName = accountName
            self.day = day
            self.amount = amount
        }
    }

    package var record: AuditRecord
    /// Nil: the command line.
    package var memberName: String?
    /// In the household's time zone.
    package var moment: Moment
    /// Nil where there is no way back, where it was taken back already, or where `undoObstacle` says what prevents it.
    package var undo: Undo?
    /// Why a change that could be undone by its kind cannot be, as a sentence; nil: nothing prevents it.
    package var undoObstacle: String?
    /// The one transaction that it was about; nil where it was none, or several.
    package var entry: Entry?

    package init(record: AuditRecord, memberName: String?, moment: Moment, undo: Undo?, entry: Entry? = nil) {
        self.record = record
        self.memberName = memberName
        self.moment = moment
        self.undo = undo
        self.entry = entry
    }
}
