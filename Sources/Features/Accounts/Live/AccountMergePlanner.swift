import AccountsModel
import Models
import Services
import Storage

/// Plans the merge of two accounts: the data that it removes.
struct AccountMergePlanner {
    let connection: Connection
    let household: ID<Household>

    /// - Throws: `ServiceError.notFound`, `.rule`.
    func plan(_ id: ID<Account>, absorbing other: ID<Account>) throws -> AccountMergePlan {
        let ledgerAccounts = LedgerAccountRepository(connection, household: household)
        guard let target = try ledgerAccounts.find(LedgerAccountID(id)), let absorbed = try ledgerAccounts.find(LedgerAccountID(other)),
            target.role == .own,
            absorbed.role == .own
        else { throw ServiceError.notFound }
        try Self.check(target, absorbed)
        let keeps = try keepsOpening(of: target, absorbing: absorbed)
        return AccountMergePlan(
            removed: try opening(of: keeps ? absorbed : target), kept: try opening(of: keeps ? target : absorbed),
            transfers: try TransactionRepository(connection, household: household).countGroups(between: target.id, and: absorbed.id))
    }

    /// - Throws: `ServiceError.rule` if the accounts cannot be merged.
    static func check(_ target: LedgerAccountRecord, _ absorbed: LedgerAccountRecord) throws(ServiceError) {
        guard target.id != absorbed.id else { throw .rule(.accountMergeSame) }
        guard target.currency == absorbed.currency else { throw .rule(.accountMergeCurrencies) }
    }

    /// Whether the target's opening balance is the one to keep: that of the account that begins first.
    func keepsOpening(of target: LedgerAccountRecord, absorbing absorbed: LedgerAccountRecord) throws -> Bool {
        try start(of: target) <= start(of: absorbed)
    }

    /// The day of an account's opening balance; an unknown one sorts last.
    private func start(of record: LedgerAccountRecord) throws -> Day {
        let never = Day(number: .max)
        guard record.isOpeningKnown else { return never }
        if let day = try opening(of: record)?.day { return day }
        let imports = ImportRepository(connection, household: household)
        return try imports.firstCheckpoint(of: ID(rawValue: record.id.rawValue))?.day ?? never
    }

    private func opening(of record: LedgerAccountRecord) throws -> AccountMergePlan.Opening? {
        guard let currency = record.currency, let group = record.openingGroup,
            let opening = try TransactionRepository(connection, household: household).group(group), let day = opening.day(at: record.id)
        else { return nil }
        return AccountMergePlan.Opening(
            account: ID(rawValue: record.id.rawValue), amount: try opening.amount(at: record.id, in: currency), day: day)
    }
}
