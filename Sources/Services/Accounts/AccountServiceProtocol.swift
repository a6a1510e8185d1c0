package import Models

/// The household's own accounts and what they hold.
package protocol AccountServiceProtocol: Sendable {

    /// All accounts, default first, then by kind and name.
    func fetchAccounts(includingArchived: Bool) async throws -> [AccountSummary]

    /// - Throws: `ServiceError.notFound`.
    func fetchAccount(id: ID<Account>) async throws -> AccountSummary

    /// The account that a person means: by id, by exact name, by name without regard to case, or by the last characters of its number.
    ///
    /// - Throws: `ServiceError.notFound`, or `.rule` where several fit.
    func findAccount(_ text: String) async throws -> AccountSummary

    /// Balances at the end of a day (nil: now), per account, archived ones with a balance included.
    func balances(at day: Day?) async throws -> [AccountPosition]

    /// A draft whose key was used already makes nothing again; what was made the first time comes back.
    ///
    /// - Throws: `ServiceError.rule` with one of the sentences of `product.md` section 5.
    func addAccount(_ draft: AccountDraft) async throws -> AccountSummary

    /// Changes what a person may change of an account: name, institution, kind, colour, limit, the currency while there is no entry, and
    /// whether it is the default one.
    ///
    /// - Parameter number: what becomes of its number; `.keep` takes the IBAN that `account` has.
    /// - Throws: `ServiceError.conflict` where the revision is not the newest; `.rule`; `.notFound`.
    func updateAccount(_ account: Account, number: AccountNumberEdit) async throws -> AccountSummary

    /// Makes an account the default one. An archived one is refused.
    func setDefaultAccount(id: ID<Account>) async throws

    func archiveAccount(id: ID<Account>) async throws
    func restoreAccount(id: ID<Account>) async throws

    /// Deletes an account. One with entries is archived instead, unless `withEntries`: then its entries go, and the other side of own
    /// transfers is given to the category *transfer*, so that no other balance moves.
    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion

    /// Makes two accounts that are one into one: everything of `other` is moved to `id`. Of two opening balances that of the account which
    /// begins first stays; days that were closed stay so where the other account has nothing.
    ///
    /// - Throws: `ServiceError.rule` where their currencies differ or the two are one.
    func mergeAccounts(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMerge

    /// What merging two accounts will take away. Nothing is changed.
    ///
    /// - Throws: as `mergeAccounts`.
    func planMerge(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMergePlan

    /// Posts the difference between what a statement says and the ledger, from equity, on the statement's day.
    ///
    /// - Throws: `ServiceError.closedDay` where that day is closed, unless it may be changed.
    func adjust(id: ID<Account>, to difference: StatementDifference, allowsClosedDays: Bool) async throws
}

extension AccountServiceProtocol {
    /// Changes an account and keeps its number.
    package func updateAccount(_ account: Account) async throws -> AccountSummary { try await updateAccount(account, number: .keep) }

    /// Adjusts where the day is not closed.
    package func adjust(id: ID<Account>, to difference: StatementDifference) async throws {
        try await adjust(id: id, to: difference, allowsClosedDays: false)
    }
}

/// What becomes of an account's number in an edit.
package enum AccountNumberEdit: Hashable, Sendable {
    case keep
    case remove
    /// An account number or IBAN, as a person types it.
    case change(to: String)
}

/// An account's balance on a day.
package struct AccountPosition: Hashable, Sendable {
    package var account: Account
    /// Nil where it does not fit 64 bits.
    package var balance: Money?

    package init(account: Account, balance: Money?) {
        self.account = account
        self.balance = balance
    }
}

/// What deleting an account came to.
package enum AccountDeletion: Hashable, Sendable {
    /// - Parameter change: what takes it back: `TransactionServiceProtocol.undo`.
    case deleted(entries: Int, transfersKept: Int, change: ID<AuditRecord>)
    /// It had entries and was archived.
    case archived

    /// What takes a deletion back.
    package var change: ID<AuditRecord>? {
        switch self {
        case .deleted(_, _, let change): change
        case .archived: nil
        }
    }
}

/// What merging two accounts came to.
package struct AccountMerge: Hashable, Sendable {
    /// The account that holds everything of both.
    package var summary: AccountSummary
    /// What takes it back: `TransactionServiceProtocol.undo`.
    package var change: ID<AuditRecord>

    package init(summary: AccountSummary, change: ID<AuditRecord>) {
        self.summary = summary
        self.change = change
    }
}
