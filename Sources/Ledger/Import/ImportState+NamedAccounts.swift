import Models
import Storage

/// Accounts that lines name as the other sides of their transfers.
extension ImportState {
    /// An account named as the other side of a transfer, and the account whose line names it.
    struct NamedAccount: Hashable {
        var account: ID<Account>
        /// Folded.
        var name: String
    }

    /// The own account with a folded name or IBAN in a currency; of several accounts the only one that is not archived, otherwise nil.
    func ownAccount(named folded: String, in currency: Currency) -> LedgerAccountID? {
        let found = ownAccountsByName[folded, default: []].filter { $0.currency == currency }
        if found.count == 1 { return found.first?.id }
        let open = found.filter { !$0.isArchived }
        return open.count == 1 ? open.first?.id : nil
    }

    /// Stores the own account whose number a line names as its other side.
    func save(counterparty number: String, of record: StatementLineRecord) throws {
        guard let account = counterparties.account(numbered: number) else { return counterparties.remember(number, of: record.id) }
        guard account.id != LedgerAccountID(record.account) else { return }
        try namedTransfers.insert(record, sequence: 0, amount: record.amount, name: (account.iban ?? account.name).folded)
    }

    /// Stores the accounts named by a line.
    func save(_ sides: [NamedSide], of record: StatementLineRecord, file: Int, line: Int) throws {
        for (index, side) in sides.enumerated() where !side.isSelf {
            try namedTransfers.insert(record, sequence: index, amount: side.amount, name: side.name)
            let key = NamedAccount(account: record.account, name: side.name)
            if firstNamed.count < 1_000, firstNamed[key] == nil { firstNamed[key] = (file, line, side.text) }
        }
    }
}
