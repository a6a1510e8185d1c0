package import Models

/// Transactions: listed, added, edited, split, deleted, taken back.
package protocol TransactionServiceProtocol: Sendable {

    /// One page of entries, newest first, pending ones on top.
    func fetchEntries(_ query: EntryQuery) async throws -> EntryPage

    /// - Throws: `ServiceError.notFound`.
    func fetchTransaction(id: ID<Transaction>) async throws -> TransactionGroup

    /// Posts a transaction that a person entered. It waits for its statement line.
    func addTransaction(_ draft: TransactionDraft) async throws -> LedgerChange

    /// Changes a transaction.
    ///
    /// - Throws: `ServiceError.conflict` where the revision is not the newest.
    func updateTransaction(id: ID<Transaction>, _ edit: TransactionEdit, revision: Int64?) async throws -> LedgerChange

    /// Replaces the parts of a transaction with others that add up to the same amount.
    func splitTransaction(id: ID<Transaction>, into parts: [SplitPart], revision: Int64?) async throws -> LedgerChange

    /// The same edit for several at once; all or none.
    func updateTransactions(ids: [ID<Transaction>], _ edit: TransactionEdit) async throws -> LedgerChange

    func deleteTransactions(ids: [ID<Transaction>]) async throws -> LedgerChange

    /// Takes a change back, while nothing newer stands against it.
    ///
    /// - Throws: `ServiceError.conflict` where one of its transactions was changed since.
    func undo(_ change: ID<AuditRecord>) async throws

    /// What was done, newest first.
    func history(limit: Int) async throws -> [AuditRecord]
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

/// What a person enters.
package struct TransactionDraft: Hashable, Sendable {
    package var account: ID<Account>
    /// As the account sees it: negative for spending. Of the account's currency.
    package var amount: Money
    /// Of both sides.
    package var day: Day
    package var payee: String
    package var note: String
    /// A category, or nil: what was chosen last for the payee, else other or other income.
    package var category: ID<Category>?
    /// The own account on the other side instead of a category. Both must have one currency.
    package var transferAccount: ID<Account>?
    /// Names; those that are new are made.
    package var tags: [String]
    package var status: TransactionStatus

    package init(
        account: ID<Account>, amount: Money, day: Day, payee: String = "", note: String = "", category: ID<Category>? = nil,
        transferAccount: ID<Account>? = nil, tags: [String] = [], status: TransactionStatus = .completed
    ) {
        self.account = account
        self.amount = amount
        self.day = day
        self.payee = payee
        self.note = note
        self.category = category
        self.transferAccount = transferAccount
        self.tags = tags
        self.status = status
    }
}

/// What is to change of a transaction; nil leaves a field as it is.
package struct TransactionEdit: Hashable, Sendable {
    package var day: Day?
    /// The magnitude; the direction stays. Only for a transaction of one part.
    package var amount: Money?
    package var payee: String?
    package var note: String?
    /// For all parts that have a category on their other side.
    package var category: ID<Category>?
    /// Replaces all of them.
    package var tags: [String]?
    package var status: TransactionStatus?

    package init(
        day: Day? = nil, amount: Money? = nil, payee: String? = nil, note: String? = nil, category: ID<Category>? = nil,
        tags: [String]? = nil, status: TransactionStatus? = nil
    ) {
        self.day = day
        self.amount = amount
        self.payee = payee
        self.note = note
        self.category = category
        self.tags = tags
        self.status = status
    }
}

/// One part of a split: an amount as the account sees it, and what it was for.
package struct SplitPart: Hashable, Sendable {
    package var amount: Money
    package var category: ID<Category>
    package var note: String

    package init(amount: Money, category: ID<Category>, note: String = "") {
        self.amount = amount
        self.category = category
        self.note = note
    }
}
