package import Localization
package import Models
import Services

/// One page of the household's history, newest first.
package struct HistoryPage: Hashable, Sendable {
    /// Newest first.
    package var entries: [HistoryEntry]
    /// The start of the next page; nil at the end.
    package var next: ID<AuditRecord>?
    /// The members of the household, by name.
    package var members: [Author]

    /// A member who may have made changes.
    package struct Author: Hashable, Sendable {
        package var id: ID<Member>
        package var name: String

        package init(id: ID<Member>, name: String) {
            self.id = id
            self.name = name
        }
    }

    package init(entries: [HistoryEntry], next: ID<AuditRecord>?, members: [Author]) {
        self.entries = entries
        self.next = next
        self.members = members
    }
}

/// A change in the history.
package struct HistoryEntry: Hashable, Sendable {
    /// The operation that undoes a change.
    package enum Undo: Hashable, Sendable {
        /// `TransactionServiceProtocol.undo`.
        case change(ID<AuditRecord>)
        /// `HistoryServiceProtocol.undo`.
        case object(ObjectReference)
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

    /// A field of a transaction before and after the change, for display.
    package struct Change: Hashable, Sendable {
        package enum Value: Hashable, Sendable {
            case text(String)
            case amount(Money)
            case day(Day)
            case status(TransactionStatus)
            case parts(Int)
        }

        package var field: FieldChange.Field
        /// Nil if it differs among several transactions.
        package var before: Value?
        package var after: Value

        package init(field: FieldChange.Field, before: Value?, after: Value) {
            self.field = field
            self.before = before
            self.after = after
        }
    }

    package var record: AuditRecord
    /// The action in a few words.
    package var title: LocalizedText
    /// The subject of the change in the reader's language; empty if nothing is known.
    package var subject: LocalizedText
    /// What it is about; nil if that does not exist any more, or is not known.
    package var target: ObjectReference?
    package var changes: [Change] = []
    /// What its module counts of it.
    package var figures: [LocalizedText] = []
    /// Nil for the command line.
    package var memberName: String?
    /// In the household's time zone.
    package var moment: Moment
    /// Nil if the change cannot be undone, was undone already, or `undoObstacle` is set.
    package var undo: Undo?
    /// The reason for which an otherwise undoable change cannot be undone, as a sentence; nil if it can.
    package var undoObstacle: LocalizedText?
    /// The changed transaction; nil if there is none, or several.
    package var entry: Entry?

    package init(
        record: AuditRecord, title: LocalizedText, subject: LocalizedText, memberName: String?, moment: Moment, undo: Undo?,
        entry: Entry? = nil
    ) {
        self.record = record
        self.title = title
        self.subject = subject
        self.memberName = memberName
        self.moment = moment
        self.undo = undo
        self.entry = entry
    }
}
