/// A line that matches several waiting transactions equally well; the user chooses one.
package struct ImportQuestion: Identifiable, Hashable, Sendable {
    /// One of the matching transactions.
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

    /// The line's id, stable while the files are unchanged.
    package var id: String
    package var accountName: String
    package var day: Day
    /// Signed as seen from the account.
    package var amount: Money
    package var payee: String
    /// Sorted by distance in days, then by age.
    package var candidates: [Candidate]
    /// Nil if unanswered: the line becomes a new transaction.
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

/// The waiting transaction that a line completes.
package enum ImportMatch: Hashable, Sendable, Codable {
    /// None: the line becomes a new transaction.
    case new
    case transaction(ID<Transaction>)
}
