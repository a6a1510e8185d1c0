/// One new line of a file, and what it becomes.
package struct PreviewedLine: Identifiable, Hashable, Sendable {

    /// What becomes of a line.
    package enum Outcome: Hashable, Sendable {
        /// A transaction with a category, and the one that it has unless a person chooses another.
        case category(ID<Category>, suggested: ID<Category>)
        /// A transaction of several parts.
        case split(Int)
        /// One side of a transfer with the own account of this name.
        case transfer(String)
        /// It completes a transaction that waited for it.
        case matched
        /// It corrects an earlier line.
        case corrected
    }

    /// The same as long as the files are.
    package var id: String
    package var account: ID<Account>
    /// Of the account, which the import may only just make.
    package var accountName: String
    /// The booking day.
    package var day: Day
    /// Money in is positive.
    package var amount: Money
    package var payee: String
    /// What the bank wrote beside the payee; may be empty.
    package var note: String
    package var outcome: Outcome

    package init(
        id: String, account: ID<Account>, accountName: String, day: Day, amount: Money, payee: String, note: String, outcome: Outcome
    ) {
        self.id = id
        self.account = account
        self.accountName = accountName
        self.day = day
        self.amount = amount
        self.payee = payee
        self.note = note
        self.outcome = outcome
    }
}
