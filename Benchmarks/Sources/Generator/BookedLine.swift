/// One line of an own account's statement.
package struct BookedLine: Sendable {

    package enum Kind: Sendable {
        case spending, refund, salary
        /// The side of an own transfer that leaves the account, or arrives on it; the other account by its place in `OwnAccount.all`.
        case transferOut(to: Int), transferIn(from: Int)
    }

    package let day: CalendarDay
    /// In cents, below zero what leaves the account.
    package let amount: Int64
    package let payee: String
    /// Empty on about half of the lines.
    package let memo: String
    /// The bank's id, unique in the account.
    package let bankId: String
    /// Place in `SpendingCategory.all`; for salaries and transfers it means nothing.
    package let category: Int
    package let kind: Kind
}
