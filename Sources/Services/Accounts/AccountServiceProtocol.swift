package import Models

/// Manages the household's own accounts and their balances.
package protocol AccountServiceProtocol: Sendable {
    /// All accounts, the default one first, then by kind and name.
    func fetchAccounts(includingArchived: Bool) async throws -> [AccountSummary]

    /// - Throws: `ServiceError.notFound`.
    func fetchAccount(id: ID<Account>) async throws -> AccountSummary

    /// Finds an account by id, by exact name, by name ignoring case, or by the last characters of its number.
    ///
    /// - Throws: `ServiceError.notFound`, or `.rule` if several match.
    func findAccount(_ text: String) async throws -> AccountSummary

    /// Balances at the end of a day (nil for now), including archived accounts with a balance.
    func balances(at day: Day?) async throws -> [AccountPosition]

    /// Creates an account. A draft with a known key creates nothing and returns the existing account.
    ///
    /// - Throws: `ServiceError.rule` with the violated rule.
    func addAccount(_ draft: AccountDraft) async throws -> AccountSummary

    /// Updates the editable properties of an account: name, institution, kind, colour, limit, the currency while there is no entry, and the
    /// default flag.
    ///
    /// - Parameter number: the change of its number; `.keep` uses the IBAN of `account`.
    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.rule`; `.notFound`.
    func updateAccount(_ account: Account, number: AccountNumberEdit) async throws -> AccountSummary

    /// Gives an account to a member or to the household, and sets how much of it the other members see.
    ///
    /// - Parameters:
    ///   - owner: nil: the household.
    ///   - sharing: `full` for the household's.
    /// - Returns: the account afterwards, also if the member does not see it any more.
    /// - Throws: `ServiceError.conflict` if the revision is outdated; `.unauthorized` unless it is the member's, or an owner takes one of the
    ///   household; `.rule`; `.notFound`.
    func shareAccount(id: ID<Account>, owner: ID<Member>?, sharing: AccountSharing, revision: Int64) async throws -> Account

    /// Makes an account the default one; an archived account is rejected.
    func setDefaultAccount(id: ID<Account>) async throws

    func archiveAccount(id: ID<Account>) async throws
    func restoreAccount(id: ID<Account>) async throws

    /// Deletes an account. An account with entries is archived instead, unless `withEntries` is set: then its entries are deleted, and the
    /// other side of own transfers is assigned to the category *transfer*, so that no other balance changes.
    func deleteAccount(id: ID<Account>, withEntries: Bool) async throws -> AccountDeletion

    /// Merges an account into another: all data of `other` is moved to `id`. Of two opening balances the earlier one remains; closed days
    /// remain closed if the other account has no entries there.
    ///
    /// - Throws: `ServiceError.rule` if the currencies differ or both are the same account.
    func mergeAccounts(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMerge

    /// Computes the consequences of a merge without changing anything.
    ///
    /// - Throws: like `mergeAccounts`.
    func planMerge(id: ID<Account>, absorbing other: ID<Account>) async throws -> AccountMergePlan

    /// Posts the difference between a statement balance and the ledger balance, from equity, on the statement's day.
    ///
    /// - Throws: `ServiceError.closedDay` if that day is closed and `allowsClosedDays` is false.
    func adjust(id: ID<Account>, to difference: StatementDifference, allowsClosedDays: Bool) async throws
}

extension DependencyContainer {
    package func accounts() -> any AccountServiceProtocol { service() }
}

extension AccountServiceProtocol {
    /// Updates an account and keeps its number.
    package func updateAccount(_ account: Account) async throws -> AccountSummary { try await updateAccount(account, number: .keep) }

    /// Adjusts the balance if the day is not closed.
    package func adjust(id: ID<Account>, to difference: StatementDifference) async throws {
        try await adjust(id: id, to: difference, allowsClosedDays: false)
    }
}

/// A change of an account's number.
package enum AccountNumberEdit: Hashable, Sendable {
    case keep
    case remove
    /// An account number or IBAN, as typed.
    case change(to: String)
}

/// The balance of an account on a day.
package struct AccountPosition: Hashable, Sendable {
    package var account: Account
    /// Nil if it does not fit 64 bits.
    package var balance: Money?

    package init(account: Account, balance: Money?) {
        self.account = account
        self.balance = balance
    }
}

/// The result of deleting an account.
package enum AccountDeletion: Hashable, Sendable {
    /// - Parameter change: the change for `TransactionServiceProtocol.undo`.
    case deleted(entries: Int, transfersKept: Int, change: ID<AuditRecord>)
    /// The account had entries and was archived.
    case archived

    /// The change that undoes the deletion.
    package var change: ID<AuditRecord>? {
        switch self {
        case .deleted(_, _, let change): change
        case .archived: nil
        }
    }
}

/// The result of merging two accounts.
package struct AccountMerge: Hashable, Sendable {
    /// The merged account.
    package var summary: AccountSummary
    /// The change for `TransactionServiceProtocol.undo`.
    package var change: ID<AuditRecord>

    package init(summary: AccountSummary, change: ID<AuditRecord>) {
        self.summary = summary
        self.change = change
    }
}
