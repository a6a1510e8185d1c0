import Localization
import Models
import Services

/// The form values of a row that is changed in place.
struct EntryRowEdit {
    /// The id of the transaction; empty for none.
    var id = ""
    var payee = ""
    /// The id of a category.
    var category = ""
    /// The revision on which the change is based.
    var revision = ""
    /// Whether the member was warned that a day is closed and may now change it.
    var allowsClosedDays = false
    private(set) var problem: LocalizedText?
    /// Whether somebody else changed the entry since the form was filled.
    private(set) var isConflict = false

    /// The change that the form describes.
    var change: TransactionEdit { TransactionEdit(payee: payee, category: ID<Category>(category), allowsClosedDays: allowsClosedDays) }

    /// Shows an entry.
    mutating func fill(from entry: Entry) {
        payee = entry.payee
        category = entry.counterparts.first.map { ID<Category>(rawValue: $0.ledgerAccount.rawValue).description } ?? ""
        revision = String(entry.revision)
    }

    /// Says that somebody else changed the entry; saving again is based on it as it is now.
    mutating func showConflict(with entry: Entry) {
        revision = String(entry.revision)
        isConflict = true
        problem = "Somebody else changed this transaction in the meantime. Save again to keep what you typed."
    }

    /// Says why the change was not saved.
    mutating func fail(_ error: ServiceError) {
        allowsClosedDays = error.isClosedDay
        problem = error.sentence(button: "Save")
    }
}
