import Models

/// Builds the entry of a group in an account.
struct EntryComposer {
    let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    /// - Throws: `MoneyError.overflow`.
    func entry(_ group: TransactionGroup, in record: LedgerAccountRecord) throws -> Entry {
        let ledgerAccount = record.id
        // Ledger accounts of what others owe have entries in any currency; each transaction has one.
        let touching = group.parts.first { $0.source == ledgerAccount || $0.destination == ledgerAccount }
        guard let currency = record.currency ?? touching?.amount.currency, let day = group.day(at: ledgerAccount) else {
            throw StorageError.unknownValue(column: "account", value: String(ledgerAccount.rawValue))
        }
        let parts = group.parts.filter { $0.source == ledgerAccount || $0.destination == ledgerAccount }
        return Entry(
            id: group.id, account: ID(rawValue: ledgerAccount.rawValue), accountName: record.name, day: day,
            amount: try group.amount(at: ledgerAccount, in: currency), payee: group.payee,
            note: group.parts.map(\.note).filter { !$0.isEmpty }.joined(separator: "; "),
            counterparts: parts.map { counterpart(of: ledgerAccount, $0, in: group) }, status: group.status, balance: nil,
            tags: group.tags,
            reference: group.reference, foreign: try foreign(parts), revision: group.revision)
    }

    private func counterpart(of ledgerAccount: LedgerAccountID, _ part: Transaction, in group: TransactionGroup) -> Counterpart {
        let isOutgoing = part.source == ledgerAccount
        var other = isOutgoing ? part.destination : part.source
        if ledgerAccounts[other]?.role == .conversion {
            // The counterpart of an exchange is the account on the other side of the conversion.
            let leg = group.parts.first { $0.id != part.id && ($0.source == other || $0.destination == other) }
            if let leg { other = leg.source == other ? leg.destination : leg.source }
        }
        return Counterpart(
            ledgerAccount: other, role: ledgerAccounts[other]?.role ?? .equity, name: ledgerAccounts[other]?.name ?? "",
            icon: ledgerAccounts[other]?.icon ?? "",
            amount: isOutgoing ? -part.amount : part.amount)
    }

    private func foreign(_ parts: [Transaction]) throws -> Money? {
        let amounts = parts.compactMap(\.foreign)
        guard var sum = amounts.first, amounts.allSatisfy({ $0.currency == sum.currency }) else { return nil }
        for amount in amounts.dropFirst() { sum = try sum + amount }
        return sum
    }
}
