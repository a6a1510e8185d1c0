package import Models

/// A line that became its own transaction, with the columns needed to pair transfers.
package struct PostedLine: Hashable, Sendable {
    package var id: Int64
    package var account: ID<Account>
    /// The booking day.
    package var day: Day
    /// Signed minor units from the account's view.
    package var amount: Int64
    /// Its transaction.
    package var group: ID<Transaction>
    /// The first import that contained it.
    package var importID: ID<StatementImport>
    /// The case-folded name of the own account that the line names as its counterpart; nil if there is none.
    package var name: String?
    /// Why its transaction had its category when it was imported, without the detail.
    package var reason: CategoryReason = .unknown
}
