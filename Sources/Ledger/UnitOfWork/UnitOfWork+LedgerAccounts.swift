package import Models
import Services
package import Storage

extension StandardCategory {
    /// Whether it is a fallback: uncategorised lines, and transfers whose other side is unknown.
    package var isFallback: Bool { self == .other || self == .otherIncome || self == .transfer }
}

extension UnitOfWork {
    /// An own account.
    ///
    /// - Throws: `ServiceError.notFound` if it is not an own account of the household.
    package func account(_ id: ID<Account>) throws -> LedgerAccountRecord {
        guard let record = try ledgerAccounts.find(LedgerAccountID(id)), record.role == .own else { throw ServiceError.notFound }
        return record
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

    /// - Throws: `ServiceError.rule` if another account that is not archived has this name, ignoring case.
    package func requireUniqueAccountName(_ name: String, except ledgerAccount: LedgerAccountID?) throws {
        let folded = name.folded
        let isTaken = try ledgerAccounts.all().contains {
            $0.role == .own && !$0.isArchived && $0.id != ledgerAccount && $0.name.folded == folded
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
