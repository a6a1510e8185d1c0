package import Models

/// Transactions: listed, added, edited, split, deleted, taken back.
///
/// Every write that touches a closed day of an account throws `ServiceError.closedDay`, unless it says that it may.
package protocol TransactionServiceProtocol: Sendable {

    /// One page of entries, newest first, pending ones on top.
    func fetchEntries(_ query: EntryQuery) async throws -> EntryPage

    /// - Throws: `ServiceError.notFound`.
    func fetchTransaction(id: ID<Transaction>) async throws -> TransactionGroup

    /// Payees that begin with a text, whatever its letter case, each with its memory of categories.
    ///
    /// - Parameter limit: 1–50.
    func suggestPayees(_ prefix: String, limit: Int) async throws -> [PayeeSuggestion]

    /// Posts a transaction that a person entered. It waits for its statement line.
    ///
    /// A draft whose key was used already is not posted again; what was made the first time comes back.
    func addTransaction(_ draft: TransactionDraft) async throws -> LedgerChange

    /// Changes a transaction.
    ///
    /// - Throws: `ServiceError.conflict` where the revision is not the newest.
    func updateTransaction(id: ID<Transaction>, _ edit: TransactionEdit, revision: Int64?) async throws -> LedgerChange

    /// Replaces the parts of a transaction with others that add up to the same amount.
    func splitTransaction(
        id: ID<Transaction>, into parts: [SplitPart], revision: Int64?, allowsClosedDays: Bool
    ) async throws -> LedgerChange

    /// The same edit for several at once; all or none.
    func updateTransactions(ids: [ID<Transaction>], _ edit: TransactionEdit) async throws -> LedgerChange

    func deleteTransactions(ids: [ID<Transaction>], allowsClosedDays: Bool) async throws -> LedgerChange

    /// Takes a change back, while nothing newer stands against it.
    ///
    /// - Throws: `ServiceError.conflict` where one of its transactions was changed since.
    func undo(_ change: ID<AuditRecord>, allowsClosedDays: Bool) async throws

    /// What was done, newest first.
    func history(limit: Int) async throws -> [AuditRecord]
}

extension TransactionServiceProtocol {
    /// Splits where no closed day is touched.
    package func splitTransaction(id: ID<Transaction>, into parts: [SplitPart], revision: Int64?) async throws -> LedgerChange {
        try await splitTransaction(id: id, into: parts, revision: revision, allowsClosedDays: false)
    }

    /// Deletes where no closed day is touched.
    package func deleteTransactions(ids: [ID<Transaction>]) async throws -> LedgerChange {
        try await deleteTransactions(ids: ids, allowsClosedDays: false)
    }

    /// Takes back where no closed day is touched.
    package func undo(_ change: ID<AuditRecord>) async throws { try await undo(change, allowsClosedDays: false) }
}

/// What a write to the ledger did, and how to take it back.
package struct LedgerChange: Hashable, Sendable {
    package var id: ID<AuditRecord>
    package var transactions: [TransactionGroup]

    package init(id: ID<AuditRecord>, transactions: [TransactionGroup]) {
        self.id = id
        self.transactions = transactions
    }
}
