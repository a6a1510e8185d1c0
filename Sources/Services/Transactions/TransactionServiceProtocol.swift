package import Models

/// Lists, adds, edits, splits and deletes transactions, and undoes changes.
///
/// Every write that affects a closed day of an account throws `ServiceError.closedDay`, unless closed days are allowed.
package protocol TransactionServiceProtocol: Sendable {
    /// One page of entries, newest first, pending ones on top.
    func fetchEntries(_ query: EntryQuery) async throws -> EntryPage

    /// - Throws: `ServiceError.notFound`.
    func fetchTransaction(id: ID<Transaction>) async throws -> TransactionGroup

    /// Posts a manually entered transaction, which waits for its statement line.
    ///
    /// A draft with a known key posts nothing and returns the existing transaction.
    func addTransaction(_ draft: TransactionDraft) async throws -> LedgerChange

    /// Updates a transaction.
    ///
    /// - Throws: `ServiceError.conflict` if the revision is outdated.
    func updateTransaction(id: ID<Transaction>, _ edit: TransactionEdit, revision: Int64?) async throws -> LedgerChange

    /// Replaces the parts of a transaction with others of the same total.
    func splitTransaction(
        id: ID<Transaction>, into parts: [SplitPart], revision: Int64?, allowsClosedDays: Bool
    ) async throws -> LedgerChange

    /// Joins two transactions of two own accounts, a debit and a credit, into one transfer with a day on each side. In different currencies it
    /// becomes a currency exchange.
    ///
    /// - Throws: `ServiceError.notFound`; `.rule` if they are not the two sides of a transfer.
    func joinTransactions(
        _ first: ID<Transaction>, with second: ID<Transaction>, allowsClosedDays: Bool
    ) async throws -> LedgerChange

    /// Records that a transaction and others are not the two sides of one transfer: they are not offered to each other again.
    ///
    /// - Throws: `ServiceError.notFound`; `.rule` if there is no other one, or the transaction itself is among them.
    func dismissTransfer(of id: ID<Transaction>, with others: [ID<Transaction>]) async throws -> ID<AuditRecord>

    /// Applies the same edit to several transactions; all or none.
    func updateTransactions(ids: [ID<Transaction>], _ edit: TransactionEdit) async throws -> LedgerChange

    func deleteTransactions(ids: [ID<Transaction>], allowsClosedDays: Bool) async throws -> LedgerChange

    /// Undoes a change unless a later one depends on it.
    ///
    /// - Throws: `ServiceError.conflict` if one of its transactions was changed since.
    func undo(_ change: ID<AuditRecord>, allowsClosedDays: Bool) async throws

    /// The audit records, newest first.
    func history(limit: Int) async throws -> [AuditRecord]
}

extension DependencyContainer {
    package func transactions() -> any TransactionServiceProtocol { service() }
}

extension TransactionServiceProtocol {
    /// Splits a transaction if no closed day is affected.
    package func splitTransaction(id: ID<Transaction>, into parts: [SplitPart], revision: Int64?) async throws -> LedgerChange {
        try await splitTransaction(id: id, into: parts, revision: revision, allowsClosedDays: false)
    }

    /// Joins two transactions if no closed day is affected.
    package func joinTransactions(_ first: ID<Transaction>, with second: ID<Transaction>) async throws -> LedgerChange {
        try await joinTransactions(first, with: second, allowsClosedDays: false)
    }

    /// Deletes transactions if no closed day is affected.
    package func deleteTransactions(ids: [ID<Transaction>]) async throws -> LedgerChange {
        try await deleteTransactions(ids: ids, allowsClosedDays: false)
    }

    /// Undoes a change if no closed day is affected.
    package func undo(_ change: ID<AuditRecord>) async throws { try await undo(change, allowsClosedDays: false) }
}

/// The result of a write to the ledger: the change, which can be undone, and its transactions.
package struct LedgerChange: Hashable, Sendable {
    package var id: ID<AuditRecord>
    package var transactions: [TransactionGroup]

    package init(id: ID<AuditRecord>, transactions: [TransactionGroup]) {
        self.id = id
        self.transactions = transactions
    }
}
