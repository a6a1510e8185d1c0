import Models
import Services
import Storage

extension UnitOfWork {
    /// Rejects a group that touches a closed day of an account, unless `allowsClosedDays`.
    ///
    /// - Throws: `ServiceError.closedDay`.
    func requireOpen(_ group: TransactionGroup) throws {
        guard !allowsClosedDays, let account = try closedAccount(of: group), let day = try closedDays()[account] else { return }
        throw ServiceError.closedDay(account: try ledgerAccounts.find(LedgerAccountID(account))?.name ?? "", day: day)
    }

    /// The account in which a group falls on a closed day; nil if there is none.
    private func closedAccount(of group: TransactionGroup) throws -> ID<Account>? {
        let closed = try closedDays()
        guard !closed.isEmpty else { return nil }
        for part in group.parts {
            for (ledgerAccount, day) in [(part.source, part.sourceDay), (part.destination, part.destinationDay)] {
                let account: ID<Account> = ID(rawValue: ledgerAccount.rawValue)
                if let last = closed[account], day <= last { return account }
            }
        }
        return nil
    }
}
