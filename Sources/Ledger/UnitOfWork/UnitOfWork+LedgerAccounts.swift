package import Models
import Services
package import Storage

extension StandardCategory {
    /// Whether it is a fallback: uncategorised lines, and transfers whose other side is unknown.
    package var isFallback: Bool { self == .other || self == .otherIncome || self == .transfer }
}

extension UnitOfWork {
    /// An own account that the member names. If it belongs to a member, the change touches it.
    ///
    /// - Throws: `ServiceError.notFound` if it is not an own account of the household, or is private to another member; `.rule` if the member sees
    ///   its balance only.
    package func account(_ id: ID<Account>) throws -> LedgerAccountRecord {
        guard let record = try ledgerAccounts.find(LedgerAccountID(id)), record.role == .own, reach.sees(id) else {
            throw ServiceError.notFound
        }
        guard reach.opens(id) else { throw ServiceError.rule(.accountBalanceOnly) }
        if record.owner != nil { journal.touched.insert(record.id) }
        return record
    }

    /// Inserts a ledger account, new or brought back.
    package func insert(_ record: LedgerAccountRecord) throws {
        try ledgerAccounts.insert(record)
        guard record.owner != nil else { return try journal.accountsDidChange() }
        try AccountScopeRepository(connection, household: household).refreshDivision()
        try journal.readScopes()
        journal.touched.insert(record.id)
    }

    /// Deletes a ledger account without transactions, with what is kept apart for it.
    package func delete(_ record: LedgerAccountRecord) throws {
        guard record.owner != nil else { return try ledgerAccounts.delete(record.id) }
        // Totals have to be zero before their rows can be deleted.
        try journal.flushTotals()
        let scopes = AccountScopeRepository(connection, household: household)
        try scopes.deleteTotals(of: record.id)
        try scopes.deleteChoices(of: record.id)
        // A tag of no transaction is seen by everybody. The undo brings it back with the transactions.
        if !record.sharing.showsEntries { try TagRepository(connection, household: household).deleteUnused() }
        try ledgerAccounts.delete(record.id)
        try scopes.keepDivision()
        try journal.readScopes()
        journal.touched.insert(record.id)
    }

    /// A category.
    ///
    /// - Throws: `ServiceError.notFound` if it is not a category of the household.
    package func category(_ id: ID<Category>) throws -> LedgerAccountRecord {
        guard let record = try ledgerAccounts.find(LedgerAccountID(id)), record.role == .category else { throw ServiceError.notFound }
        return record
    }

    /// The household's category with a standard role; it may be renamed or archived, but is never deleted.
    package func standardCategory(_ key: StandardCategory) throws -> LedgerAccountID {
        guard let ledgerAccount = try ledgerAccounts.category(standard: key) else { throw ServiceError.serverError(500) }
        return ledgerAccount
    }

    /// The ledger account from which opening balances and adjustments are posted.
    package func equity() throws -> LedgerAccountID {
        guard let ledgerAccount = try ledgerAccounts.equity() else { throw ServiceError.serverError(500) }
        return ledgerAccount
    }

    /// Private accounts of others do not count: the error would tell that there is one of this name.
    ///
    /// - Throws: `ServiceError.rule` if another account that is not archived has this name, ignoring case.
    package func requireUniqueAccountName(_ name: String, except ledgerAccount: LedgerAccountID?) throws {
        let folded = name.folded
        let isTaken = try ledgerAccounts.all().contains {
            $0.role == .own && !$0.isArchived && $0.id != ledgerAccount && $0.name.folded == folded
                && reach.sees(ID(rawValue: $0.id.rawValue))
        }
        guard !isTaken else { throw ServiceError.rule(.accountNameTaken) }
    }

    /// Updates a record that was read in this unit of work.
    ///
    /// - Throws: `ServiceError.conflict` if its revision changed.
    package func save(_ record: LedgerAccountRecord) throws {
        guard try ledgerAccounts.update(record) else { throw ServiceError.conflict }
    }

    /// Makes a group that moves a signed amount from equity into an account.
    package func equityGroup(_ amount: Money, into account: LedgerAccountID, on day: Day, payee: SystemPayee) throws -> TransactionGroup {
        let id: ID<Transaction> = makeID()
        let magnitude = amount.magnitude
        let equity = try equity()
        let part = Transaction(
            id: id, amount: magnitude, source: amount.isNegative ? account : equity, sourceDay: day,
            destination: amount.isNegative ? equity : account, destinationDay: day)
        return TransactionGroup(id: id, parts: [part], payee: payee.rawValue)
    }
}
