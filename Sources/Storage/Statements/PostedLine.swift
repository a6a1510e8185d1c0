package import Models

/// A line that became a transaction of its own, as far as pairing transfers looks at it.
package struct PostedLine: Hashable, Sendable {
    package var id: Int64
    package var account: ID<Account>
    /// The booking day.
    package var day: Day
    /// Signed minor units as the account sees it.
    package var amount: Int64
    /// What it became.
    package var group: ID<Transaction>
    /// The first import that held it.
    package var importID: ID<StatementImport>
    /// The own account that the line names as its other side, folded; nil where it names none.
    package var name: String?
}
