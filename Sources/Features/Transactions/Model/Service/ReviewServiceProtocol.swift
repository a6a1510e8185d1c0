package import Models
package import Services

/// Confirms new transactions whose category neither a rule nor an earlier choice determined.
package protocol ReviewServiceProtocol: Sendable {
    /// A page of the transactions that wait, the last imported first.
    ///
    /// - Parameters:
    ///   - before: the last transaction of the previous page; nil for the first page.
    ///   - limit: 1–100.
    func fetchReview(before: ID<Transaction>?, limit: Int) async throws -> ReviewPage

    /// Confirms transactions, with another category if one was chosen. Later lines of the same payee get the same category, and so do waiting ones
    /// with the replaced category: those confirmed in the same call immediately, the others when they are confirmed. Transactions that do not wait
    /// any more are skipped.
    ///
    /// - Returns: the change for `TransactionServiceProtocol.undo`; nil if none of them was waiting.
    /// - Throws: `ServiceError.closedDay` if a category changes on a closed day.
    func confirm(_ decisions: [ReviewDecision]) async throws -> ID<AuditRecord>?
}

extension DependencyContainer {
    package func review() -> any ReviewServiceProtocol { service() }
}

/// What is confirmed of a transaction.
package struct ReviewDecision: Hashable, Sendable {
    package var id: ID<Transaction>
    /// The new category; nil keeps the current one.
    package var category: ID<Category>?
    /// Whether it keeps its category although another one was chosen for its payee.
    package var isExact: Bool

    package init(id: ID<Transaction>, category: ID<Category>? = nil, isExact: Bool = false) {
        self.id = id
        self.category = category
        self.isExact = isExact
    }
}
