/// A new line of a file and its outcome.
package struct PreviewedLine: Identifiable, Hashable, Sendable {
    /// The outcome of a line.
    package enum Outcome: Hashable, Sendable {
        /// A transaction with a category, and the one suggested by rules.
        case category(ID<Category>, suggested: ID<Category>)
        /// A transaction with several parts.
        case split(Int)
        /// One side of a transfer with the own account of this name.
        case transfer(String)
        /// Completes a waiting transaction.
        case matched
        /// Corrects an earlier line.
        case corrected
    }

    /// Stable while the files are unchanged.
    package var id: String
    package var account: ID<Account>
    /// The name of the account, which the import may be about to create.
    package var accountName: String
    /// The booking day.
    package var day: Day
    /// Money in is positive.
    package var amount: Money
    package var payee: String
    /// Further text from the bank; may be empty.
    package var note: String
    package var outcome: Outcome
    /// The reason for its category.
    package var reason: CategoryReason

    package init(
        id: String, account: ID<Account>, accountName: String, day: Day, amount: Money, payee: String, note: String, outcome: Outcome,
        reason: CategoryReason
    ) {
        self.id = id
        self.account = account
        self.accountName = accountName
        self.day = day
        self.amount = amount
        self.payee = payee
        self.note = note
        self.outcome = outcome
        self.reason = reason
    }
}
