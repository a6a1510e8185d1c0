/// A line that fits several waiting transactions equally well: a person says which.
package struct ImportQuestion: Identifiable, Hashable, Sendable {

    /// One of the transactions that fit.
    package struct Candidate: Hashable, Sendable {
        package var transaction: ID<Transaction>
        package var day: Day
        package var payee: String
        /// The category, or the own account on the other side.
        package var counterpart: String

        package init(transaction: ID<Transaction>, day: Day, payee: String, counterpart: String) {
            self.transaction = transaction
            self.day = day
            self.payee = payee
            self.counterpart = counterpart
        }
    }

    /// The line's id, the same as long as the files are.
    package var id: String
    package var accountName: String
    package var day: Day
    /// Signed as the account sees it.
    package var amount: Money
    package var payee: String
    /// Nearest first, then oldest first.
    package var candidates: [Candidate]
    /// Nil: not answered, and the line becomes a transaction of its own.
    package var answer: ImportMatch?

    package init(
        id: String, accountName: String, day: Day, amount: Money, payee: String, candidates: [Candidate], answer: ImportMatch? = nil
    ) {
        self.id = id
        self.accountName = accountName
        self.day = day
        self.amount = amount
        self.payee = payee
        self.candidates = candidates
        self.answer = answer
    }
}

/// Which waiting transaction a line completes.
package enum ImportMatch: Hashable, Sendable, Codable {
    /// None of them: it is a new transaction.
    case new
    case transaction(ID<Transaction>)
}
