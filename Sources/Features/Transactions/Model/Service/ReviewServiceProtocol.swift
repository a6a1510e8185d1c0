package import Models
package import Services

/// Confirms new transactions whose category neither a rule nor an earlier choice determined.
package protocol ReviewServiceProtocol: Sendable {
    /// A page of the transactions that wait, by payee, that of the last imported first.
    ///
    /// - Parameters:
    ///   - before: the `next` of the previous page; nil for the first page.
    ///   - limit: how many transactions a page has in detail, 1–100.
    ///   - perPayee: how many of one payee it has in detail.
    func fetchReview(before: ID<Transaction>?, limit: Int, perPayee: Int) async throws -> ReviewPage

    /// Confirms transactions, with another category if one was chosen. Later lines of the same payee get the same category, and so do waiting ones
    /// with the replaced category: those confirmed in the same call immediately, the others when they are confirmed. Transactions that do not wait
    /// any more are skipped, and so are those whose category somebody else changed since it was shown.
    ///
    /// - Throws: `ServiceError.closedDay` if a category changes on a closed day.
    func confirm(_ decisions: [ReviewDecision]) async throws -> ReviewOutcome
}

extension ReviewServiceProtocol {
    /// A page with all of its transactions in detail.
    package func fetchReview(before: ID<Transaction>?, limit: Int) async throws -> ReviewPage {
        try await fetchReview(before: before, limit: limit, perPayee: limit)
    }
}

extension DependencyContainer {
    package func review() -> any ReviewServiceProtocol { service() }
}

/// What is confirmed of a transaction.
package struct ReviewDecision: Hashable, Sendable {
    /// Which other transactions a chosen category is for.
    package enum Reach: Hashable, Sendable {
        /// Those of the payee with the replaced category, and this one has the category that was chosen for another one.
        case payee
        /// Those of the payee with the replaced category that are not confirmed with it.
        case waiting
        /// None: this transaction is treated alone.
        case alone
    }

    package var id: ID<Transaction>
    /// The new category; nil keeps the current one.
    package var category: ID<Category>?
    /// The category with which it was shown; nil if that does not matter.
    package var seen: ID<Category>?
    package var reach: Reach

    package init(id: ID<Transaction>, category: ID<Category>? = nil, seen: ID<Category>? = nil, reach: Reach = .payee) {
        self.id = id
        self.category = category
        self.seen = seen
        self.reach = reach
    }
}

/// What was confirmed.
package struct ReviewOutcome: Hashable, Sendable {
    /// The change for `TransactionServiceProtocol.undo`; nil if none of the transactions was waiting.
    package var change: ID<AuditRecord>?
    /// How many were confirmed.
    package var confirmed: Int
    /// How many go on waiting, because their category was changed since it was shown.
    package var changedElsewhere: Int

    package init(change: ID<AuditRecord>?, confirmed: Int, changedElsewhere: Int) {
        self.change = change
        self.confirmed = confirmed
        self.changedElsewhere = changedElsewhere
    }
}
